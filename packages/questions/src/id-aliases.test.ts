import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdAliases } from './id-aliases.ts';
import { INTERACTIVE_KINDS } from './kinds/interactive-kinds.ts';
import { BASIC_KINDS, isBasicKind } from './kinds/kinds.ts';
import type { QuestionKind } from './kinds/question-kind.ts';
import { contentOf } from './question/content.ts';
import { scoreOf } from './score-of.ts';
import { entriesOf } from './statistics/statistics.ts';
import { compositeOf, singleQuestionWith } from './testing/question-cases.ts';
import { valuesOf } from './testing/schema-values.ts';

const IDS = ['a', 'b', 'c', 'd'];
const RUNS = { numRuns: 25 };

/** Bodies, keys and responses: any of basic kinds, a new question and its right response of interactive ones. */
function valuesFor(kind: QuestionKind): fc.Arbitrary<[unknown, unknown, unknown]> {
  if (isBasicKind(kind.kind))
    return fc.tuple(valuesOf(kind.body, IDS), valuesOf(kind.key, IDS), valuesOf(kind.response, IDS));
  return fc.integer().map((first) => {
    const { body, key } = kind.blank(ids(first));
    return [body, key, kind.rightResponse(body, key) ?? { parts: {} }];
  });
}

function ids(first: number): () => string {
  const next = { id: first };
  return () => `i${next.id++}`;
}

describe.each([...BASIC_KINDS, ...INTERACTIVE_KINDS].map((kind) => [kind.kind, kind] as const))(
  'IdAliases of the kind %s',
  (name, kind) => {
    const values = valuesFor(kind);
    const rule = { name: kind.rules[0] };

    it('makes a question that is scored the same as with its ids', () => {
      fc.assert(
        fc.property(values, ([body, key, response]) => {
          const question = singleQuestionWith({ kind: name, body, key, rule });
          const aliases = new IdAliases(question, 7);
          const hidden = aliases.hide(question);
          expect(kind.body.safeParse(hidden.body).success).toBe(true);
          expect(kind.key.safeParse(hidden.key).success).toBe(true);
          const sent = kind.response.parse(response);
          const one = scoreOf(question, sent);
          const other = scoreOf(hidden, aliases.hide(sent));
          expect(other.points).toEqual(one.points);
          expect(other.isReadable).toBe(one.isReadable);
        }),
        RUNS,
      );
    });

    it('returns the response from its aliases', () => {
      fc.assert(
        fc.property(values, ([body, key, response]) => {
          const question = singleQuestionWith({ kind: name, body, key, rule });
          const aliases = new IdAliases(question, 7);
          const sent = kind.response.parse(response);
          expect(aliases.reveal(aliases.hide(sent))).toEqual(sent);
          for (const entry of entriesOf(question, sent))
            expect(aliases.hideEntry(entry)).toMatchObject({ form: entry.form });
        }),
        RUNS,
      );
    });
  },
);

const list = (...ids: string[]) => ids.map((id) => ({ id, content: contentOf('a') }));
const pairs = [
  { left: 'l1', right: 'r1' },
  { left: 'l2', right: 'r2' },
];
const matching = singleQuestionWith({
  kind: 'matching',
  rule: { name: 'per-item' },
  body: { left: list('l1', 'l2'), right: list('r1', 'r2'), partners: 'one' },
  key: { pairs },
});

describe('IdAliases', () => {
  it('replaces each id by another one for each seed, and no words', () => {
    const [one, other] = [
      new IdAliases(matching, 1).hide(matching),
      new IdAliases(matching, 2).hide(matching),
    ];
    expect(JSON.stringify(one)).not.toMatch(/"[lr][12]"/);
    expect(JSON.stringify(one)).not.toBe(JSON.stringify(other));
    expect(JSON.stringify(one)).toContain('"text":"a"');
    expect(one.kind).toBe('matching');
  });

  it('replaces the ids of a composite’s children, and keeps the ids of the children', () => {
    const composite = compositeOf([{ ...matching, id: 'one' }]);
    const aliases = new IdAliases(composite, 1);
    const response = { children: [{ id: 'one', response: { pairs } }] };
    const hidden = aliases.hide(response);
    expect(JSON.stringify(hidden)).not.toMatch(/"[lr][12]"/);
    expect(hidden.children[0]?.id).toBe('one');
    expect(scoreOf(aliases.hide(composite), hidden).points).toEqual(scoreOf(composite, response).points);
  });

  it('replaces the ids in the place and value of an entry', () => {
    const aliases = new IdAliases(matching, 1);
    const alias = (id: string) => aliases.hide(id);
    expect(aliases.hideEntry({ at: 'l1', form: 'part', value: 'r1' })).toEqual({
      at: alias('l1'),
      form: 'part',
      value: alias('r1'),
    });
    expect(aliases.hideEntry({ at: 'x/l1', form: 'order', value: '["r1","z"]' })).toEqual({
      at: `x/${alias('l1')}`,
      form: 'order',
      value: JSON.stringify([alias('r1'), 'z']),
    });
    expect(aliases.hideEntry({ at: '', form: 'text', value: 'r1' }).value).toBe('r1');
  });

  it('keeps the alias of a part when other parts are added, removed or moved', () => {
    const choices = (...ids: string[]) => ids.map((id) => ({ id, content: contentOf(id) }));
    const aliasesOf = (...ids: string[]) =>
      new IdAliases({ ...matching, body: { choices: choices(...ids) } }, 5);
    const [before, after] = [aliasesOf('a', 'b', 'c'), aliasesOf('z', 'c', 'b')];
    expect([after.hide('b'), after.hide('c')]).toEqual([before.hide('b'), before.hide('c')]);
    expect(after.reveal(before.hide('a'))).toBe(before.hide('a'));
  });

  it.each([null, 7, 'l9', [], { pairs: 'x' }])('reveals any value: %j', (value) => {
    expect(new IdAliases(matching, 1).reveal(value)).toEqual(value);
  });
});
