/** A field of a question that a line can name. */
export type LabelField =
  | 'answer'
  | 'analysis'
  | 'solution'
  | 'knowledge'
  | 'difficulty'
  | 'score'
  | 'kind'
  | 'source'
  | 'ability'
  | 'tags'
  | 'hint'
  | 'bank';

export interface LabelMark {
  readonly field: LabelField;
  readonly name: string;
  readonly at: number;
  /** Index behind the label, its colon and white space. */
  readonly end: number;
}

const NAMES: Readonly<Record<LabelField, readonly string[]>> = {
  answer: ['答案', '参考答案', '正确答案', '标准答案', '答', 'answers?', 'key', 'ans', 'correct answers?'],
  analysis: [
    ...[
      '解析',
      '试题解析',
      '答案解析',
      '分析',
      '详解',
      '解答',
      '点评',
      '点拨',
      '思路',
      '思路点拨',
      '解题思路',
      '讲解',
      '评析',
    ],
    ...['explanation', 'analysis'],
  ],
  solution: ['解', '证明', 'solution'],
  knowledge: ['知识点', '考点', '考查点', '考察点', '知识点标签', '知识内容', 'knowledge points?'],
  difficulty: ['难度', '难度系数', '难易度', '难易程度', 'difficulty'],
  score: ['分值', '分数', 'points', 'marks', 'score'],
  kind: ['题型', '试题类型', '题目类型', 'question type'],
  source: ['来源', '出处', '题源', 'source'],
  ability: ['能力', '能力要求', '核心素养', '学科素养', 'ability'],
  tags: ['标签', 'tags?'],
  hint: ['提示', 'hints?'],
  bank: ['词库', '备选词', '备选词语', '备选答案', 'word bank'],
};
const ALL = Object.entries(NAMES).flatMap(([field, names]) =>
  names.map((name) => ({ field: field as LabelField, name })),
);
const pattern = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length).join('|');
const ANY = pattern(ALL.map(({ name }) => name));
const CHINESE = pattern(ALL.map(({ name }) => name).filter((name) => /^\p{Script=Han}{2,}$/u.test(name)));

const BRACKETED = `[【〔\\[［]\\s?(${ANY})\\s?[】〕\\]］]\\s?[:：]?\\s*`;
const AT_START = new RegExp(`^(?:${BRACKETED}|(${ANY})\\s?[:：]\\s*)`, 'i');
const INSIDE = new RegExp(`${BRACKETED}|(?<=[\\s;；。])(${CHINESE})\\s?[:：]\\s*`, 'gi');
/** `答案 B` without a colon. */
const SPACED = /^(答案|参考答案|正确答案)\s+(?=[A-J√×对错TF\d-])|^(?:答案|参考答案)$/;

/**
 * The labels of a line: at its beginning `答案：`, `【答案】` and the like, and further ones behind white space or in
 * brackets. A label in brackets may also follow a stem.
 */
export function labelMarks(text: string): LabelMark[] {
  const marks: LabelMark[] = [];
  const first = AT_START.exec(text) ?? SPACED.exec(text);
  if (first) marks.push(markOf(first[1] ?? first[2] ?? '答案', 0, first[0].length));
  for (const match of text.matchAll(INSIDE)) {
    if (match.index < (marks.at(-1)?.end ?? 1)) continue;
    if (match[2] !== undefined && marks.length === 0 && !/答案|解析/.test(match[2])) continue;
    marks.push(markOf(match[1] ?? match[2] ?? '', match.index, match.index + match[0].length));
  }
  return marks;
}

function markOf(name: string, at: number, end: number): LabelMark {
  const low = name.toLowerCase();
  const isName = (one: string) =>
    one.endsWith('s?') ? [one.slice(0, -2), one.slice(0, -1).replace('?', '')].includes(low) : one === low;
  return { field: ALL.find((one) => isName(one.name))?.field ?? 'answer', name, at, end };
}
