/** Words of a printed paper, in the paper's language. */
export interface PaperWords {
  readonly name: string;
  readonly className: string;
  readonly number: string;
  readonly points: string;
  readonly key: string;
  readonly answerSheet: string;
  readonly analysis: string;
  readonly knowledge: string;
  readonly bank: string;
  readonly section: (index: number, title: string) => string;
  /** Points of a section whose questions have the same. */
  readonly each: (each: number, total: number) => string;
  readonly total: (total: number) => string;
  readonly score: (points: number) => string;
  readonly material: (from: number, to: number) => string;
  readonly page: readonly [before: string, between: string, after: string];
}

const DIGITS = '零一二三四五六七八九';

function chinese(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  return `${tens > 1 ? DIGITS.charAt(tens) : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS.charAt(ones) : ''}`;
}

const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

export type PaperLanguage = 'zh' | 'en';

export const PAPER_WORDS: Readonly<Record<PaperLanguage, PaperWords>> = {
  zh: {
    name: '姓名',
    className: '班级',
    number: '学号',
    points: '得分',
    key: '参考答案',
    answerSheet: '答题卡',
    analysis: '【解析】',
    knowledge: '【知识点】',
    bank: '备选词：',
    section: (index, title) => `${chinese(index + 1)}、${title}`,
    each: (each, total) => `（每小题${each}分，共${total}分）`,
    total: (total) => `（共${total}分）`,
    score: (points) => `（${points}分）`,
    material: (from, to) => `阅读下面的材料，完成${from}～${to}题。`,
    page: ['第 ', ' 页 共 ', ' 页'],
  },
  en: {
    name: 'Name',
    className: 'Class',
    number: 'No.',
    points: 'Score',
    key: 'Answer key',
    answerSheet: 'Answer sheet',
    analysis: '【Explanation】',
    knowledge: '【Knowledge points】',
    bank: 'Word bank: ',
    section: (index, title) => `${ROMANS[index] ?? index + 1}. ${title}`,
    each: (each, total) => ` (${each} points each, ${total} points)`,
    total: (total) => ` (${total} points)`,
    score: (points) => `(${points} points) `,
    material: (from, to) => `Read the following text and answer questions ${from}-${to}.`,
    page: ['Page ', ' of ', ''],
  },
};
