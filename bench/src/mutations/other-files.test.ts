import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeNdpx } from '@lectern/courseware/ndpx';
import { chosenDeck, DECKS } from '@lectern/pptx/corpus';
import { samplePdf } from '@lectern/server/broken-files';
import { DocumentConverter } from '@lectern/server/conversion';
import { readSource } from '@lectern/server/read-source';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MutationRun } from './mutation-run.ts';

const LONG = process.env.LECTERN_LONG !== undefined;
const COUNT = Number(process.env.LECTERN_COUNT ?? (LONG ? 2_000 : 25));
const SEED = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000_000);
/** The limit of the reading process' memory, bytes. */
const MEMORY_BOUND = 500e6;

/** A deck with pictures, a large one in the long run; and decks that LibreOffice prints quickly. */
const SMALL = chosenDeck('pictures');
const LARGE = chosenDeck('manyPictures');
const DECK = LONG ? LARGE : SMALL;
const PRINTED = [SMALL, LARGE, path.join(DECKS, 'poi__stress013__1b794eee.pptx')];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'broken-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function kept(name: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

/** A PDF with various features; in the long run also PDFs that LibreOffice prints of real decks. */
async function pdfs(): Promise<string[]> {
  const files = [await kept('sample.pdf', samplePdf())];
  if (!LONG) return files;
  const converter = new DocumentConverter((said) => console.info(said));
  for (const file of PRINTED.filter((each) => existsSync(each))) {
    const deck = new Uint8Array(await readFile(file));
    try {
      const pdf = await converter.toPdf(deck, 'pptx', new AbortController().signal);
      files.push(await kept(`${path.basename(file)}.pdf`, pdf));
    } catch (error) {
      console.info(`not printed here: ${String(error)}`);
    }
  }
  return files;
}

async function deckRead() {
  return readSource(new Uint8Array(await readFile(DECK)), 'pptx');
}

async function coursewares(): Promise<string[]> {
  const { snapshot, assets } = await deckRead();
  const files = new Map(assets.map(({ hash, bytes }) => [hash, bytes]));
  return [await kept('deck.ndpx', writeNdpx({ snapshot, assets: files }))];
}

/** Pictures in the formats of a deck, and all of them in an archive. */
async function pictures(): Promise<string[]> {
  const { assets } = await deckRead();
  const found = assets.flatMap(({ mime, bytes }, index) => {
    const extension = /^image\/(png|jpeg|gif|bmp)$/.exec(mime)?.[1]?.replace('jpeg', 'jpg');
    return extension ? [{ name: `${index}.${extension}`, bytes }] : [];
  });
  const archive = zipSync(Object.fromEntries(found.map(({ name, bytes }) => [name, bytes])));
  return Promise.all([kept('pictures.zip', archive), ...found.map(({ name, bytes }) => kept(name, bytes))]);
}

const KINDS: readonly (readonly [string, () => Promise<string[]>])[] = [
  ['PDFs', pdfs],
  ['Lectern coursewares', coursewares],
  ['pictures and archives', pictures],
];

const run = new MutationRun(LONG ? 10 : 2);
afterAll(() => run.close());

describe(`other files mutated at random (LECTERN_SEED=${SEED})`, () => {
  it.each(KINDS)(
    `%s are read correctly and drawn, or refused with an error message, ${COUNT} times`,
    {
      timeout: 3_600_000,
    },
    async (_, sources) => {
      expect(await run.faults(await sources(), COUNT, SEED)).toEqual([]);
      expect(run.resident).toBeLessThan(MEMORY_BOUND);
    },
  );
});
