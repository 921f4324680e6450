import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeCorpus } from './made-corpus.ts';

const TOP = path.resolve(import.meta.dirname, '../../../..');

/** The real presentations: in the folder given by LECTERN_CORPUS, otherwise beside the clone. */
const REAL = path.resolve(process.env.LECTERN_CORPUS ?? path.join(TOP, '../shared/corpus'));

/** Whether the corpus of real presentations is available on this machine. */
export const CORPUS_IS_HERE = existsSync(path.join(REAL, 'manifest.json'));

/**
 * The folder of presentations for tests: `manifest.json` lists the content of each file in `dev/`. Without the corpus
 * of real presentations it contains generated decks, so that the same suites run on generated decks.
 */
export const CORPUS = CORPUS_IS_HERE ? REAL : makeCorpus(path.join(TOP, 'node_modules/.cache/made-corpus'));

/** The presentations themselves. */
export const DECKS = path.join(CORPUS, 'dev');

/** The paths of the presentations whose names match and which are smaller than `below` bytes, sorted. */
export function deckFiles(names: RegExp, below = Number.POSITIVE_INFINITY): string[] {
  return readdirSync(DECKS)
    .filter((name) => names.test(name))
    .sort()
    .map((name) => path.join(DECKS, name))
    .filter((file) => statSync(file).size < below);
}

/** Decks that tests select by their content: the real deck, and its substitute. */
const CHOSEN = {
  /** 23 pages, less than 1 MB. */
  lesson: ['Django-Lecture__django第一讲__605cff0d.pptx', 'made__lesson-23.pptx'],
  /** 28 pages with pictures and animations. */
  animated: ['poi__keyframes__bc9dd90c.pptx', 'made__lesson-28.pptx'],
  /** Decks of more than 1 MB. */
  large: ['Biochemistry-Lab-T__课件__a12540b4.pptx', 'made__large-12.pptx'],
  /** Decks with pictures that are quick to read. */
  pictures: ['docling__powerpoint_with_image__69e1dd67.pptx', 'made__lesson-6.pptx'],
  /** Decks with many pictures. */
  manyPictures: ['poi__60810__61afceb0.pptx', 'made__lesson-28.pptx'],
  /** Encrypted with a password. */
  encrypted: ['Open-XML-SDK__encrypted_pptx__d4634179.pptx', 'made__encrypted.pptx'],
} as const;

/** The path of a deck selected by its content: the real deck, otherwise its substitute. */
export function chosenDeck(which: keyof typeof CHOSEN): string {
  const [real, made] = CHOSEN[which];
  return path.join(DECKS, CORPUS_IS_HERE ? real : made);
}
