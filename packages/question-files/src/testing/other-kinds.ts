import { contentOf, type SingleQuestion } from '@lectern/questions';
import fc from 'fast-check';
import { lines, plainWords } from './contents.ts';
import { basic, choices, PICTURE } from './drafts.ts';

const cards = (letter: string, least: number, most: number) =>
  fc
    .uniqueArray(plainWords, { minLength: least, maxLength: most })
    .map((texts) => texts.map((text, index) => ({ id: `${letter}${index + 1}`, content: contentOf(text) })));

/** Questions of the kinds and fields that QTI keeps with the help of our own extras. */
export const OTHER_KINDS: Readonly<Record<string, fc.Arbitrary<SingleQuestion>>> = {
  'exam rules': fc
    .record({
      stem: lines,
      list: choices(3, 6),
      set: fc.nat(),
      part: fc.constantFrom(undefined, 0.5, 'equal' as const),
    })
    .map(({ stem, list, set, part }) => {
      const right = list.map(({ id }) => id).filter((_, bit) => set & (1 << bit));
      return basic('multiple-choice', {
        stem,
        score: 4,
        body: { choices: list, shuffle: true, fixedLast: true },
        key: { right: right.length > 1 ? right : ['c1', 'c2'] },
        rule: { name: 'exam-multi', ...(part ? { part } : {}) },
        difficulty: 3,
        knowledgePoints: ['函数'],
        timeLimit: 60,
        attempts: 'free',
        counts: 'best',
      });
    }),
  'ordering with ranks': fc
    .record({
      stem: lines,
      items: cards('i', 4, 6),
      rule: fc.constantFrom('exact', 'order-place', 'order-kendall'),
    })
    .map(({ stem, items, rule }) => {
      const [first = '', second = '', ...rest] = items.map(({ id }) => id);
      return basic('ordering', {
        stem,
        body: { items },
        key: { order: [[first], [second], ...rest.map((id) => [id])] },
        rule: { name: rule as 'exact' },
        source: '课本',
      });
    }),
  'equal ranks and fixed items': fc
    .record({ stem: lines, items: cards('i', 5, 6) })
    .map(({ stem, items }) => {
      const ids = items.map(({ id }) => id);
      const order = [[ids[0] ?? ''], [ids[1] ?? '', ids[2] ?? ''], ...ids.slice(3).map((id) => [id])];
      return basic('ordering', {
        stem,
        body: { items, fixedFirst: 'i1' },
        key: { order },
        rule: { name: 'order-kendall' },
      });
    }),
  matrix: fc
    .record({ stem: lines, rows: cards('r', 2, 4), columns: cards('k', 2, 3), several: fc.boolean() })
    .map(({ stem, rows, columns, several }) =>
      basic('matrix', {
        stem,
        body: { rows, columns, ...(several ? { several } : {}) },
        key: {
          right: rows.map(({ id }, index) => ({
            row: id,
            columns: several ? columns.map((one) => one.id) : [columns[index % columns.length]?.id ?? ''],
          })),
        },
        rule: { name: 'per-item' },
      }),
    ),
  'visible areas': fc
    .record({ stem: lines, rule: fc.constantFrom('per-item', 'net', 'exact') })
    .map(({ stem, rule }) =>
      basic('hotspot', {
        stem,
        body: {
          picture: PICTURE,
          areas: [
            { id: 'a1', shape: { type: 'circle', centre: { x: 0.25, y: 0.5 }, radius: 0.1 } },
            { id: 'a2', shape: { type: 'rectangle', left: 0.5, top: 0.1, right: 0.7, bottom: 0.4 } },
            {
              id: 'a3',
              shape: {
                type: 'polygon',
                corners: [
                  { x: 0.8, y: 0.8 },
                  { x: 0.9, y: 0.8 },
                  { x: 0.9, y: 0.9 },
                ],
              },
            },
          ],
          taps: 2,
        },
        key: { areas: [], right: ['a1', 'a3'] },
        rule: { name: rule as 'exact' },
      }),
    ),
  'hidden areas': lines.map((stem) =>
    basic('hotspot', {
      stem,
      body: { picture: PICTURE, areas: [], taps: 1 },
      key: {
        areas: [
          { id: 'spot', shape: { type: 'circle', centre: { x: 0.333, y: 0.5 }, radius: 0.1 }, margin: 0.2 },
        ],
        right: ['spot'],
      },
      rule: { name: 'distance' },
    }),
  ),
  formula: lines.map((stem) =>
    basic('formula', {
      stem,
      body: { notation: 'algebra', variables: [{ name: 'x', domain: 'real' }] },
      key: { expected: ['x^2+1', '1+x^2'], form: 'expanded' },
      rule: { name: 'algebra' },
    }),
  ),
  'fresh numbers': lines.map((stem) =>
    basic('numeric', {
      stem: { paragraphs: [...stem.paragraphs, ...contentOf('{{a}}+{{b}}').paragraphs] },
      body: {
        parameters: [
          { name: 'a', from: 1, to: 9, step: 1 },
          { name: 'b', from: 2, to: 8, step: 2 },
        ],
      },
      key: { value: 'a+b', units: [{ unit: 'm' }], digits: { of: 'places', count: 1 } },
      rule: { name: 'tolerance' },
    }),
  ),
  'error-mark': fc
    .record({ stem: lines, words: fc.array(plainWords, { minLength: 2, maxLength: 6 }) })
    .map(({ stem, words }) =>
      basic('error-mark', {
        stem,
        body: {
          tokens: words.map((text, index) => ({
            id: `t${index + 1}`,
            runs: [{ type: 'text', text: `${text} ` }],
          })),
          told: 1,
        },
        key: { errors: [{ token: 't1', accepted: [{ way: 'replace', text: 'right' }] }] },
        rule: { name: 'net' },
      }),
    ),
  'corrected statements': lines.map((stem) =>
    basic('true-false', {
      stem,
      body: { correction: true },
      key: { truth: false, corrections: [{ text: '对的' }] },
      rule: { name: 'per-item' },
    }),
  ),
  drawing: lines.map((stem) =>
    basic('media-answer', {
      stem,
      body: { ask: 'drawing', ground: { type: 'picture', asset: PICTURE.asset } },
      key: {},
      rule: { name: 'manual' },
    }),
  ),
  'drawing on a grid': lines.map((stem) =>
    basic('media-answer', {
      stem,
      body: { ask: 'drawing', ground: { type: 'grid', grid: 'rice' } },
      key: {},
      rule: { name: 'manual' },
    }),
  ),
  speech: lines.map((stem) =>
    basic('media-answer', {
      stem,
      body: { ask: 'speech', seconds: 90, text: contentOf('Read this') },
      key: { rubric: [] },
      rule: { name: 'manual' },
    }),
  ),
  keywords: lines.map((stem) =>
    basic('short-answer', {
      stem,
      body: { lines: 5 },
      key: { sample: contentOf('样例'), keywords: [{ id: 'k1', words: ['光合', '作用'], share: 0.5 }] },
      rule: { name: 'keywords' },
      hints: [{ id: 'h1', content: contentOf('想一想'), cost: 0.5 }],
    }),
  ),
};
