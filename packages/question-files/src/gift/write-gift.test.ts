import { contentOf, type Question, type SingleQuestion } from '@lectern/questions';
import fc from 'fast-check';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contents, lines, plainWords, words } from '../testing/contents.ts';
import { basic, choices, isDistinct } from '../testing/drafts.ts';
import { readGift } from './read-gift.ts';
import { writeGift } from './write-gift.ts';

const textOf = (...questions: Question[]) => strFromU8(writeGift(questions).bytes);
const codesOf = (...questions: Question[]) =>
  writeGift(questions).lines.map(({ code, state }) => `${state} ${code}`);

/** The questions that are read back, with the ids of the given ones. */
function back(questions: readonly Question[]): readonly Question[] {
  let made = 0;
  return readGift(strFromU8(writeGift(questions).bytes), { makeId: () => questions[made++]?.id ?? 'none' })
    .questions;
}

const single = fc.record({ stem: contents, list: choices(2, 5), at: fc.nat(4) }).map(({ stem, list, at }) =>
  basic('single-choice', {
    stem,
    body: { choices: list },
    key: { right: `c${(at % list.length) + 1}` },
    rule: { name: 'exact' },
  }),
);
const truths = fc
  .record({ stem: contents, truth: fc.boolean(), right: contents })
  .map(({ stem, truth, right }) =>
    basic('true-false', {
      stem,
      body: {},
      key: { truth },
      rule: { name: 'exact' },
      feedback: { right },
      analysis: right,
    }),
  );
const numbers = fc
  .record({ stem: contents, value: fc.integer({ min: -1e6, max: 1e6 }), most: fc.nat(100) })
  .map(({ stem, value, most }) =>
    basic('numeric', {
      stem,
      body: {},
      key: {
        value: `${value / 100}`,
        ...(most > 0 ? { tolerance: { type: 'absolute', value: most / 100 } } : {}),
      },
      rule: { name: 'tolerance' },
    }),
  );
const essays = contents.map((stem) => basic('essay', { stem, body: {}, key: {}, rule: { name: 'manual' } }));
const shortAnswers = contents.map((stem) =>
  basic('short-answer', { stem, body: {}, key: {}, rule: { name: 'manual' } }),
);

describe('writeGift', () => {
  it.each([
    ['single choices', single],
    ['statements', truths],
    ['numbers', numbers],
    ['essays', essays],
    ['short answers', shortAnswers],
  ] as const)('writes %s so that they are read back equal', (_, questions) => {
    fc.assert(
      fc.property(
        fc.array(questions as fc.Arbitrary<SingleQuestion>, { minLength: 1, maxLength: 3 }),
        (all) => {
          expect(writeGift(all).lines).toEqual([]);
          expect(back(all)).toEqual(all);
        },
      ),
    );
  });

  it('writes several choices, with equal weights and with a cost for wrong ones', () => {
    const several = fc
      .record({ stem: lines, list: choices(2, 6), right: fc.nat(), isNet: fc.boolean() })
      .map(({ stem, list, right, isNet }) => {
        const ids = list.map(({ id }) => id).filter((_, bit) => right & (1 << bit));
        const key = { right: ids.length > 0 ? ids : ['c1'] };
        const name = isNet && key.right.length < list.length ? 'net' : 'per-item';
        return basic('multiple-choice', { stem, body: { choices: list }, key, rule: { name } });
      });
    fc.assert(
      fc.property(several, (question) => {
        expect(back([question])).toEqual([question]);
      }),
    );
  });

  it('writes a blank and a gap within their sentences', () => {
    const texts = fc.uniqueArray(plainWords, { minLength: 1, maxLength: 4, selector: (text) => text });
    fc.assert(
      fc.property(texts, plainWords, (accepted, before) => {
        const [question] = back([
          basic('fill-blank', {
            stem: contentOf(before),
            body: { passage: { paragraphs: [{ runs: [{ type: 'field', field: 'gap:g1', text: '____' }] }] } },
            key: { blanks: [{ gap: 'g1', accepted: accepted.map((text) => ({ text })) }] },
            rule: { name: 'per-item' },
          }),
        ]) as SingleQuestion[];
        expect(question).toMatchObject({
          kind: 'fill-blank',
          stem: contentOf(before),
          key: { blanks: [{ accepted: accepted.map((text) => ({ text })) }] },
        });
      }),
    );
  });

  it('writes pairs with distractors', () => {
    const sides = fc.uniqueArray(plainWords, { minLength: 4, maxLength: 8 });
    fc.assert(
      fc.property(sides.filter(isDistinct), lines, (texts, stem) => {
        const right = texts.map((text, index) => ({ id: `r${index + 1}`, content: contentOf(text) }));
        const left = texts
          .slice(1)
          .map((text, index) => ({ id: `l${index + 1}`, content: contentOf(`${text}左`) }));
        const pairs = left.map(({ id }, index) => ({ left: id, right: `r${index + 1}` }));
        const question = basic('matching', {
          stem,
          body: { left, right, partners: 'one' },
          key: { pairs },
          rule: { name: 'per-item' },
        });
        expect(back([question])).toEqual([question]);
      }),
    );
  });

  it('writes a composite as a description before its questions', () => {
    const child = basic('true-false', {
      stem: contentOf('对吗'),
      body: {},
      key: { truth: true },
      rule: { name: 'exact' },
    });
    const composite = {
      ...child,
      kind: 'composite',
      stem: contentOf('材料'),
      children: [child, child],
    } as unknown as Question;
    expect(readGift(textOf(composite, child)).questions).toMatchObject([
      {
        kind: 'composite',
        stem: contentOf('材料'),
        children: [{ kind: 'true-false' }, { kind: 'true-false' }],
      },
      { kind: 'true-false' },
    ]);
  });

  it('reports kinds, rules and parts that GIFT does not have', () => {
    const stem = contentOf('题');
    const list = ['甲', '乙'].map((text, index) => ({ id: `c${index + 1}`, content: contentOf(text) }));
    expect(
      codesOf(basic('ordering', { stem, body: { items: [] }, key: { order: [] }, rule: { name: 'exact' } })),
    ).toEqual(['refused kind-not-in-format']);
    expect(
      codesOf(
        basic('multiple-choice', {
          stem,
          body: { choices: list },
          key: { right: ['c1'] },
          rule: { name: 'exam-multi' },
        }),
      ),
    ).toEqual(['changed rule']);
    const picture = { ...stem, media: [{ type: 'picture' as const, asset: 'a'.repeat(64) }] };
    expect(codesOf(basic('essay', { stem: picture, body: {}, key: {}, rule: { name: 'manual' } }))).toEqual([
      'lost media',
    ]);
    expect(
      codesOf(basic('essay', { stem, body: {}, key: {}, rule: { name: 'manual' }, difficulty: 3 })),
    ).toEqual(['lost field']);
  });

  it('escapes every sign of any text', () => {
    fc.assert(
      fc.property(words, (text) => {
        const question = basic('essay', {
          stem: contentOf(text),
          body: {},
          key: {},
          rule: { name: 'manual' },
        });
        expect(back([question])).toEqual([question]);
      }),
    );
  });
});
