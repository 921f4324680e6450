import type { Run } from '@lectern/courseware';
import { type Content, contentOf, gapRun, type SingleQuestion } from '@lectern/questions';
import fc from 'fast-check';
import { plainWords } from './contents.ts';
import { basic } from './drafts.ts';

const formulas = fc.constantFrom('x', '\\frac{1}{2}', '\\sqrt{3}', '\\frac{a+b}{c}');

/** A line of words with formulas between them. */
const line: fc.Arbitrary<Content> = fc
  .tuple(plainWords, fc.array(fc.tuple(formulas, plainWords), { maxLength: 2 }))
  .map(([first, rest]) => ({
    paragraphs: [
      {
        runs: [
          { type: 'text', text: first } as Run,
          ...rest.flatMap(([latex, text]): Run[] => [
            { type: 'formula', latex },
            { type: 'text', text },
          ]),
        ],
      },
    ],
  }));

const withWords = (before: string) =>
  line.map(({ paragraphs: [{ runs = [] } = { runs: [] }] }): Content => {
    const [first, ...rest] = runs;
    return {
      paragraphs: [
        { runs: [{ type: 'text', text: `${before}${first?.type === 'text' ? first.text : ''}` }, ...rest] },
      ],
    };
  });

const choices = fc
  .array(line, { minLength: 2, maxLength: 7 })
  .map((all) => all.map((content, index) => ({ id: String.fromCharCode(0x61 + index), content })));

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** An answer that is no number. */
const answers = plainWords.map((words) => `词${words}`);

const single = fc.tuple(withWords('选'), choices, fc.nat()).map(([stem, list, right]) =>
  basic('single-choice', {
    stem,
    body: { choices: list },
    key: { right: ids(list)[right % list.length] },
    rule: { name: 'exact' },
  }),
);
const multiple = fc.tuple(withWords('选'), choices).chain(([stem, list]) =>
  fc.subarray(ids(list), { minLength: 2 }).map((right) =>
    basic('multiple-choice', {
      stem,
      body: { choices: list },
      key: { right },
      rule: { name: 'exam-multi' },
    }),
  ),
);
const truth = fc
  .tuple(withWords('判断'), fc.boolean())
  .map(([stem, value]) =>
    basic('true-false', { stem, body: {}, key: { truth: value }, rule: { name: 'exact' } }),
  );
const blanks = fc
  .tuple(
    withWords('填'),
    fc.array(fc.tuple(fc.array(answers, { minLength: 1, maxLength: 2 }), plainWords), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([first, rest]) => {
    const runs = rest.flatMap(([, text], index): Run[] => [gapRun(`b${index + 1}`), { type: 'text', text }]);
    const passage = { paragraphs: [{ runs: [...(first.paragraphs[0]?.runs ?? []), ...runs] }] };
    const keys = rest.map(([accepted], index) => ({
      gap: `b${index + 1}`,
      accepted: [...new Set(accepted)].map((text) => ({ text })),
    }));
    return basic('fill-blank', {
      stem: contentOf('填空。'),
      body: { passage },
      key: { blanks: keys },
      rule: { name: 'per-item' },
    });
  });
const numeric = fc
  .tuple(withWords('算'), fc.integer({ min: -999, max: 999 }), fc.constantFrom('', 'cm', '元'))
  .map(([stem, value, unit]) =>
    basic('numeric', {
      stem,
      body: {},
      key: { value: `${value}`, ...(unit ? { units: [{ unit }] } : {}) },
      rule: { name: 'tolerance' },
    }),
  );
const formula = fc
  .tuple(withWords('化简'), fc.constantFrom('a+b', '\\frac{a}{2}', 'x'))
  .map(([stem, latex]) =>
    basic('formula', {
      stem,
      body: { notation: 'algebra' },
      key: { expected: [latex] },
      rule: { name: 'algebra' },
    }),
  );
const ordering = fc
  .tuple(withWords('排序'), choices)
  .filter(([, list]) => list.length > 2)
  .map(([stem, list]) =>
    basic('ordering', {
      stem,
      body: { items: list },
      key: {
        order: ids(list)
          .toReversed()
          .map((id) => [id]),
      },
      rule: { name: 'order-kendall' },
    }),
  );
const short = fc
  .tuple(withWords('说说'), fc.array(withWords('因为'), { minLength: 1, maxLength: 3 }))
  .map(([stem, lines]) =>
    basic('short-answer', {
      stem,
      body: {},
      key: { sample: { paragraphs: lines.flatMap(({ paragraphs }) => paragraphs) } },
      rule: { name: 'keywords' },
    }),
  );
const essay = withWords('写一篇作文：').map((stem) =>
  basic('essay', { stem, body: {}, key: {}, rule: { name: 'manual' } }),
);

/** Questions of the kinds that papers and tables hold whole, in the form that their readers give. */
export const paperQuestions: fc.Arbitrary<SingleQuestion> = fc
  .tuple(
    fc.oneof(single, multiple, truth, blanks, numeric, formula, ordering, short, essay),
    fc.option(withWords('因为'), { nil: undefined }),
    fc.constantFrom(1, 2, 2.5, 10),
  )
  .map(([question, analysis, score]) => ({ ...question, score, ...(analysis ? { analysis } : {}) }));
