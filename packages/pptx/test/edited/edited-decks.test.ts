import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CoursewareReader, SnapshotReader } from '@lectern/courseware';
import { deckTemplates } from '@lectern/courseware/design';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readOriginal, writePptx } from '../../src/index.ts';
import { DECKS, deckFiles } from '../corpus/corpus.ts';
import { differencesBetween } from '../courseware-differences.ts';
import { read, sha256 } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';
import { unsayableIn } from '../unsayable.ts';
import { editedAtRandom, templateEditedAtRandom } from './edited-export.ts';
import { growthOf } from './repeated-trips.ts';

const LONG = process.env.LECTERN_LONG !== undefined;
/** All rules take seconds for a large deck, and minutes on a busy machine. */
const TIMEOUT = LONG ? 300_000 : 60_000;
const decksBelow = (size: number) =>
  deckFiles(/\.ppt[xm]$/, LONG ? undefined : size).map((file) => path.basename(file));

describe('decks of the corpus', () => {
  it.each(decksBelow(200_000))(
    '%s is exported unchanged',
    async (name) => {
      const bytes = new Uint8Array(await readFile(path.join(DECKS, name)));
      const imported = await read(bytes).catch(() => undefined);
      if (!imported) return;
      const original = await readOriginal(bytes, { hash: sha256 });
      const out = writePptx(new SnapshotReader(imported.snapshot), () => undefined, { now: 0, original });
      const [before, after] = [unzipSync(bytes), unzipSync(out)];
      const macros = Object.keys(before).some((part) => /vbaProject/.test(part));
      const changed = Object.entries(after).filter(
        ([part, content]) => Buffer.compare(before[part] ?? new Uint8Array(), content) !== 0,
      );
      const design =
        /^ppt\/(slides|slideLayouts|slideMasters|theme|notesSlides|charts|diagrams|media|embeddings)\//;
      // a deck without slides gets the page that the editor shows
      const blank = !Object.keys(before).some((part) => part.startsWith('ppt/slides/'));
      const allowed = (part: string) =>
        part === '[Content_Types].xml' || ((macros || blank) && !design.test(part)) || blank;
      expect(changed.map(([part]) => part).filter((part) => !allowed(part))).toEqual([]);
      const gone = Object.keys(before).filter(
        (part) => !after[part] && !part.endsWith('/') && !/vbaProject|thumbnail/.test(part),
      );
      expect(gone).toEqual([]);
      const known = new Set(brokenRules(bytes));
      expect(
        brokenRules(out).filter((rule) => !known.has(rule) && !rule.startsWith('content-types')),
      ).toEqual([]);
    },
    TIMEOUT,
  );

  const seeds = LONG ? [1, 2, 3, 4, 5] : [Number(process.env.LECTERN_SEED ?? 7)];
  it.each(decksBelow(70_000).flatMap((name) => seeds.map((seed) => [name, seed] as const)))(
    '%s keeps its edits when it is exported and imported (seed %i)',
    async (name, seed) => {
      const bytes = new Uint8Array(await readFile(path.join(DECKS, name)));
      const edited = await editedAtRandom(bytes, seed, LONG ? 24 : 8);
      if (!edited) return;
      const { made, imported, reader, out } = edited;
      const known = brokenRules(bytes).map((rule) => rule.split(':')[0]);
      expect(
        brokenRules(out).filter((rule) => !known.includes(rule.split(':')[0])),
        made,
      ).toEqual([]);
      const back = new SnapshotReader((await read(out)).snapshot);
      expect(differencesBetween(reader, back, unsayableIn(reader, imported)), made).toEqual([]);
      const [before, after] = [unzipSync(bytes), unzipSync(out)];
      const kept = untouchedParts(imported, reader).filter((part) => before[part]);
      for (const part of kept) {
        const same = Buffer.compare(before[part] ?? new Uint8Array(), after[part] ?? new Uint8Array()) === 0;
        expect(same, `${part} after ${made}`).toBe(true);
      }
    },
    TIMEOUT,
  );

  it.each(decksBelow(25_000).flatMap((name) => [false, true].map((anew) => [name, anew] as const)))(
    '%s does not grow when it is written and read repeatedly (without its file: %s)',
    async (name, anew) => {
      const bytes = new Uint8Array(await readFile(path.join(DECKS, name)));
      const edited = await editedAtRandom(bytes, seeds[0] ?? 1, 12);
      if (edited) expect(await growthOf(edited.out, anew), edited.made).toEqual([]);
    },
    TIMEOUT,
  );
});

describe('coursewares that were created from templates', () => {
  const templates = LONG ? deckTemplates : deckTemplates.slice(0, 2);
  const seeds = LONG ? [1, 2, 3, 4, 5] : [Number(process.env.LECTERN_SEED ?? 7)];
  it.each(templates.flatMap(({ id }) => seeds.map((seed) => [id, seed] as const)))(
    '%s keeps its edits when it is exported and imported (seed %i)',
    async (id, seed) => {
      const { made, reader, out } = templateEditedAtRandom(id, seed, LONG ? 40 : 12);
      expect(brokenRules(out), made).toEqual([]);
      const back = new SnapshotReader((await read(out)).snapshot);
      const before = new SnapshotReader({ records: [] });
      expect(differencesBetween(reader, back, unsayableIn(reader, before)), made).toEqual([]);
    },
    TIMEOUT,
  );
});

/** The parts of pages without changes other than their position. */
function untouchedParts(imported: CoursewareReader, edited: CoursewareReader): string[] {
  const content = (reader: CoursewareReader, id: string): unknown[] =>
    reader.children(id).map((child) => [reader.find('element', child), content(reader, child)]);
  const words = (reader: CoursewareReader, id: string) =>
    JSON.stringify([{ ...reader.find('page', id), order: '', notes: '' }, content(reader, id)]);
  return imported.pages().flatMap((id) => {
    const part = imported.find('page', id)?.origin;
    const same = edited.find('page', id) && words(imported, id) === words(edited, id);
    return part !== undefined && same ? [part] : [];
  });
}
