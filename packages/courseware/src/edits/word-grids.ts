import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import type { Element } from '../records/element.ts';
import type { Frame } from '../records/elements/element-base.ts';
import type { Geometry, GeometryPath } from '../records/geometry.ts';
import type { TextBody } from '../records/text.ts';
import { groupElements } from './frames/grouping.ts';
import { ordersAt } from './place.ts';

/** Grids: 田字格, 米字格, four lines for pinyin, and four lines for English. */
export const WORD_GRIDS = ['field', 'rice', 'pinyin', 'english'] as const;
export type WordGrid = (typeof WORD_GRIDS)[number];

/** Side of a cell, logical pixels, and font size of its character, points. */
const CELL = 112;
const CELL_SIZE = 60;
/** Number of cells without a text, and most cells for a text. */
const EMPTY_CELLS = 4;
const MOST_CELLS = 40;
/** Size of four lines, logical pixels, and font size of the text on them, points. */
const LINES = { w: 640, h: 96 } as const;
const LINES_SIZE = 45;
/** Space above the text, logical pixels, so that common Latin fonts are on the third line. */
const LINES_TOP = 4;
const COLOR = { type: 'rgb', value: 'D05A4E' } as const;

interface Part {
  readonly frame: Frame;
  readonly geometry: Geometry;
  readonly text: TextBody;
}

/**
 * Adds writing grids in the middle of a page, as ordinary shapes for drawing, printing and PowerPoint: a cell for each
 * Chinese character of `words`, or four lines with the text on them. Returns the id of the element to select.
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

/** Number of dashes of a line; they are part of the path, because a shape has only one line style. */
const DASHES = 12;
/** Side of a cell in path units, which are integers. */
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
