import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import type { Element } from '../records/element.ts';
import type { Frame } from '../records/elements/element-base.ts';
import type { Geometry, GeometryPath } from '../records/geometry.ts';
import type { TextBody } from '../records/text.ts';
import { groupElements } from './grouping.ts';
import { ordersAt } from './place.ts';

/** 田字格, 米字格, the four lines of pinyin and those of English. */
export const WORD_GRIDS = ['field', 'rice', 'pinyin', 'english'] as const;
export type WordGrid = (typeof WORD_GRIDS)[number];

/** Logical pixels of a cell's side, and points of the character in it. */
const CELL = 112;
const CELL_SIZE = 60;
/** Cells where no words are given, and the most that are made of some. */
const EMPTY_CELLS = 4;
const MOST_CELLS = 40;
/** Logical pixels of four lines, and points of the letters on them. */
const LINES = { w: 640, h: 96 } as const;
const LINES_SIZE = 45;
/** Above the letters, so that they stand on the third line: logical pixels, for the ascent of usual Latin faces. */
const LINES_TOP = 4;
const COLOR = { type: 'rgb', value: 'D05A4E' } as const;

interface Part {
  readonly frame: Frame;
  readonly geometry: Geometry;
  readonly text: TextBody;
}

/**
 * Puts writing grids in the middle of a page, as shapes that are drawn, printed and written to PowerPoint like others: a
 * cell for each Chinese character of `words`, which stands in it, or a line with them. Answers what is to be chosen.
 */
export function insertWordGrid(
  edit: Edit,
  pageId: string,
  kind: WordGrid,
  words: string,
  page: { readonly w: number; readonly h: number },
): string | undefined {
  const parts = kind === 'field' || kind === 'rice' ? cells(kind, words, page) : [lines(kind, words, page)];
  const siblings = edit.children(pageId);
  const orders = ordersAt(edit, siblings, siblings.length, parts.length);
  const ids = parts.map((part, at) => {
    const id = newId();
    const element: Element = {
      kind: 'element',
      type: 'shape',
      id,
      parentId: pageId,
      order: orders[at] ?? '',
      ...part,
      fill: { type: 'none' },
      line: { fill: { type: 'solid', color: COLOR }, width: 1.5 },
    };
    edit.create(element);
    return id;
  });
  return groupElements(edit, ids) ?? ids[0];
}

function cells(
  kind: 'field' | 'rice',
  words: string,
  page: { readonly w: number; readonly h: number },
): Part[] {
  const letters = [...words].filter((letter) => /\p{Script=Han}/u.test(letter)).slice(0, MOST_CELLS);
  const all = letters.length > 0 ? letters : new Array<string>(EMPTY_CELLS).fill('');
  const across = Math.max(1, Math.min(all.length, Math.floor(page.w / CELL)));
  const down = Math.ceil(all.length / across);
  const [left, top] = [(page.w - across * CELL) / 2, (page.h - down * CELL) / 2];
  const geometry = cellGeometry(kind);
  return all.map((letter, at) => ({
    frame: { x: left + (at % across) * CELL, y: top + Math.floor(at / across) * CELL, w: CELL, h: CELL },
    geometry,
    text: said(letter, CELL_SIZE, { eastAsian: '楷体' }, 'ctr', 0),
  }));
}

function lines(
  kind: 'pinyin' | 'english',
  words: string,
  page: { readonly w: number; readonly h: number },
): Part {
  const letters = words.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  const w = Math.min(LINES.w, page.w);
  return {
    frame: { x: (page.w - w) / 2, y: (page.h - LINES.h) / 2, w, h: LINES.h },
    geometry: shape([
      {
        w: 1,
        h: 3,
        fill: 'none',
        commands: [0, 1, 2, 3].flatMap((y) => segment(0, y, 1, y)),
      },
    ]),
    text: said(letters, LINES_SIZE, { latin: 'Arial' }, kind === 'pinyin' ? 'ctr' : 'l', LINES_TOP),
  };
}

function said(
  letters: string,
  size: number,
  face: { readonly eastAsian?: string; readonly latin?: string },
  align: 'ctr' | 'l',
  top: number,
): TextBody {
  const props = { size, fill: { type: 'solid', color: { type: 'scheme', slot: 'tx1' } }, ...face } as const;
  return {
    paragraphs: [
      letters === ''
        ? { props: { align }, runs: [], endProps: props }
        : { props: { align }, runs: [{ type: 'text', text: letters, props }] },
    ],
    box: {
      anchor: top === 0 ? 'ctr' : 't',
      wrap: false,
      insetLeft: top === 0 ? 0 : 8,
      insetRight: 0,
      insetTop: top,
      insetBottom: 0,
    },
  };
}

/** Dashes are drawn as lines of their own: a shape has one kind of line. */
const DASHES = 12;
/** A cell's side in units of its path, which are whole numbers. */
const SIDE = 200 * DASHES;

function cellGeometry(kind: 'field' | 'rice'): Geometry {
  const dashed = [
    dashes(0, SIDE / 2, SIDE, SIDE / 2),
    dashes(SIDE / 2, 0, SIDE / 2, SIDE),
    ...(kind === 'rice' ? [dashes(0, 0, SIDE, SIDE), dashes(0, SIDE, SIDE, 0)] : []),
  ].flat();
  const frame: GeometryPath['commands'] = [
    { c: 'M', x: '0', y: '0' },
    { c: 'L', x: String(SIDE), y: '0' },
    { c: 'L', x: String(SIDE), y: String(SIDE) },
    { c: 'L', x: '0', y: String(SIDE) },
    { c: 'Z' },
  ];
  return shape([
    { w: SIDE, h: SIDE, commands: frame },
    { w: SIDE, h: SIDE, fill: 'none', commands: dashed },
  ]);
}

function dashes(x1: number, y1: number, x2: number, y2: number): GeometryPath['commands'] {
  const at = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const;
  return Array.from({ length: DASHES }, (_, dash) => {
    const [from, to] = [at((dash + 0.25) / DASHES), at((dash + 0.75) / DASHES)];
    return segment(from[0], from[1], to[0], to[1]);
  }).flat();
}

function segment(x1: number, y1: number, x2: number, y2: number): GeometryPath['commands'] {
  const arg = (value: number) => String(Math.round(value));
  return [
    { c: 'M', x: arg(x1), y: arg(y1) },
    { c: 'L', x: arg(x2), y: arg(y2) },
  ];
}

function shape(paths: GeometryPath[]): Geometry {
  return { type: 'custom', definition: { adjust: [], guides: [], handles: [], sites: [], paths } };
}
