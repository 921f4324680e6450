import { type CoursewareRecord, type Element, type Page, SnapshotReader } from '@lectern/courseware';
import { strFromU8, unzipSync } from 'fflate';
import { readOriginal, writePptx } from '../../src/index.ts';
import { buildDeck, type DeckSource, read, sha256 } from '../deck-source.ts';

export type Change = (records: CoursewareRecord[]) => CoursewareRecord[];

/** The texts of the parts of a deck that was imported, changed and exported based on its original. */
export async function patchedDeck(source: DeckSource, change: Change): Promise<Record<string, string>> {
  const bytes = buildDeck(source);
  const { snapshot, assets } = await read(bytes);
  const original = await readOriginal(bytes, { hash: sha256 });
  const reader = new SnapshotReader({ records: change(structuredClone([...snapshot.records])) });
  const files = new Map(assets.map((asset) => [asset.hash, asset.bytes]));
  const written = writePptx(reader, (hash) => files.get(hash), { now: 0, original });
  return Object.fromEntries(
    Object.entries(unzipSync(written)).map(([name, content]) => [name, strFromU8(content)]),
  );
}

/** Changes all records of a kind; null removes a record. */
function changing<R extends CoursewareRecord>(
  is: (record: CoursewareRecord) => record is R,
  to: (record: R) => object | null,
): Change {
  return (records) =>
    records.flatMap((record) => {
      const changed = is(record) ? to(record) : {};
      return changed === null ? [] : [{ ...record, ...changed } as CoursewareRecord];
    });
}

/** Sets properties of the pages. */
export function pages(to: object | ((page: Page) => object | null)): Change {
  return changing(
    (record): record is Page => record.kind === 'page',
    typeof to === 'function' ? (to as (page: Page) => object | null) : () => to,
  );
}

/** Sets properties of the elements with this name. */
export function named(name: string, to: object | null | ((element: Element) => object | null)): Change {
  return changing(
    (record): record is Element => record.kind === 'element' && record.name === name,
    typeof to === 'function' ? (to as (element: Element) => object | null) : () => to,
  );
}

/** The content of the first slide without its declarations. */
export function slideOf(parts: Readonly<Record<string, string>>): string {
  return (parts['ppt/slides/slide1.xml'] ?? '')
    .replace(/^<\?xml[^>]*\?>\s*/, '')
    .replace(/ xmlns:\w+="[^"]*"/g, '');
}

/** The shapes of the first slide. */
export function treeOf(parts: Readonly<Record<string, string>>): string {
  return /<p:grpSpPr\/>(.*)<\/p:spTree>/s.exec(slideOf(parts))?.[1] ?? '';
}
