import { blankCourseware, type CoursewareRecord, ordersBetween } from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';

export const STROKES = 5000;
/** Page numbers: a page with a title, the full page, and two ordinary pages. */
export const FULL_PAGE = 2;
export const PAGES = 4;

/**
 * The last stroke of the full page: when it is visible, all ink is painted. Logical pixels; no other stroke has its
 * colour.
 */
export const LAST = { x: 1240, y: 20, color: 'FF00FF' } as const;

const COLORS = ['D92D20', '2E6BE6', '1D2421', '0E7C66', 'F5A524', '7A3FF2'];

/** Four pages with a title each, without ink. */
export function unwrittenCourseware(): Uint8Array {
  const blank = blankCourseware().records.filter(({ kind }) => kind !== 'page' && kind !== 'element');
  const records: CoursewareRecord[] = [...blank];
  const layout = blank.find(({ kind }) => kind === 'layout');
  for (const [i, order] of ordersBetween(undefined, undefined, PAGES).entries()) {
    records.push({ kind: 'page', id: `page${i + 1}`, order, ...(layout ? { layoutId: layout.id } : {}) });
    records.push({
      kind: 'element',
      type: 'shape',
      id: `title${i}`,
      parentId: `page${i + 1}`,
      order: 'a0',
      frame: { x: 80, y: 30, w: 1120, h: 70 },
      textBox: true,
      text: { paragraphs: [{ runs: [{ type: 'text', text: `第 ${i + 1} 页`, props: { size: 36 } }] }] },
    });
  }
  return writeNdpx({ snapshot: { records }, assets: new Map() });
}

/**
 * The ink of a page as records: strokes of the size of handwriting in six colours over the whole page, every eighth a
 * highlighter's.
 */
export function inkRecords(pageId: string): readonly CoursewareRecord[] {
  const orders = ordersBetween('a0', undefined, STROKES);
  return orders.map((order, i): CoursewareRecord => {
    const isLast = i === STROKES - 1;
    const isWide = i % 8 === 7;
    return {
      kind: 'element',
      type: 'ink',
      id: `ink${i}`,
      parentId: pageId,
      order,
      frame: isLast
        ? { x: LAST.x - 20, y: LAST.y, w: 40, h: 0 }
        : { x: (i * 53) % 1150, y: 50 + ((i * 37) % 620), w: 79, h: 32 },
      tool: isWide && !isLast ? 'highlighter' : 'pen',
      color: isLast ? LAST.color : (COLORS[i % COLORS.length] ?? '000000'),
      width: isLast ? 12 : isWide ? 14 : 3,
      points: isLast ? [0, 0, 0.5, 20, 0, 0.5, 40, 0, 0.5] : wave(i),
    };
  });
}

function wave(i: number): number[] {
  return Array.from({ length: 40 }, (_, k) => [
    Math.round((k * 1.6 + Math.sin(k / 4 + i) * 8 + 8) * 10) / 10,
    Math.round((Math.cos(k / 5 + i) * 16 + 16) * 10) / 10,
    0.5,
  ]).flat();
}
