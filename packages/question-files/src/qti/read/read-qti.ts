import type { SingleQuestion } from '@lectern/questions';
import {
  type CompositeDraft,
  type Draft,
  type Note,
  type ReadOptions,
  ReportBuilder,
} from '../../build/report-builder.ts';
import type { ImportReport } from '../../import-report.ts';
import { childNamed, type MarkupElement } from '../../markup/node.ts';
import { readXml } from '../../markup/read-xml.ts';
import { EXTRAS, hashesIn, parseExtras, safeDifference, sumOf, withDifference } from '../extras.ts';
import { baseOfStimulus, withDefaults } from './base-question.ts';
import type { ItemEnvironment } from './make-context.ts';
import { type ItemRef, itemRefsOf, QtiPackage } from './package.ts';
import { readItem } from './read-item.ts';

/** An item in the order of the test, or of the manifest. */
interface Entry {
  readonly name: string;
  readonly weight: number | undefined;
  readonly sections: readonly string[];
}

/**
 * Reads questions of QTI 2.1, 2.2 and 3.0: a package, or one item as XML. Items that share a stimulus become a composite.
 * Never throws: a file that is none is one line of the report.
 */
export function readQti(bytes: Uint8Array, options: ReadOptions = {}): ImportReport {
  const builder = new ReportBuilder(options);
  try {
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) readPackage(new QtiPackage(bytes), builder);
    else readDocument(bytes, builder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? `${error.code}` : 'FILE_CORRUPT';
    builder.line({ code: 'file-unreadable', detail: code.slice(0, 100), state: 'refused' });
  }
  return builder.report();
}

function readDocument(bytes: Uint8Array, builder: ReportBuilder): void {
  const item = readXml(bytes);
  if (item?.name !== 'assessmentItem') {
    const isOld = item?.name === 'questestinterop';
    builder.line({
      code: isOld ? 'qti-1' : 'not-qti',
      detail: (item?.name ?? '').slice(0, 100),
      state: 'refused',
    });
    return;
  }
  const read = questionOfItem(item, { builder, file: () => undefined }, undefined);
  if (read.question) builder.add(read.question, read.notes, '');
  else for (const note of read.notes) builder.line({ ...note, place: '' });
}

function readPackage(source: QtiPackage, builder: ReportBuilder): void {
  const entries = entriesOf(source, builder);
  if (entries.length === 0) builder.line({ code: 'not-qti', state: 'refused' });
  const sections = new Set(entries.map(({ sections: all }) => all.join(' / ')));
  for (let at = 0; at < entries.length && !builder.isFull; )
    at = addEntry(source, entries, at, sections.size > 1, builder);
  if (builder.isFull) builder.line({ code: 'too-many-questions', state: 'refused' });
}

/** The items of the first test that names some, then the other items of the package. */
function entriesOf(source: QtiPackage, builder: ReportBuilder): Entry[] {
  const entries: Entry[] = [];
  const known = new Set<string>();
  const add = (name: string, ref?: ItemRef) => {
    if (known.has(name) || entries.length > 4000) return;
    known.add(name);
    entries.push({ name, weight: ref?.weight, sections: ref?.sections ?? [] });
  };
  const isUntyped = (type: string) => type === '';
  for (const { name, type } of source.resources.filter(
    (one) => /test/i.test(one.type) || isUntyped(one.type),
  )) {
    if (isUntyped(type) && source.xml(name)?.name !== 'assessmentTest') continue;
    const test = source.xml(name);
    if (test?.name !== 'assessmentTest') continue;
    for (const ref of itemRefsOf(test)) {
      const item = source.resolved(name, ref.href);
      if (source.has(item)) add(item, ref);
      else builder.line({ code: 'file-missing', place: item.slice(0, 200), state: 'lost' });
    }
  }
  for (const { name, type } of source.resources) {
    const isItem =
      /imsqti_item/i.test(type) || (isUntyped(type) && source.xml(name)?.name === 'assessmentItem');
    if (isItem) add(name);
    if (/imsqti_xmlv1/i.test(type))
      builder.line({ code: 'qti-1', place: name.slice(0, 200), state: 'refused' });
  }
  return entries;
}

/** Adds the item at an index, with the items after it that have the same stimulus; returns the index after them. */
function addEntry(
  source: QtiPackage,
  entries: readonly Entry[],
  at: number,
  hasSections: boolean,
  builder: ReportBuilder,
): number {
  const entry = entries[at];
  if (!entry) return at + 1;
  const item = itemAt(source, entry.name);
  if (!item) {
    builder.line({ code: 'not-understood', place: entry.name.slice(0, 200), state: 'refused' });
    return at + 1;
  }
  const stimulus = stimulusOf(source, entry.name, item);
  const tags = hasSections ? entry.sections : [];
  const read = questionOfItem(item, environmentOf(source, entry.name, builder), entry.weight);
  if (!stimulus) {
    addRead(read, tags, entry.name, builder);
    return at + 1;
  }
  const all = [read];
  let next = at + 1;
  for (; next < entries.length; next++) {
    const other = entries[next];
    const otherItem = other && itemAt(source, other.name);
    if (!other || !otherItem || stimulusOf(source, other.name, otherItem) !== stimulus) break;
    all.push(questionOfItem(otherItem, environmentOf(source, other.name, builder), other.weight));
  }
  addComposite(source, stimulus, all, tags, builder);
  return next;
}

function itemAt(source: QtiPackage, name: string): MarkupElement | undefined {
  const root = source.xml(name);
  return root?.name === 'assessmentItem' ? root : undefined;
}

function stimulusOf(source: QtiPackage, name: string, item: MarkupElement): string | undefined {
  const href = childNamed(item, 'assessmentStimulusRef')?.attributes.get('href');
  return href === undefined ? undefined : source.resolved(name, href);
}

function environmentOf(source: QtiPackage, name: string, builder: ReportBuilder): ItemEnvironment {
  return {
    builder,
    budget: source.budget,
    file: (address) => source.file(name, address),
    fileOfHash: (hash) => source.fileOfHash(hash),
  };
}

interface ReadQuestion {
  readonly question: Draft | CompositeDraft | undefined;
  readonly notes: readonly Note[];
}

function addRead(
  { question, notes }: ReadQuestion,
  sections: readonly string[],
  place: string,
  builder: ReportBuilder,
): void {
  if (!question) {
    for (const note of notes) builder.line({ ...note, place: place.slice(0, 200) });
    return;
  }
  const tags = [
    ...new Set([...(question.tags ?? []), ...sections.map((title) => title.slice(0, 200))]),
  ].slice(0, 50);
  builder.add(tags.length > 0 ? { ...question, tags } : question, notes, place);
}

function addComposite(
  source: QtiPackage,
  name: string,
  read: readonly ReadQuestion[],
  sections: readonly string[],
  builder: ReportBuilder,
): void {
  const stimulus = source.xml(name);
  if (!stimulus) {
    builder.line({ code: 'file-missing', place: name.slice(0, 200), state: 'lost' });
    for (const one of read) addRead(one, sections, name, builder);
    return;
  }
  const environment = environmentOf(source, name, builder);
  const base = baseOfStimulus(stimulus, environment);
  const body = childNamed(stimulus, 'stimulusBody');
  const { value, notes } = withExtras(base, body, stimulus, environment);
  // A composite has no composites within: their questions become its own.
  const drafts = read.flatMap(({ question }) =>
    question && 'children' in question ? question.children : (question ?? []),
  );
  const children = drafts.map((draft, index) => ({ ...(draft as Draft), id: `${index + 1}` }));
  for (const one of read)
    if (!one.question) for (const note of one.notes) builder.line({ ...note, place: name.slice(0, 200) });
  const all = [...notes, ...read.flatMap((one) => (one.question ? one.notes : []))];
  addRead({ question: { ...(value as CompositeDraft), children }, notes: all }, sections, name, builder);
}

/** A question with the points of the test, and with our own extras where the item has them. */
function questionOfItem(
  item: MarkupElement,
  environment: ItemEnvironment,
  weight: number | undefined,
): ReadQuestion {
  const read = readItem(item, environment);
  const found = 'draft' in read ? read.draft : undefined;
  // A game of several questions reads as a composite; our own extras are then the whole question.
  const base = found && !('children' in found) ? withDefaults(found) : {};
  const body = childNamed(item, 'itemBody');
  const { value, notes, isOurs } = withExtras(base, body, item, environment);
  const question = (found && 'children' in found && !isOurs ? found : value) as Draft;
  if (typeof question.kind !== 'string' && !('children' in question))
    return { question: undefined, notes: read.notes };
  const score = question.score ?? 1;
  const weighted =
    weight !== undefined && weight > 0 ? { score: Math.min(100, Math.max(0.5, score * weight)) } : {};
  // With our own extras only the files that are missing are lost.
  const own = isOurs ? read.notes.filter(({ code }) => code === 'file-missing') : read.notes;
  return { question: { ...question, ...weighted }, notes: [...own, ...notes] };
}

/**
 * A question with the difference of our own extras: all of it where the item is as we wrote it, otherwise the fields that
 * do not depend on its content. Fields that refer to files outside the package are left out with all others.
 */
function withExtras(
  base: Partial<SingleQuestion> | Record<string, unknown>,
  body: MarkupElement | undefined,
  root: MarkupElement,
  { builder, fileOfHash }: ItemEnvironment,
): { value: unknown; notes: readonly Note[]; isOurs: boolean } {
  const extras = parseExtras(body?.attributes.get(EXTRAS));
  const isOwnFile = root.attributes.get('toolName') === 'Lectern';
  if (!extras || !isOwnFile) return { value: base, notes: [], isOurs: false };
  const isUnchanged = extras.of === sumOf(root);
  const difference = isUnchanged ? extras.difference : safeDifference(extras.difference);
  const value = withDifference(base, difference);
  const isWhole = hashesIn(value).every((hash) => {
    const file = builder.bytesOf(hash) ? undefined : fileOfHash?.(hash);
    return builder.bytesOf(hash) !== undefined || (file && builder.file(file.bytes, file.name) === hash);
  });
  if (!isWhole) return { value: base, notes: [{ code: 'file-missing', state: 'lost' }], isOurs: false };
  const notes: Note[] = isUnchanged ? [] : [{ code: 'edited-elsewhere', state: 'changed' }];
  return { value, notes, isOurs: isUnchanged };
}
