import { isBasicKind } from '@lectern/questions';
import { type Draft, type Note, type ReadOptions, ReportBuilder } from '../build/report-builder.ts';
import type { ImportReport } from '../import-report.ts';
import { contentOfGift } from './content-of-gift.ts';
import type { GiftItem } from './gift-item.ts';
import { parseGift } from './parse-gift.ts';
import { questionOfGift, tagsOf } from './question-of-gift.ts';
import { splitGift } from './split-gift.ts';

const LONGEST = 20_000_000;
/** A description with more questions after it is a heading, and no material of them. */
const MOST_JOINED = 10;

/**
 * Reads questions in the GIFT format of Moodle. A description becomes the material of the questions after it, up to the
 * next description or category. Never throws.
 */
export function readGift(text: string, options: ReadOptions = {}): ImportReport {
  const builder = new ReportBuilder(options);
  if (text.length > LONGEST) {
    builder.line({ code: 'file-too-large', state: 'refused' });
    return builder.report();
  }
  const items: GiftItem[] = [];
  for (const block of splitGift(text)) {
    if (builder.isFull || items.length > 20_000) break;
    const item = parseGift(block);
    if (item) items.push(item);
    else builder.line(unreadable(block.line, block.source));
  }
  for (let at = 0; at < items.length; ) at = addItem(items, at, builder);
  const titles = items.filter(({ title }) => title).length;
  if (titles > 0) builder.line({ code: 'titles', state: 'lost', detail: `${titles}` });
  return builder.report();
}

function unreadable(line: number, source: string) {
  const detail = source.trim().slice(0, 80);
  return { code: 'not-understood', place: `${line}`, detail, state: 'refused' } as const;
}

/** Adds the question at an index, with the questions that belong to it; returns the index after them. */
function addItem(items: readonly GiftItem[], at: number, builder: ReportBuilder): number {
  const item = items[at];
  if (!item) return at + 1;
  const place = `${item.line}`;
  const read = questionOfGift(item);
  if (read) {
    builder.add(read.draft, read.notes, place);
    return at + 1;
  }
  const notes: Note[] = [];
  const children = childrenOf(items, at, notes);
  const stem = contentOfGift(item.before, notes);
  if (children.length === 0) {
    builder.line({ code: 'description', place, detail: item.before.text.slice(0, 200), state: 'lost' });
    return at + 1;
  }
  if (!item.hint) notes.push({ code: 'description-joined', state: 'unsure' });
  const tags = tagsOf(item);
  builder.add({ stem, children, ...(tags.length > 0 ? { tags } : {}) }, notes, place);
  return at + 1 + children.length;
}

/** The questions that belong to the description at an index; none when there are too many. */
function childrenOf(items: readonly GiftItem[], at: number, notes: Note[]): Draft[] {
  const told = Number(/^composite (\d+)$/.exec(items[at]?.hint ?? '')?.[1] ?? 0);
  const children: Draft[] = [];
  const own: Note[] = [];
  for (let next = at + 1; next < items.length; next++) {
    const item = items[next];
    const read = item && questionOfGift(item);
    if (!item || !read || item.category !== items[at]?.category || !isBasicKind(read.draft.kind)) break;
    children.push(read.draft);
    own.push(...read.notes);
    if (told > 0 && children.length === told) break;
    if (told === 0 && children.length > MOST_JOINED) return [];
  }
  notes.push(...own);
  return children;
}
