import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import type { CoursewareReader } from '../document/reader.ts';
import { placeholdersOn } from '../edits/pages/placeholders.ts';
import { ordersAt } from '../edits/place.ts';
import type { Frame } from '../records/elements/element-base.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { Run, TextBody } from '../records/text.ts';
import { layoutOf } from '../resolve/design.ts';

/** Number, footer and date at the foot of a page, as in PowerPoint's header and footer. */
export interface PageMarks {
  /** Whether the page's number is shown. */
  readonly number: boolean;
  /** Text of the footer, the same on each page; no footer when left out. */
  readonly footer?: string | undefined;
  /** `today` is a field that shows the current day; otherwise a fixed text. No date when left out. */
  readonly date?: 'today' | { readonly words: string } | undefined;
}

export type Mark = 'dt' | 'ftr' | 'sldNum';
const MARKS: readonly Mark[] = ['dt', 'ftr', 'sldNum'];
/** Indices of these placeholders in PowerPoint's layouts. */
const INDEX: Readonly<Record<Mark, number>> = { dt: 10, ftr: 11, sldNum: 12 };
const NAMES: Readonly<Record<Mark, string>> = { dt: '日期', ftr: '页脚', sldNum: '页码' };
/** Field for the date in the default format of a day. */
const TODAY = 'datetime1';

/** Number, footer and date that the page has now. */
export function pageMarks(reader: Pick<CoursewareReader, 'children' | 'find'>, pageId: string): PageMarks {
  const own = placeholdersOn(reader, pageId);
  const runsOf = (type: Mark): readonly Run[] | undefined => {
    const found = own.find(({ placeholder }) => placeholder?.type === type);
    return found?.type === 'shape' ? (found.text?.paragraphs.flatMap(({ runs }) => runs) ?? []) : undefined;
  };
  const footer = runsOf('ftr');
  const date = runsOf('dt');
  const follows = date?.some((run) => run.type === 'field' && run.field.startsWith('datetime'));
  return {
    number: runsOf('sldNum') !== undefined,
    footer: footer && wordsOf(footer),
    date: date && (follows ? 'today' : { words: wordsOf(date) }),
  };
}

/**
 * Sets or removes number, footer and date of pages; `notOnTitles` removes them from pages with a title layout. `today`:
 * text of the date field until it is first rendered, in the teacher's language.
 */
export function setPageMarks(
  edit: Edit,
  pageIds: readonly string[],
  marks: PageMarks,
  { notOnTitles = false, today = '' }: { readonly notOnTitles?: boolean; readonly today?: string } = {},
): void {
  for (const pageId of pageIds) {
    const page = edit.find('page', pageId);
    if (!page) continue;
    const layout = layoutOf(edit, page.id);
    const isBare = notOnTitles && layout?.type === 'title';
    for (const type of MARKS) {
      const run = isBare ? undefined : runOf(type, marks, today);
      putMark(edit, pageId, type, run);
    }
  }
}

function runOf(type: Mark, { number, footer, date }: PageMarks, today: string): Run | undefined {
  if (type === 'sldNum') return number ? { type: 'field', field: 'slidenum', text: '‹#›' } : undefined;
  if (type === 'ftr') return footer === undefined ? undefined : { type: 'text', text: footer };
  if (date === 'today') return { type: 'field', field: TODAY, text: today };
  return date && { type: 'text', text: date.words };
}

function putMark(edit: Edit, pageId: string, type: Mark, run: Run | undefined): void {
  const present = placeholdersOn(edit, pageId).filter(({ placeholder }) => placeholder?.type === type);
  const [first, ...others] = present;
  for (const other of run ? others : present) edit.remove(other.id);
  if (!run) return;
  const runs = run.type === 'text' && run.text === '' ? [] : [run];
  if (first?.type === 'shape') {
    // The text keeps the format that a user gave it.
    const look = first.text?.paragraphs[0]?.runs[0]?.props;
    const paragraph = first.text?.paragraphs[0];
    const text: TextBody = {
      ...first.text,
      paragraphs: [{ ...paragraph, runs: look ? runs.map((each) => ({ ...each, props: look })) : runs }],
    };
    edit.update<ShapeElement>(first.id, { text });
    return;
  }
  const place = placeOf(edit, layoutOf(edit, pageId)?.id ?? '', type);
  const siblings = edit.children(pageId);
  // The mark is in front of the page's elements, so that a picture over the whole page does not cover it.
  const [order = ''] = ordersAt(edit, siblings, siblings.length, 1);
  edit.create({ ...place, id: newId(), parentId: pageId, order, text: { paragraphs: [{ runs }] } });
}

/**
 * The placeholder of the layout. A layout or master without one gets the default placeholder first, unless the record
 * does not exist.
 */
function placeOf(edit: Edit, parentId: string, type: Mark): ShapeElement {
  const own = placeholdersOn(edit, parentId).find(({ placeholder }) => placeholder?.type === type);
  const layout = edit.find('layout', parentId);
  const above = own ?? (layout && placeOf(edit, layout.masterId, type));
  const place: ShapeElement = {
    kind: 'element',
    id: newId(),
    type: 'shape',
    parentId,
    order: '',
    frame: above?.frame ?? usualFrame(edit, type),
    name: above?.name ?? NAMES[type],
    placeholder: own?.placeholder ?? { type, index: INDEX[type] },
  };
  if (own || !edit.get(parentId)) return place;
  const siblings = edit.children(parentId);
  const [order = ''] = ordersAt(edit, siblings, siblings.length, 1);
  const look = layout ? {} : { textDefaults: usualLook(type) };
  edit.create({ ...place, order, text: emptyText(type), ...look });
  return place;
}

/** Adds the default placeholder for number, footer or date to a layout or master unless it has one; returns its id. */
export function markPlace(edit: Edit, homeId: string, type: Mark): string | undefined {
  placeOf(edit, homeId, type);
  return placeholdersOn(edit, homeId).find(({ placeholder }) => placeholder?.type === type)?.id;
}

function emptyText(type: Mark): TextBody {
  const runs: Run[] = type === 'sldNum' ? [{ type: 'field', field: 'slidenum', text: '‹#›' }] : [];
  return { paragraphs: [{ runs }], box: { anchor: 'ctr' } };
}

/** Date at the left, footer in the middle, number at the right. */
function usualFrame(edit: Pick<Edit, 'find'>, type: Mark): Frame {
  const { w, h } = edit.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const share = { dt: [0.0625, 0.22], ftr: [0.32, 0.36], sldNum: [0.7175, 0.22] } as const;
  const [x, width] = share[type];
  return { x: w * x, y: h * 0.93, w: w * width, h: h * 0.05 };
}

function usualLook(type: Mark): NonNullable<ShapeElement['textDefaults']> {
  const align = { dt: 'l', ftr: 'ctr', sldNum: 'r' } as const;
  const fill = { type: 'solid', color: { type: 'scheme', slot: 'tx2' } } as const;
  return [{ paragraph: { align: align[type], bullet: { type: 'none' } }, run: { size: 12, fill } }];
}

function wordsOf(runs: readonly Run[]): string {
  return runs.map((run) => (run.type === 'text' || run.type === 'field' ? run.text : '')).join('');
}
