import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../test/edited.ts';
import { CoursewareStore } from '../document/store.ts';
import { boardPaint } from '../lesson/board.ts';
import {
  boardBackground,
  boardFace,
  groundElements,
  groundIds,
  isGround,
  setBoardFace,
} from './board-face.ts';

const SIZE = { w: 1280, h: 720 };
let store: CoursewareStore;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  run(store, (edit) => edit.create({ kind: 'page', id: 'p', order: 'a0' }));
});

it('isGround returns true for the two ground elements of the page only', () => {
  expect(groundIds('p')).toEqual(['p-lines', 'p-marks']);
  expect(['p-lines', 'p-marks', 'q-lines', 'p'].map((id) => isGround('p', id))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('groundElements', () => {
  it('are locked and behind all others, and hidden without lines', () => {
    const elements = groundElements('p', { color: 'green', ground: 'plain' }, SIZE);
    expect(elements.map(({ id, order, locked, hidden, name }) => [id, order, locked, hidden, name])).toEqual([
      ['p-lines', 'a0', true, true, 'lines plain'],
      ['p-marks', 'a1', true, true, 'marks plain'],
    ]);
  });

  it('have dashed marks and black lines on a white board, and white lines on others', () => {
    const looks = (color: 'white' | 'black') =>
      groundElements('p', { color, ground: 'tian' }, SIZE).map(({ line }) => line);
    expect(looks('white')).toMatchObject([
      {
        dash: 'solid',
        width: 1.5,
        fill: { color: { value: '000000', mods: [{ op: 'alpha', value: 0.4 }] } },
      },
      {
        dash: [5, 5],
        width: 1.5,
        fill: { color: { value: '000000', mods: [{ op: 'alpha', value: 0.28 }] } },
      },
    ]);
    expect(looks('black')).toMatchObject([{ fill: { color: { value: 'FFFFFF' } } }, {}]);
  });

  it('have strong axes of 2.5 pixels', () => {
    const [, marks] = groundElements('p', { color: 'white', ground: 'axes' }, SIZE);
    expect(marks?.line).toMatchObject({ dash: 'solid', width: 2.5 });
    expect(marks?.hidden).toBe(false);
  });

  it('show a part of an endless page, with narrower lines and coordinates from its corner', () => {
    const area = { minX: -1280, minY: -720, maxX: 1280, maxY: 720 };
    const [lines] = groundElements('p', { color: 'white', ground: 'tian' }, SIZE, area);
    expect(lines?.line?.width).toBe(0.75);
    expect(lines?.frame).toEqual({ x: 0, y: 0, w: 1280, h: 720 });
    const geometry = lines?.geometry;
    if (geometry?.type !== 'custom') throw new Error('no lines');
    const [path] = geometry.definition.paths;
    expect([path?.w, path?.h]).toEqual([2560, 1440]);
    const points =
      path?.commands.flatMap((each) => ('x' in each ? [[Number(each.x), Number(each.y)]] : [])) ?? [];
    expect(points.length).toBeGreaterThan(4);
    expect(points.every(([x = -1, y = -1]) => x >= -150 && x <= 2710 && y >= -150 && y <= 1590)).toBe(true);
  });

  it('are moves and lines: each line is horizontal or vertical on squared ground', () => {
    const [lines] = groundElements('p', { color: 'white', ground: 'tian' }, SIZE);
    if (lines?.geometry?.type !== 'custom') throw new Error('no lines');
    const commands = lines.geometry.definition.paths[0]?.commands ?? [];
    expect(commands[0]?.c).toBe('M');
    let before: { x: string; y: string } | undefined;
    for (const each of commands) {
      if (!('x' in each)) throw new Error('another command');
      if (each.c === 'L') expect(each.x === before?.x || each.y === before?.y).toBe(true);
      before = each;
    }
  });
});

describe('boardFace', () => {
  it('returns what setBoardFace set, and plain white for a page without', () => {
    expect(boardFace(store, 'p')).toEqual({ color: 'white', ground: 'plain' });
    expect(boardFace(store, 'none')).toEqual({ color: 'white', ground: 'plain' });
    run(store, (edit) => setBoardFace(edit, 'p', { color: 'green', ground: 'staff' }, SIZE));
    expect(boardFace(store, 'p')).toEqual({ color: 'green', ground: 'staff' });
    expect(store.children('p')).toEqual(['p-lines', 'p-marks']);
  });

  it('reads a colour in lower-case digits, and no other fill', () => {
    const value = boardPaint.black.toLowerCase();
    const set = (background: ReturnType<typeof boardBackground>) => {
      run(store, (edit) => edit.update('p', { background }));
      return boardFace(store, 'p').color;
    };
    expect(set({ type: 'solid', color: { type: 'rgb', value } })).toBe('black');
    expect(set({ type: 'none' })).toBe('white');
    expect(set({ type: 'solid', color: { type: 'scheme', slot: 'dk1' } })).toBe('white');
    expect(set(boardBackground('green'))).toBe('green');
  });
});

describe('setBoardFace', () => {
  it('changes the ground elements in place, and nothing for a missing page', () => {
    run(store, (edit) => setBoardFace(edit, 'p', { color: 'green', ground: 'staff' }, SIZE));
    run(store, (edit) => setBoardFace(edit, 'p', { color: 'white', ground: 'plain' }, SIZE));
    expect(store.children('p').map((id) => store.find('element', id)?.hidden)).toEqual([true, true]);
    run(store, (edit) => setBoardFace(edit, 'none', { color: 'white', ground: 'tian' }, SIZE));
    expect(store.get('none-lines')).toBeUndefined();
  });
});
