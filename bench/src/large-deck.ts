import {
  blankCourseware,
  type CoursewareRecord,
  type Element,
  ordersBetween,
  SnapshotReader,
} from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';

const COLUMNS = 5;

/** A deck of `pages` lesson pages: a title, a text of four lines, and shapes with text up to `elements` each. */
export function largeDeck(pages: number, elements: number): Uint8Array {
  return deckOf(pages, elements, elementOf);
}

/** A deck of this many pages with this many elements each, which are created on demand, both counted from 0. */
export function deckOf(
  pages: number,
  elements: number,
  element: (parentId: string, page: number, index: number, order: string) => Element,
): Uint8Array {
  const blank = blankCourseware();
  const page = blank.records.find((each) => each.kind === 'page');
  if (page?.kind !== 'page') throw new Error('a blank courseware has no page');
  const records: CoursewareRecord[] = blank.records.filter(
    (each) => each.kind !== 'page' && !(each.kind === 'element' && each.parentId === page.id),
  );
  for (const [i, order] of ordersBetween(undefined, undefined, pages).entries()) {
    const id = `page${i}`;
    records.push({ ...page, id, order });
    for (const [k, at] of ordersBetween(undefined, undefined, elements).entries())
      records.push(element(id, i, k, at));
  }
  return writePptx(new SnapshotReader({ records }), () => undefined, { now: 0 });
}

function elementOf(parentId: string, page: number, index: number, order: string): Element {
  const base = { kind: 'element', id: `${parentId}e${index}`, parentId, order, type: 'shape' } as const;
  const run = (text: string, size: number) => ({ type: 'text' as const, text, props: { size } });
  if (index === 0) {
    return {
      ...base,
      frame: { x: 80, y: 30, w: 1120, h: 70 },
      textBox: true,
      text: { paragraphs: [{ runs: [run(`第 ${page + 1} 课时 分数的初步认识`, 36)] }] },
    };
  }
  if (index === 1) {
    const line = {
      props: { bullet: { type: 'char' as const, char: '•' } },
      runs: [run('把一个整体平均分成几份，表示其中的一份或几份', 20)],
    };
    return {
      ...base,
      frame: { x: 80, y: 120, w: 560, h: 200 },
      textBox: true,
      text: { paragraphs: [line, line, line, line] },
    };
  }
  const place = index - 2;
  const size = Math.min(110, 1100 / Math.ceil(Math.sqrt(index + 40)));
  const columns = Math.max(COLUMNS, Math.floor(1180 / (size + 6)));
  return {
    ...base,
    frame: {
      x: 50 + (place % columns) * (size + 6),
      y: 340 + Math.floor(place / columns) * (size * 0.3),
      w: size,
      h: size * 0.28,
    },
    geometry: { type: 'preset', preset: place % 2 ? 'roundRect' : 'ellipse' },
    fill: { type: 'solid', color: { type: 'scheme', slot: place % 3 ? 'accent1' : 'accent2' } },
    text: { paragraphs: [{ runs: [run(String(index), 10)] }] },
  };
}
