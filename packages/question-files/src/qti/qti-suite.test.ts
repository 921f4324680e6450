import { readdirSync } from 'node:fs';
import path from 'node:path';
import { seeded } from '@lectern/base';
import { missing } from '@lectern/base/missing';
import { describe, expect, it } from 'vitest';
import { SUITES, SUITES_ARE_HERE, suiteText } from '../../test/suites.ts';
import { findNamed, isElement, type MarkupElement, type MarkupNode } from '../markup/node.ts';
import { readXml } from '../markup/read-xml.ts';
import { type GivenResponse, ItemProcessor } from './processing/process-item.ts';
import type { QtiValue } from './processing/value.ts';

const reason = missing('corpus', SUITES_ARE_HERE, 'the test suites of others are not beside this checkout');
const FOLDER = 'qti3-scored';
const NAMES = reason
  ? []
  : readdirSync(path.join(SUITES, FOLDER), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );

interface Case {
  readonly name: string;
  readonly responses: Readonly<Record<string, GivenResponse>>;
  readonly expect: {
    readonly outcomes?: Readonly<Record<string, unknown>>;
    readonly score?: number;
    readonly maxScore?: number;
    readonly modalFeedbackIdentifiers?: readonly string[];
    readonly itemBodyContains?: readonly string[];
  };
}

/** Outcomes for which the standard says otherwise than the suite, by item, case and outcome. */
const STANDARD: Readonly<Record<string, unknown>> = {
  // "If a container contains multiple instances of the same value then that value is counted once only" (QTI 2.1, 15.1,
  // mapResponse): two A are 10, and not the upper bound of 15.
  'mapResponse_bounds_default_duplicates/SCORE/A,A': 10,
};

/** "An empty container is equal to NULL" (QTI 2.1, 2.4.1, isNull): the suite has both. */
const orNull = (value: unknown) => (Array.isArray(value) && value.length === 0 ? null : value);

const CASES = NAMES.flatMap((name) => {
  const { cases, seed } = JSON.parse(suiteText(FOLDER, name, 'cases.json')) as {
    cases: Case[];
    seed?: number;
  };
  return cases.map((one) => ({ ...one, name: `${name}: ${one.name}`, item: name, seed: seed ?? 1 }));
});

function plain(value: QtiValue): unknown {
  if (!value) return null;
  return value.cardinality === 'single' ? value.items[0] : value.items;
}

function shownText(node: MarkupNode, printed: (identifier: string) => string): string {
  if (!isElement(node)) return node;
  if (node.name === 'printedVariable') return printed(node.attributes.get('identifier') ?? '');
  return node.children.map((child) => shownText(child, printed)).join('');
}

describe.skipIf(reason)(`scored QTI items of another player ${reason ?? ''}`, () => {
  it.each(CASES)('returns the outcomes of $name', ({ item, seed, responses, expect: wanted }) => {
    const root = readXml(suiteText(FOLDER, item, 'item.xml')) as MarkupElement;
    const processor = new ItemProcessor(root, seeded(seed));
    const judgement = processor.judge(responses);
    for (const [identifier, value] of Object.entries(wanted.outcomes ?? {})) {
      const key = `${item}/${identifier}/${Object.values(responses).join()}`;
      const right = Object.hasOwn(STANDARD, key) ? STANDARD[key] : value;
      expect([identifier, plain(judgement.outcome(identifier))]).toEqual([identifier, orNull(right)]);
    }
    if (wanted.score !== undefined) expect(judgement.score).toBe(wanted.score);
    if (wanted.maxScore !== undefined) expect(plain(judgement.outcome('MAXSCORE'))).toBe(wanted.maxScore);
    if (wanted.modalFeedbackIdentifiers)
      expect(judgement.modalFeedback).toEqual(wanted.modalFeedbackIdentifiers);
    const body = findNamed(root, 'itemBody');
    const text = body ? shownText(body, (identifier) => processor.printed(identifier)) : '';
    for (const part of wanted.itemBodyContains ?? []) expect(text).toContain(part);
  });

  it('has all 267 cases', () => {
    expect(CASES).toHaveLength(267);
  });
});
