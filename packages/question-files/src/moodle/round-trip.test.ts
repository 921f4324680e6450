import { contentOf, gapRun, type Question, type SingleQuestion } from '@lectern/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contents, plainWords } from '../testing/contents.ts';
import { basic, choices } from '../testing/drafts.ts';
import { PICTURE, PNG, questionFiles } from '../testing/pictures.ts';
import { readMoodle } from './read/read-moodle.ts';
import { writeMoodle } from './write/write-moodle.ts';

const files = questionFiles();

/** The questions that are read back, with the ids of the given ones. */
function back(questions: readonly Question[]) {
  let made = 0;
  const written = writeMoodle(questions, files);
  const read = readMoodle(written.bytes, { makeId: () => questions[made++]?.id ?? 'none' });
  return { written, read };
}

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

const KINDS: Readonly<Record<string, fc.Arbitrary<SingleQuestion>>> = {
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

describe('writeMoodle and readMoodle', () => {
  it.each(Object.entries(KINDS))('keep %s equal', (_, questions) => {
    fc.assert(
      fc.property(fc.array(questions, { minLength: 1, maxLength: 2 }), (all) => {
        const { written, read } = back(all);
        expect(written.lines).toEqual([]);
        expect(read.lines).toEqual([]);
        expect(read.questions).toEqual(all);
      }),
      { numRuns: 60 },
    );
  });

  it('keep the bytes of pictures', () => {
    const stem = { ...contentOf('看图'), media: [{ type: 'picture' as const, asset: PICTURE.asset }] };
    const { read } = back([basic('essay', { stem, body: {}, key: {}, rule: { name: 'manual' } })]);
    expect(read.files.get(PICTURE.asset)?.bytes).toEqual(PNG);
  });

  it('keep the labels of a picture at their places', () => {
    const card = (id: string) => ({ id, content: contentOf(`${id}！`) });
    const body = {
      play: { skin: 'classroom', sound: true, shuffle: true, pace: 'normal', quiet: false },
      parts: [
        {
          id: 'p1',
          kind: 'matching',
          body: {
            left: ['l1', 'l2'].map((id, index) => ({ id, content: contentOf(`${index + 1}`) })),
            right: ['r1', 'r2', 'r3'].map(card),
            partners: 'one',
          },
        },
      ],
      own: {
        picture: PICTURE,
        targets: [
          { id: 'l1', dot: { x: 0.25, y: 0.5 } },
          { id: 'l2', dot: { x: 0.75, y: 0.5 } },
        ],
      },
    };
    const key = {
      parts: [
        {
          id: 'p1',
          kind: 'matching',
          key: {
            pairs: [
              { left: 'l1', right: 'r2' },
              { left: 'l2', right: 'r1' },
            ],
          },
        },
      ],
      own: {},
    };
    const question = basic('label-picture', {
      stem: contentOf('标注'),
      body,
      key,
      rule: { name: 'per-item' },
    });
    const { written, read } = back([question]);
    expect(written.lines).toEqual([]);
    expect(read.questions).toEqual([question]);
  });

  it('keep composites as a description before its questions', () => {
    const child = (id: string) =>
      basic('true-false', {
        id,
        stem: contentOf('对吗'),
        body: {},
        key: { truth: true },
        rule: { name: 'exact' },
      });
    const { score: _score, rule: _rule, body: _body, key: _key, ...fields } = child('q');
    const composite = {
      ...fields,
      kind: 'composite',
      stem: contentOf('材料'),
      children: [child('1'), child('2')],
    } as unknown as Question;
    expect(back([composite, child('q2')]).read.questions).toEqual([composite, child('q2')]);
  });

  it('report what Moodle has in another form only', () => {
    const codes = (question: SingleQuestion) =>
      back([question]).written.lines.map(({ code, state }) => `${state} ${code}`);
    const stem = contentOf('题');
    const cards = ['甲', '乙'].map((text, index) => ({ id: `${index}`, content: contentOf(text) }));
    expect(
      codes(
        basic('formula', {
          stem,
          body: { notation: 'algebra' },
          key: { expected: ['x'] },
          rule: { name: 'algebra' },
        }),
      ),
    ).toEqual(['changed formula']);
    expect(
      codes(
        basic('matrix', {
          stem,
          body: { rows: cards, columns: cards },
          key: { right: [{ row: '0', columns: ['1'] }] },
          rule: { name: 'per-item' },
        }),
      ),
    ).toEqual(['changed matrix']);
    const area = { id: 'a', shape: { type: 'rectangle', left: 0.1, top: 0.1, right: 0.3, bottom: 0.4 } };
    const hotspot = basic('hotspot', {
      stem,
      body: { picture: PICTURE, areas: [], taps: 1 },
      key: { areas: [area], right: ['a'] },
      rule: { name: 'per-item' },
    });
    expect(codes(hotspot)).toEqual(['changed hotspot']);
    expect(back([hotspot]).read.questions).toMatchObject([
      { kind: 'hotspot', key: { areas: [{ shape: { type: 'rectangle', left: 0.1, right: 0.3 } }] } },
    ]);
    const tokens = ['He', 'go'].map((text, index) => ({ id: `${index}`, runs: [{ type: 'text', text }] }));
    const errors = [{ token: '1', accepted: [{ way: 'replace', text: 'goes' }] }];
    expect(
      codes(basic('error-mark', { stem, body: { tokens }, key: { errors }, rule: { name: 'per-item' } })),
    ).toEqual(['changed error-mark']);
  });
});
