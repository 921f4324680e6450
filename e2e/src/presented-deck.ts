import {
  blankCourseware,
  type CoursewareRecord,
  type DeckShow,
  type Page,
  SnapshotReader,
} from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';

type Element = Extract<CoursewareRecord, { kind: 'element' }>;

const textOf = (text: string) => ({
  paragraphs: [{ props: {}, runs: [{ type: 'text' as const, text, props: { size: 40, lang: 'zh-CN' } }] }],
});

/** A box with a word in it, at index `at` from the left. */
const word = (pageId: string, text: string, at: number): Element => ({
  kind: 'element',
  id: `${pageId}-${at}`,
  parentId: pageId,
  order: `a${at}`,
  frame: { x: 80 + at * 290, y: 240, w: 250, h: 200, rotation: 0 },
  type: 'shape',
  geometry: { type: 'preset', preset: 'rect' },
  fill: { type: 'solid', color: { type: 'rgb', value: 'CFE8FF' } },
  text: textOf(text),
});

const appears = (elementId: string, trigger: NonNullable<Page['animations']>[number]['trigger']) => ({
  id: `${elementId}-in`,
  elementId,
  effect: { class: 'entrance' as const, preset: 1 },
  trigger,
  delay: 0,
  duration: 0,
});

/**
 * Four pages, the third of them hidden. On the first, with notes, three words appear one by one, and a fourth by a
 * click on the first.
 */
export function presentedDeck(show?: DeckShow): Uint8Array {
  const blank = blankCourseware();
  const [made] = blank.records.filter((each) => each.kind === 'page');
  if (!made) throw new Error('a blank courseware has no page');
  const { layoutId: _, ...plain } = made;
  const pages: readonly Page[] = [
    {
      ...plain,
      id: 'p1',
      order: 'a1',
      notes: textOf('先问：雨是什么颜色的？'),
      animations: [
        appears('p1-0', { type: 'click' }),
        appears('p1-1', { type: 'click' }),
        appears('p1-2', { type: 'click' }),
        appears('p1-3', { type: 'element', elementId: 'p1-0' }),
      ],
    },
    { ...plain, id: 'p2', order: 'a2', notes: textOf('第二页的话') },
    { ...plain, id: 'p3', order: 'a3', hidden: true },
    { ...plain, id: 'p4', order: 'a4' },
  ];
  const elements = [
    ...['一', '二', '三', '点了一才来'].map((text, at) => word('p1', text, at)),
    word('p2', '第二页', 0),
    word('p3', '藏起来的页', 0),
    word('p4', '最后一页', 0),
  ];
  const rest = blank.records
    .filter(({ kind }) => kind !== 'page' && kind !== 'element')
    .map((record) => (record.kind === 'deck' && show ? { ...record, show } : record));
  const reader = new SnapshotReader({ records: [...rest, ...pages, ...elements] });
  return writePptx(reader, () => undefined, { now: 0 });
}
