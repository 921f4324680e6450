/** A column of the template, or a choice by its index. */
export type Column =
  | 'kind'
  | 'stem'
  | 'answer'
  | 'analysis'
  | 'knowledge'
  | 'difficulty'
  | 'score'
  | 'source'
  | 'choices'
  | number;

const NAMES: readonly (readonly [RegExp, Exclude<Column, number>])[] = [
  [/^(?:题型|(?:题目|试题)类型|类型|(?:question )?type)$/i, 'kind'],
  [/^(?:题干|题目|题目内容|试题内容|试题|问题|题目描述|stem|question)$/i, 'stem'],
  [/^(?:(?:正确|参考|标准)?答案|answer|key|correct answer)$/i, 'answer'],
  [/^(?:(?:答案|试题|题目)?解析|答案说明|analysis|explanation)$/i, 'analysis'],
  [/^(?:知识点|考点|所属知识点|knowledge(?: points?)?)$/i, 'knowledge'],
  [/^(?:难度|难度系数|难易度|难易程度|difficulty)$/i, 'difficulty'],
  [/^(?:分值|分数|score|points)$/i, 'score'],
  [/^(?:来源|出处|source)$/i, 'source'],
  [/^(?:选项|备选项|choices|options)$/i, 'choices'],
];
const CHOICE = /^(?:选项|option|choice)?([A-J])(?:选项|项)?$/i;

/** The column that a cell of the header row names. */
export function columnOf(head: string): Column | undefined {
  const plain = head
    .normalize('NFKC')
    .replace(/[\s*（）()【】[\]：:]|必填|选填/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim();
  const choice = CHOICE.exec(plain.replaceAll(' ', ''));
  if (choice) return (choice[1] ?? 'A').toUpperCase().charCodeAt(0) - 0x41;
  return NAMES.find(([pattern]) => pattern.test(plain))?.[1];
}

/** The heads of the template, in the order of its columns. */
export const HEADS = {
  zh: ['题型', '题干', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', '答案', '解析', '知识点', '难度', '分值'],
  en: [
    'Type',
    'Question',
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
    'G',
    'H',
    'Answer',
    'Analysis',
    'Knowledge points',
    'Difficulty',
    'Points',
  ],
} as const;
/** Choices that the template has columns for. */
export const TEMPLATE_CHOICES = 8;
