import type { ProblemCode } from '@lectern/questions';
import {
  isBlank,
  isComposite,
  type PlayedBody,
  type Problem,
  problemsOf,
  type Question,
} from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import { useMemo } from 'react';

type Messages = Readonly<Record<ProblemCode, string>>;

const zh: Messages = {
  'part-blank': '这里还没有填写',
  'key-empty': '还没有给出答案',
  'key-too-few': '答案比题目说的少',
  'key-too-many': '答案比题目允许的多',
  'too-few': '数量还不够',
  'too-many': '数量太多了',
  'range-empty': '这个范围里没有任何值',
  'fixed-elsewhere': '固定在最前、最后的项，在正确顺序里也要单独在最前、最后',
  'not-understood': '这里写的内容看不懂',
  'key-wrong': '按现在的设置，这个答案自己也不算对',
  'not-placed': '还没有放好位置',
  'same-id': '这一项重复了，请删掉一个',
  'unknown-id': '答案指向的内容已经删掉了，请重新选',
};

const en: Messages = {
  'part-blank': 'This is still empty',
  'key-empty': 'No answer is given yet',
  'key-too-few': 'Fewer answers than the question says',
  'key-too-many': 'More answers than the question allows',
  'too-few': 'There are not enough yet',
  'too-many': 'There are too many',
  'range-empty': 'No value is within this range',
  'fixed-elsewhere': 'What is fixed first or last must be alone there in the right order, too',
  'not-understood': 'This cannot be understood',
  'key-wrong': 'With these settings this answer is not right itself',
  'not-placed': 'This has no place yet',
  'same-id': 'This is there twice; please remove one',
  'unknown-id': 'The answer points to something that was removed; please choose again',
};

type Overrides = Readonly<Record<string, Partial<Messages>>>;

const zhByKind: Overrides = {
  'single-choice': { 'unknown-id': '还没有标出正确的选项' },
  'multiple-choice': {
    'key-empty': '还没有标出正确的选项',
    'key-too-many': '正确选项的个数不在允许选的个数之内',
    'range-empty': '最少选的个数比最多的还多',
  },
  'true-false': { 'key-empty': '写出一种改正的方法，或者留空由老师批改' },
  'fill-blank': { 'too-few': '还没有空：输入四个下划线 ____ 或点“挖空”', 'key-empty': '这个空还没有答案' },
  'cloze-choice': {
    'too-few': '还没有空：输入四个下划线 ____ 或点“挖空”',
    'key-empty': '这个空还没有标出正确的选项',
  },
  'bank-cloze': {
    'too-few': '还没有空：输入四个下划线 ____ 或点“挖空”',
    'key-empty': '这个空还没有选好答案',
    'key-too-many': '这一项用了两次；要重复使用，请打开“可以重复用”',
  },
  numeric: {
    'range-empty': '没有数能同时满足这些要求，请看看允许误差和位数',
    'not-understood': '这里要写一个数，或用参数字母写的算式',
    'key-empty': '还没有写答案',
  },
  matching: {
    'key-empty': '这一项还没有配对',
    'key-too-many': '这一项配了不止一个',
    'too-few': '两边各要有两项以上',
  },
  ordering: { 'too-few': '至少要有三项，其中两项不固定', 'key-empty': '至少要分出先后' },
  matrix: {
    'key-empty': '这一行还没有答案',
    'key-too-many': '这一行答案不止一个',
    'too-few': '至少一行、两列',
  },
  hotspot: {
    'part-blank': '还没有选图片',
    'key-empty': '还没有标出正确的区域',
    'key-too-many': '正确的区域比可以点的次数多',
    'range-empty': '这个区域太小，点不中',
  },
  'error-mark': {
    'key-empty': '还没有改正的内容',
    'key-too-few': '标出的错误比告诉学生的少',
    'key-too-many': '标出的错误比告诉学生的多',
    'too-few': '还没有文字',
  },
  'short-answer': { 'key-too-many': '关键词的比例加起来超过 100%', 'range-empty': '最少字数比最多的还多' },
  essay: { 'range-empty': '最少字数比最多的还多' },
  'team-race': { 'too-few': '至少要有 5 题' },
  'truth-rush': { 'too-few': '至少要有 6 条' },
  'fun-choice': { 'too-few': '至少要有 3 题' },
  'word-search': {
    'too-few': '至少要有 3 个词',
    'not-placed': '这个词还没有排进方格，请重新生成',
    'key-too-many': '这个词在方格里出现了两次，请重新生成',
  },
  crossword: {
    'too-few': '至少要有 2 个词',
    'not-placed': '这个词和别的词没有相同的字，排不进方格',
    'key-wrong': '方格和词对不上，请重新生成',
    'unknown-id': '方格里有已经删掉的词，请重新生成',
  },
  'label-picture': { 'not-placed': '这个名称还没有在图上点出位置', 'part-blank': '还没有选图片' },
  jigsaw: { 'part-blank': '还没有选图片' },
  'timeline-place': { 'not-understood': '时间和先后顺序对不上', 'range-empty': '结束早于开始' },
  'map-fill': { 'not-placed': '导图里有空没有位置', 'too-few': '还没有挖空：把要填的节点设为空' },
};

const enByKind: Overrides = {
  'single-choice': { 'unknown-id': 'No choice is marked right yet' },
  'multiple-choice': {
    'key-empty': 'No choice is marked right yet',
    'key-too-many': 'The number of right choices is not within the number of picks',
    'range-empty': 'The fewest picks are more than the most',
  },
  'true-false': { 'key-empty': 'Write a correction, or leave it empty for a teacher to mark' },
  'fill-blank': {
    'too-few': 'No gap yet: type ____ or press the gap button',
    'key-empty': 'This gap has no answer yet',
  },
  'cloze-choice': {
    'too-few': 'No gap yet: type ____ or press the gap button',
    'key-empty': 'No choice of this gap is marked right yet',
  },
  'bank-cloze': {
    'too-few': 'No gap yet: type ____ or press the gap button',
    'key-empty': 'This gap has no answer yet',
    'key-too-many': 'This item is used twice; allow reuse for that',
  },
  numeric: {
    'range-empty': 'No number can satisfy this; see the tolerance and the digits',
    'not-understood': 'Write a number, or an expression of the letters of the parameters',
    'key-empty': 'No answer yet',
  },
  matching: {
    'key-empty': 'This has no partner yet',
    'key-too-many': 'This has more than one partner',
    'too-few': 'Both sides need two or more',
  },
  ordering: {
    'too-few': 'At least three items, two of them not fixed',
    'key-empty': 'At least one must come first',
  },
  matrix: {
    'key-empty': 'This row has no answer yet',
    'key-too-many': 'This row has several answers',
    'too-few': 'At least one row and two columns',
  },
  hotspot: {
    'part-blank': 'No picture yet',
    'key-empty': 'No area is marked right yet',
    'key-too-many': 'More right areas than taps',
    'range-empty': 'This area is too small to be hit',
  },
  'error-mark': {
    'key-empty': 'No correction yet',
    'key-too-few': 'Fewer errors than pupils are told',
    'key-too-many': 'More errors than pupils are told',
    'too-few': 'No text yet',
  },
  'short-answer': {
    'key-too-many': 'The keywords add up to more than 100 %',
    'range-empty': 'The least length is above the most',
  },
  essay: { 'range-empty': 'The least length is above the most' },
  'team-race': { 'too-few': 'At least 5 questions' },
  'truth-rush': { 'too-few': 'At least 6 statements' },
  'fun-choice': { 'too-few': 'At least 3 questions' },
  'word-search': {
    'too-few': 'At least 3 words',
    'not-placed': 'This word is not in the grid yet; please make the grid again',
    'key-too-many': 'This word is in the grid twice; please make the grid again',
  },
  crossword: {
    'too-few': 'At least 2 words',
    'not-placed': 'This word shares no letter with the others and is not in the grid',
    'key-wrong': 'The grid does not fit the words; please make it again',
    'unknown-id': 'The grid has words that were removed; please make it again',
  },
  'label-picture': {
    'not-placed': 'This name has no place in the picture yet',
    'part-blank': 'No picture yet',
  },
  jigsaw: { 'part-blank': 'No picture yet' },
  'timeline-place': {
    'not-understood': 'The dates are not in this order',
    'range-empty': 'The end is before the beginning',
  },
  'map-fill': { 'not-placed': 'A gap has no place in the map', 'too-few': 'No gap yet: hide a node' },
};

const messages = { zh: { all: zh, byKind: zhByKind }, en: { all: en, byKind: enByKind } };

/** The problems of a question or of a part of it, as messages beside the fields that they concern. */
export interface ProblemNotes {
  /** The message for a part; of the whole when no part is named. */
  of(at?: string): string | undefined;
  /** The messages of a part's own parts, whose problems begin with the part's id. */
  within(part: string, kind: string): ProblemNotes;
  readonly count: number;
}

/** The problems of a question of a kind in the language of the screen. */
export function useProblemNotes(kind: string, problems: readonly Problem[]): ProblemNotes {
  const texts = useTextsOf(messages);
  return useMemo(() => notesOf(kind, problems, texts), [kind, problems, texts]);
}

type Texts = (typeof messages)['zh'];

function notesOf(kind: string, problems: readonly Problem[], texts: Texts): ProblemNotes {
  return {
    count: problems.length,
    of(at) {
      const found = problems.find((problem) => problem.at === at);
      return found && (texts.byKind[kind]?.[found.code] ?? texts.all[found.code]);
    },
    within(part, partKind) {
      const prefix = `${part}/`;
      const inside = problems.flatMap(({ code, at }): Problem[] => {
        if (at === part) return [{ code }];
        return at?.startsWith(prefix) ? [{ code, at: at.slice(prefix.length) }] : [];
      });
      return notesOf(partKind, inside, texts);
    },
  };
}

/** Games in which each part is a question of its own, and is nothing without its stem. */
const NEED_STEMS = new Set(['team-race', 'truth-rush', 'fun-choice', 'find-spot']);

/** Returns the problems of a question, and the missing stems of its parts. */
export function authorProblems(question: Question): readonly Problem[] {
  const problems = problemsOf(question);
  if (isComposite(question) || !NEED_STEMS.has(question.kind)) return problems;
  const { parts } = question.body as PlayedBody;
  const without = parts.filter(({ stem }) => stem === undefined || isBlank(stem));
  return [...problems, ...without.map(({ id }) => ({ code: 'part-blank', at: `${id}/stem` }) as const)];
}
