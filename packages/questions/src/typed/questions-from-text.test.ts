import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHINESE_PAPERS } from '../../test/papers/chinese-papers.ts';
import { ENGLISH_PAPERS } from '../../test/papers/english-papers.ts';
import { MATHS_PAPERS } from '../../test/papers/maths-papers.ts';
import { MESSY_PAPERS } from '../../test/papers/messy-papers.ts';
import { type Paper, reportOf, stemsOf, summaryOf } from '../../test/papers/paper-summary.ts';
import { leastProcessorTime } from '../../test/processor-time.ts';
import { parseQuestion } from '../parse-question.ts';
import { questionsFromText } from './questions-from-text.ts';
import { PAPER_CODES } from './report-codes.ts';

function expectPaper({ text, questions, report = [], stems }: Paper): void {
  const read = questionsFromText(text);
  expect({ questions: read.questions.map(summaryOf), report: reportOf(read) }).toEqual({ questions, report });
  if (stems) expect(stemsOf(read)).toEqual(stems);
  expect(read.starts).toHaveLength(read.questions.length);
}

describe('questions from a text', () => {
  describe.each([
    ['mathematics', MATHS_PAPERS],
    ['Chinese', CHINESE_PAPERS],
    ['English', ENGLISH_PAPERS],
    ['untidy papers', MESSY_PAPERS],
  ])('in %s', (_subject, papers) => {
    it.each(papers.map((paper) => [paper.name, paper] as const))(
      'returns the questions of %s',
      (_name, paper) => {
        expectPaper(paper);
      },
    );
  });

  it('returns every field that the labels name', () => {
    const { questions } = questionsFromText(
      '1. 选\nA. 甲 B. 乙\n答案：A\n解析：甲是第一。\n知识点：天干；序数\n难度：较难\n来源：自编\n能力：识记\n标签：期末\n提示：想一想天干。',
    );
    expect(questions[0]).toMatchObject({
      knowledgePoints: ['天干', '序数'],
      difficulty: 4,
      source: '自编',
      ability: '识记',
      tags: ['期末'],
      analysis: { paragraphs: [{ runs: [{ type: 'text', text: '甲是第一。' }] }] },
      hints: [{ content: { paragraphs: [{ runs: [{ type: 'text', text: '想一想天干。' }] }] } }],
    });
  });

  it('returns headings with the index of their first question, and the line on which questions begin', () => {
    const { sections, starts } = questionsFromText(
      '一、选择题\n1. 选\nA. 甲 B. 乙\n答案：A\n\n二、填空题\n1. 填____\n答案：甲',
    );
    expect(sections).toEqual([
      { title: '选择题', first: 0 },
      { title: '填空题', first: 1 },
    ]);
    expect(starts).toEqual([2, 7]);
  });

  it('reports only known codes, each with its state, for a question that exists', () => {
    const texts = [...MATHS_PAPERS, ...CHINESE_PAPERS, ...ENGLISH_PAPERS, ...MESSY_PAPERS].map(
      ({ text }) => text,
    );
    for (const text of texts) {
      const { questions, lines } = questionsFromText(text);
      for (const { code, state, question = 0 } of lines) {
        expect(PAPER_CODES).toHaveProperty(code, state);
        expect(question).toBeLessThan(Math.max(questions.length, 1));
      }
    }
  });
});

const fragments = fc.constantFrom(
  ...[
    '1. ',
    '2、',
    '(1) ',
    '① ',
    '一、选择题（每题3分）',
    'A. 甲',
    'B．乙 C．丙',
    '（ A ）',
    '____',
    '答案：',
    '【解析】',
    '参考答案',
    '1-5 ABCDA',
  ],
  ...[
    '$x^2$',
    '\\(',
    '$$',
    '\t',
    '\n',
    '\r\n',
    '\n\n',
    ' ',
    '（　　）',
    '√',
    '阅读下面的文字，完成1～3题。',
    '词库：',
    '连线',
    '——',
    '题号',
    '难度：',
  ],
  ...[
    '\u202e',
    '\ud800',
    '\ufffc',
    '𬉼',
    '😀',
    '\u0000',
    '5分',
    '**',
    '1.5',
    '99999. ',
    '__proto__',
    'J. 癸',
    '/',
    '；',
  ],
);

describe('hostile texts', () => {
  it('return questions that can be read again, and never throw', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc
        .array(fc.oneof({ weight: 8, arbitrary: fragments }, fc.string({ maxLength: 6 })), { maxLength: 80 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { questions, starts } = questionsFromText(text);
        expect(starts).toHaveLength(questions.length);
        for (const question of questions)
          expect(parseQuestion(question)).toEqual({ state: 'question', question });
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    ['questions', '1. 选一选（　　）\nA. 甲 B. 乙\n答案：A\n'],
    ['numbers', '1. \n'],
    ['headings', '一、\n'],
    ['open formulas', '$$ \\[ \\( $\n'],
    ['lists of answers', '1. a\n1-5 ABCDA\n参考答案\n1. A\n'],
    ['materials', '阅读下面的文字，完成1～3题。\n'],
    ['empty brackets', '（'],
    ['lines to write on', '_'],
    ['spaces', ' '],
    ['letters', 'A. '],
    ['labels', '答案：'],
    ['brackets of labels', '【答案】'],
    ['stars', '**a'],
    ['parts', '1. a\n(1) b\n(2) c\n'],
    ['numbers on one line', '1. 2. 3. '],
    ['dollars', '$a'],
  ])('of 150 KB of %s take less than a second', (_name, part) => {
    const text = part.repeat(Math.ceil(150_000 / part.length));
    expect(leastProcessorTime(1, () => questionsFromText(text))).toBeLessThan(1000);
  });
});
