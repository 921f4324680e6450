import type { Paragraph, Run } from '@lectern/courseware';
import type { Content } from '@lectern/questions';
import fc from 'fast-check';

/** Words with the signs that formats of other programs give a meaning. */
export const words: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      '甲',
      '乙',
      'cat',
      'dog',
      '3.5',
      '<b>',
      '&amp;',
      '"',
      "'",
      '=',
      '~',
      '#',
      '{',
      '}',
      ':',
      '%',
      '*',
      '[',
      '//',
      '，',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** Words without any sign. */
export const plainWords: fc.Arbitrary<string> = fc
  .array(fc.constantFrom('甲', '乙', '丙', 'cat', 'dog', '7', 'é'), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));

const formats: fc.Arbitrary<Run['props']> = fc.constantFrom(
  undefined,
  undefined,
  { bold: true },
  { italic: true, bold: true },
  { underline: 'sng' },
  { baseline: -0.25 },
  { strike: 'single' as const },
  { ruby: 'hǎo' },
);

const texts: fc.Arbitrary<Run> = fc
  .tuple(words, formats)
  .map(([text, props]) => ({ type: 'text', text, ...(props ? { props } : {}) }));
const formulas: fc.Arbitrary<Run> = fc
  .constantFrom('x^2', '\\frac{1}{2}', 'a<b', '\\sqrt{3}')
  .map((latex) => ({ type: 'formula', latex }));

/** Runs in which no two texts beside each other have the same format. */
const runs = fc
  .array(fc.oneof({ weight: 3, arbitrary: texts }, formulas), { minLength: 1, maxLength: 4 })
  .map((all) => {
    const apart = all.filter((run, index) => {
      const before = all[index - 1];
      return !(
        before?.type === 'text' &&
        run.type === 'text' &&
        JSON.stringify(before.props) === JSON.stringify(run.props)
      );
    });
    return apart;
  });

const paragraphs: fc.Arbitrary<Paragraph> = fc
  .tuple(runs, fc.constantFrom(undefined, undefined, { align: 'ctr' as const }))
  .map(([all, props]) => (props ? { props, runs: all } : { runs: all }));

/** Contents of what HTML has elements for. */
export const contents: fc.Arbitrary<Content> = fc
  .array(paragraphs, { minLength: 1, maxLength: 3 })
  .map((all) => ({ paragraphs: all }));

/** Contents of one line of words. */
export const lines: fc.Arbitrary<Content> = plainWords.map((text) => ({
  paragraphs: [{ runs: [{ type: 'text', text }] }],
}));
