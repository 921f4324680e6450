import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deckFiles } from './corpus/corpus.ts';
import { findBrokenRules } from './rules/broken-rules.ts';

const LONG = process.env.LECTERN_LONG !== undefined;
const LARGEST = LONG ? Number.POSITIVE_INFINITY : 150_000;

/** Decks written or changed by other programs than PowerPoint, and the rules that they are known to violate. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  encrypted_pptx: ['zip-readable'],
  made__encrypted: ['zip-readable'],
  'made__cut-short': ['zip-readable'],
  PP_Scheine: ['zip-first'],
  'pptx-glimpse__real-financial-report': ['content-types', 'themes', 'children', 'shape-ids', 'chart-axes'],
};

const decks = deckFiles(/\.(pptx|pptm|ppsx|potx)$/, LARGEST).map(
  (file) => [path.basename(file), file] as const,
);

describe('the rules for decks', () => {
  it.each(decks)('are satisfied by %s, apart from known violations', async (name, file) => {
    const known = Object.entries(KNOWN).flatMap(([part, rules]) => (name.includes(part) ? rules : []));
    const broken = findBrokenRules(new Uint8Array(await readFile(file)));
    expect(broken.filter(({ rule }) => !known.includes(rule))).toEqual([]);
  });
});
