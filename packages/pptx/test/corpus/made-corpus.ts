import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURE_SLIDES, featureDeck } from './feature-deck.ts';
import { lessonDeck } from './lesson-deck.ts';

/** The manifest's entry for one file. */
export interface ListedDeck {
  readonly file: string;
  readonly set: 'dev';
  readonly status: 'ok' | 'encrypted' | 'corrupt';
  readonly slides: number;
  /** Least number of each feature in the file. */
  readonly features: Readonly<Record<string, number | boolean>>;
}

interface MadeDeck extends Omit<ListedDeck, 'set'> {
  readonly bytes: Uint8Array;
}

/** An encrypted presentation as stored by Office: a compound file with a stream for the encrypted data. */
function encryptedDeck(): Uint8Array {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    // Entries of the directory are at multiples of 128 bytes.
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(1024),
  ]);
}

function madeDecks(): MadeDeck[] {
  const small = lessonDeck({ pages: 6, pictureSide: 24 });
  const lesson = (file: string, pages: number, pictureSide?: number): MadeDeck => ({
    file,
    status: 'ok',
    slides: pages,
    bytes: lessonDeck({ pages, pictureSide }),
    features: {
      images: Math.ceil(pages / 6),
      tables: Math.ceil((pages - 1) / 6),
      charts: Math.ceil((pages - 2) / 6),
      math: Math.ceil((pages - 3) / 6),
      media: Math.ceil((pages - 4) / 6),
      animations: true,
    },
  });
  return [
    {
      file: 'made__features.pptx',
      status: 'ok',
      slides: FEATURE_SLIDES,
      bytes: featureDeck(),
      features: { images: 1, tables: 1, charts: 1, smartart: 1, math: 1, media: 2 },
    },
    lesson('made__lesson-6.pptx', 6, 24),
    lesson('made__lesson-23.pptx', 23),
    lesson('made__lesson-28.pptx', 28),
    lesson('made__large-12.pptx', 12, 700),
    { file: 'made__encrypted.pptx', status: 'encrypted', slides: 0, bytes: encryptedDeck(), features: {} },
    {
      file: 'made__cut-short.pptx',
      status: 'corrupt',
      slides: 0,
      bytes: small.slice(0, Math.floor(small.length / 2)),
      features: {},
    },
  ];
}

/**
 * Writes a corpus of generated decks below `parent`, in a folder named by its content, and returns that folder. Does
 * nothing if another process has written the same.
 */
export function makeCorpus(parent: string): string {
  const decks = madeDecks();
  const hash = createHash('sha256');
  for (const { bytes } of decks) hash.update(bytes);
  const folder = path.join(parent, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(parent, { recursive: true });
  const draft = mkdtempSync(path.join(parent, 'draft-'));
  mkdirSync(path.join(draft, 'dev'));
  for (const { file, bytes } of decks) writeFileSync(path.join(draft, 'dev', file), bytes);
  const listed = decks.map(({ bytes: _, ...said }): ListedDeck => ({ ...said, set: 'dev' }));
  writeFileSync(path.join(draft, 'manifest.json'), JSON.stringify(listed));
  try {
    renameSync(draft, folder);
  } catch {
    // Another process was faster.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
