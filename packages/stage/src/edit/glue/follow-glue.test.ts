import { type Element, moveElements } from '@lectern/courseware';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllPresets } from '../../view/geometry/presets.ts';
import { gluedLine, lineOf } from '../testing/connector.ts';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { draftsWithGlue, editWithGlue, linesOfShift, placesIn } from './follow-glue.ts';

beforeAll(loadAllPresets);

const elements = (): Element[] => [
  shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 }, 'page', 'a0'),
  shapeRecord('two', { x: 400, y: 300, w: 100, h: 100 }, 'page', 'a1'),
  shapeRecord('three', { x: 600, y: 600, w: 50, h: 50 }, 'page', 'a2'),
  gluedLine(),
];
const frameOf = (drafts: ReadonlyMap<string, Element>) => drafts.get('line')?.frame;

describe('editWithGlue', () => {
  const edited = (work: Parameters<typeof editWithGlue>[1]) => {
    const hand = new Hand(elements());
    hand.store.transact((edit) => editWithGlue(edit, work));
    return lineOf(hand).frame;
  };

  it('moves the lines that are connected to moved elements', () => {
    expect(edited((edit) => moveElements(edit, ['two'], { x: 50, y: 10 }))).toMatchObject({
      x: 200,
      y: 150,
      w: 250,
      h: 210,
    });
    expect(edited((edit) => moveElements(edit, ['one'], { x: -50, y: 10 }))).toMatchObject({
      x: 150,
      y: 160,
      w: 250,
      h: 190,
    });
  });

  it('leaves lines in place when other elements move or only a style changes', () => {
    const before = gluedLine().frame;
    expect(edited((edit) => moveElements(edit, ['three'], { x: 50, y: 10 }))).toEqual(before);
    expect(edited((edit) => edit.update('one', { name: 'A' }))).toEqual(before);
  });

  it('follows an element whose frame is written twice from its first position', () => {
    const twice = edited((edit) => {
      moveElements(edit, ['two'], { x: 50, y: 0 });
      moveElements(edit, ['two'], { x: 50, y: 0 });
    });
    expect(twice).toMatchObject({ x: 200, w: 300 });
  });
});

describe('draftsWithGlue', () => {
  it('adds drafts of the connected lines, and stores nothing', () => {
    const hand = new Hand(elements());
    const two = {
      ...(hand.store.find('element', 'two') as Element),
      frame: { x: 500, y: 300, w: 100, h: 100 },
    };
    const drafts = draftsWithGlue(hand.store, new Map([['two', two]]));
    expect([...drafts.keys()]).toEqual(['two', 'line']);
    expect(frameOf(drafts)).toMatchObject({ x: 200, w: 300 });
    expect(lineOf(hand).frame).toEqual(gluedLine().frame);
  });

  it('returns the same drafts when no line follows', () => {
    const hand = new Hand(elements());
    const drafts = new Map([['three', { ...(hand.store.find('element', 'three') as Element) }]]);
    expect(draftsWithGlue(hand.store, drafts)).toBe(drafts);
  });
});

describe('linesOfShift', () => {
  it('returns only the lines, at their ends after the movement', () => {
    const { store } = new Hand(elements());
    const lines = linesOfShift(store, ['two'], { x: 0, y: 40 });
    expect([...lines.keys()]).toEqual(['line']);
    expect(frameOf(lines)).toMatchObject({ x: 200, y: 150, w: 200, h: 240 });
    expect(linesOfShift(store, ['three'], { x: 5, y: 5 }).size).toBe(0);
    expect(linesOfShift(store, ['missing'], { x: 5, y: 5 }).size).toBe(0);
  });

  it('returns no line that is moved itself', () => {
    const { store } = new Hand(elements());
    expect(linesOfShift(store, ['one', 'two', 'line'], { x: 5, y: 5 }).size).toBe(0);
  });

  it('moves an element of a rotated group by the distance on the page', () => {
    const group = {
      ...shapeRecord('group', { x: 350, y: 250, w: 200, h: 200, rotation: 90 }),
      type: 'group',
    } as Element;
    const two = shapeRecord('two', { x: 50, y: 50, w: 100, h: 100 }, 'group');
    const hand = new Hand([
      elements()[0] as Element,
      group,
      two,
      gluedLine({ end: { elementId: 'two', site: 2 } }),
    ]);
    const [before, after] = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ].map((by) => frameOf(linesOfShift(hand.store, ['two'], by)));
    const still = before ?? lineOf(hand).frame;
    expect([Math.round((after?.w ?? 0) - still.w), Math.round((after?.h ?? 0) - still.h)]).toEqual([30, 0]);
  });
});

it('placesIn changes with the frame, the outline and the parent, and with no style', () => {
  const shape = shapeRecord('a', { x: 1, y: 2, w: 3, h: 4 });
  const same = placesIn(shape);
  expect(placesIn({ ...shape, name: 'B', fill: { type: 'none' } })).toBe(same);
  expect(placesIn({ ...shape, frame: { x: 1, y: 2, w: 3, h: 5 } })).not.toBe(same);
  expect(placesIn({ ...shape, geometry: { type: 'preset', preset: 'ellipse' } })).not.toBe(same);
  expect(placesIn({ ...shape, parentId: 'group' })).not.toBe(same);
});
