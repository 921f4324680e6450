import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findBrokenRules } from './rules/broken-rules.ts';

const CORPUS = fileURLToPath(new URL('../../../../shared/corpus/dev/', import.meta.url));
const LONG = process.env.LECTERN_LONG !== undefined;
const LARGEST = LONG ? Number.POSITIVE_INFINITY : 150_000;

/** Decks that other programs than PowerPoint wrote or changed, and what they are known to break. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  encrypted_pptx: ['zip-readable'],
  PP_Scheine: ['zip-first'],
  'pptx-glimpse__real-financial-report': ['content-types', 'themes', 'children', 'shape-ids', 'chart-axes'],
};

const decks = existsSync(CORPUS)
  ? readdirSync(CORPUS).filter(
      (name) => /\.(pptx|pptm|ppsx|potx)$/.test(name) && statSync(CORPUS + name).size < LARGEST,
    )
  : [];

describe.skipIf(decks.length === 0)('a rule that decks of PowerPoint break would be wrong', () => {
  it.each(decks)('%s', async (name) => {
    const known = Object.entries(KNOWN).flatMap(([part, rules]) => (name.includes(part) ? rules : []));
    const broken = findBrokenRules(new Uint8Array(await readFile(CORPUS + name)));
    expect(broken.filter(({ rule }) => !known.includes(rule))).toEqual([]);
  });
});
