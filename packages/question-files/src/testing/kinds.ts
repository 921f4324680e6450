import { contentOf, gapRun, type SingleQuestion } from '@lectern/questions';
import fc from 'fast-check';
import { contents, plainWords } from './contents.ts';
import { basic, choices, PICTURE } from './drafts.ts';

const picturesIn = contents.map((content) => ({
  ...content,
  media: [{ type: 'picture' as const, asset: PICTURE.asset, alt: '图' }],
}));
const stems = fc.oneof(contents, picturesIn);
const feedbacks = fc.record({ right: contents, wrong: contents });
const common = fc.record({
  stem: stems,
  score: fc.integer({ min: 1, max: 20 }).map((half) => half / 2),
  tags: fc.uniqueArray(plainWords, { minLength: 1, maxLength: 3 }),
  analysis: stems,
});
const passages = (gaps: number) =>
  fc.array(plainWords, { minLength: gaps + 1, maxLength: gaps + 1 }).map((texts) => ({
    paragraphs: [
      {
        runs: texts.flatMap((text, index) => [
          { type: 'text' as const, text },
          ...(index < gaps ? [gapRun(`g${index + 1}`)] : []),
        ]),
      },
    ],
  }));
const texts = (most: number) =>
  fc.uniqueArray(plainWords, { minLength: 1, maxLength: most, selector: (text) => text.toLowerCase() });

/** Questions of the kinds that Moodle and QTI keep without loss, with the fields that both have. */
export const KINDS: Readonly<Record<string, fc.Arbitrary<SingleQuestion>>> = {
  'single-choice': fc
    .record({ common, list: choices(2, 6), at: fc.nat(5), shuffle: fc.boolean(), feedback: feedbacks })
    .map(({ common: about, list, at, shuffle, feedback }) =>
      basic('single-choice', {
        ...about,
        body: { choices: list, ...(shuffle ? { shuffle } : {}) },
        key: { right: `c${(at % list.length) + 1}` },
        rule: { name: 'exact' },
        feedback: { ...feedback, choices: [{ id: 'c1', content: contentOf('说明') }] },
      }),
    ),
  'multiple-choice': fc
    .record({ common, list: choices(2, 6), set: fc.nat(), isNet: fc.boolean() })
    .map(({ common: about, list, set, isNet }) => {
      const right = list.map(({ id }) => id).filter((_, bit) => set & (1 << bit));
      const key = { right: right.length > 0 ? right : ['c1'] };
      const name = isNet && key.right.length < list.length ? 'net' : 'per-item';
      return basic('multiple-choice', { ...about, body: { choices: list }, key, rule: { name } });
    }),
  'true-false': fc
    .record({ common, truth: fc.boolean(), feedback: feedbacks })
    .map(({ common: about, truth, feedback }) =>
      basic('true-false', { ...about, body: {}, key: { truth }, rule: { name: 'exact' }, feedback }),
    ),
  'one blank': fc
    .record({ common, accepted: texts(3), isCase: fc.boolean() })
    .map(({ common: about, accepted, isCase }) =>
      basic('fill-blank', {
        ...about,
        body: { passage: { paragraphs: [{ runs: [gapRun('g1')] }] } },
        key: {
          blanks: [
            {
              gap: 'g1',
              accepted: accepted.map((text, index) => (index === 0 ? { text } : { text, share: 0.5 })),
              ...(isCase ? { compare: { case: 'counts' } } : {}),
            },
          ],
        },
        rule: { name: 'per-item' },
      }),
    ),
  'several blanks': fc
    .record({ common, passage: passages(2), accepted: fc.tuple(texts(3), texts(2)) })
    .map(({ common: about, passage, accepted }) =>
      basic('fill-blank', {
        ...about,
        body: { passage },
        key: {
          blanks: accepted.map((all, index) => ({
            gap: `g${index + 1}`,
            accepted: all.map((text) => ({ text })),
          })),
        },
        rule: { name: 'per-item' },
      }),
    ),
  numeric: fc
    .record({
      common,
      value: fc.integer({ min: -1e6, max: 1e6 }),
      most: fc.nat(50),
      unit: fc.constantFrom('none', 'typed', 'list'),
      feedback: feedbacks,
    })
    .map(({ common: about, value, most, unit, feedback }) =>
      basic('numeric', {
        ...about,
        body: unit === 'list' ? { units: ['m', 'cm'] } : {},
        key: {
          value: `${value / 100}`,
          ...(most > 0 ? { tolerance: { type: 'absolute', value: most / 100 } } : {}),
          ...(unit === 'none'
            ? {}
            : { units: [{ unit: 'm' }, { unit: 'cm', factor: 0.01 }], wrongUnit: 0.5 }),
        },
        rule: { name: 'tolerance' },
        feedback,
      }),
    ),
  'cloze-choice': fc
    .record({ common, passage: passages(2), lists: fc.tuple(choices(2, 6), choices(2, 6)) })
    .map(({ common: about, passage, lists }) =>
      basic('cloze-choice', {
        ...about,
        body: { passage, gaps: lists.map((list, index) => ({ id: `g${index + 1}`, choices: list })) },
        key: { right: lists.map((list, index) => ({ gap: `g${index + 1}`, choice: `c${list.length}` })) },
        rule: { name: 'per-item' },
      }),
    ),
  'bank-cloze': fc
    .record({ common, passage: passages(3), bank: choices(3, 7), reuse: fc.boolean() })
    .map(({ common: about, passage, bank, reuse }) =>
      basic('bank-cloze', {
        ...about,
        body: { passage, bank, ...(reuse ? { reuse } : {}), shuffle: true },
        key: { right: ['c2', 'c3', 'c1'].map((choice, index) => ({ gap: `g${index + 1}`, choice })) },
        rule: { name: 'per-item' },
      }),
    ),
  matching: fc
    .record({
      common,
      left: fc.array(stems, { minLength: 2, maxLength: 5 }),
      right: texts(8),
      feedback: feedbacks,
    })
    .map(({ common: about, left, right, feedback }) => {
      const pairs = left.map((_, index) => ({
        left: `l${index + 1}`,
        right: `r${(index % right.length) + 1}`,
      }));
      const isOne = right.length >= left.length;
      return basic('matching', {
        ...about,
        body: {
          left: left.map((content, index) => ({ id: `l${index + 1}`, content })),
          right: right.map((text, index) => ({ id: `r${index + 1}`, content: contentOf(text) })),
          partners: isOne ? 'one' : 'many-left',
        },
        key: { pairs },
        rule: { name: 'per-item' },
        feedback,
      });
    }),
  ordering: fc
    .record({
      common,
      items: fc.array(stems, { minLength: 3, maxLength: 8 }),
      rule: fc.constantFrom('exact', 'order-place', 'order-kendall'),
    })
    .map(({ common: about, items, rule }) =>
      basic('ordering', {
        ...about,
        body: { items: items.map((content, index) => ({ id: `i${index + 1}`, content })) },
        key: { order: items.map((_, index) => [`i${index + 1}`]) },
        rule: { name: rule as 'exact' },
      }),
    ),
  essay: fc
    .record({ common, sample: contents, photographs: fc.integer({ min: 1, max: 9 }) })
    .map(({ common: about, sample, photographs }) =>
      basic('essay', {
        ...about,
        body: { least: 100, most: 300, counts: 'words', photographs },
        key: { sample },
        rule: { name: 'manual' },
      }),
    ),
  'short-answer': fc
    .record({ common, sample: contents })
    .map(({ common: about, sample }) =>
      basic('short-answer', { ...about, body: {}, key: { sample }, rule: { name: 'manual' } }),
    ),
  photographs: fc.record({ common, most: fc.integer({ min: 1, max: 9 }) }).map(({ common: about, most }) =>
    basic('media-answer', {
      ...about,
      body: { ask: 'photographs', most },
      key: {},
      rule: { name: 'manual' },
    }),
  ),
};
