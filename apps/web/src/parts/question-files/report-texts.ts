import { PAPER_CODES, type PaperCode, type ReportLine } from '@lectern/questions';
import { defineTexts } from '../../platform/i18n/texts.ts';

type CodeTexts = Readonly<Record<PaperCode, string>>;

const zh: CodeTexts = {
  'answer-missing': '没有找到答案',
  'truth-assumed': '没有找到答案，先按“对”记下',
  'answer-not-a-choice': '答案不在选项里',
  'answer-not-understood': '看不懂答案“{{detail}}”',
  'answers-differ': '题后的答案和文末的答案“{{detail}}”不一样',
  'answer-without-question': '文末答案“{{detail}}”没有对应的题',
  'answer-list-unclear': '文末有一行答案的个数和题数对不上',
  'blanks-differ': '空格数和答案数不一样',
  'several-answers': '一个空有几个答案，填任何一个都算对',
  'formula-as-text': '公式答案按文字比对',
  'kind-differs': '标明的题型“{{detail}}”和答案不符',
  'kind-unknown': '不认识标明的题型',
  'number-order': '题号 {{detail}} 接不上',
  'number-or-decimal': '题号可能是小数的一部分',
  'number-missing': '没有题号，题目的开头是猜的',
  'choice-missing': '选项 {{detail}} 中间缺了一个字母',
  'choice-alone': '只有一个选项',
  'text-after-choices': '选项后面的文字并到了最后一个选项',
  'stem-missing': '没有题干',
  'material-alone': '材料后面没有题目',
  'score-out-of-range': '分值不在 0.5 到 100 之间，没有保留',
  'score-shared': '大题的分值平均分到了每题',
  'difficulty-not-understood': '看不懂难度“{{detail}}”，没有保留',
  'field-shortened': '“{{detail}}”太长，截短了',
  'gap-missing': '第 {{detail}} 空没有选项，或没有找到这个空',
  'text-left-out': '这段文字不属于任何题目，没有加入：{{detail}}',
  'no-question': '没有认出题目。每题以题号开头，如“1．”',
  'question-too-large': '这道题太长，没有加入：{{detail}}',
  'too-many-questions': '题目太多，后面的没有读取',
};

const en: CodeTexts = {
  'answer-missing': 'No answer was found',
  'truth-assumed': 'No answer was found; “true” is set for now',
  'answer-not-a-choice': 'The answer is not among the choices',
  'answer-not-understood': 'The answer “{{detail}}” was not understood',
  'answers-differ': 'The answer below the question differs from “{{detail}}” in the list of answers',
  'answer-without-question': 'The answer “{{detail}}” in the list has no question',
  'answer-list-unclear': 'A line of the list of answers has more or fewer answers than questions',
  'blanks-differ': 'The numbers of blanks and answers differ',
  'several-answers': 'One blank has several answers; each of them is right',
  'formula-as-text': 'The formula of the answer is compared as text',
  'kind-differs': 'The kind “{{detail}}” does not fit the answer',
  'kind-unknown': 'The kind is not known',
  'number-order': 'The number {{detail}} is not the next one',
  'number-or-decimal': 'The number may be part of a decimal number',
  'number-missing': 'There is no number; the beginning of the question was guessed',
  'choice-missing': 'The choices {{detail}} skip a letter',
  'choice-alone': 'There is only one choice',
  'text-after-choices': 'The text behind the choices was added to the last one',
  'stem-missing': 'There is no stem',
  'material-alone': 'The material is followed by no questions',
  'score-out-of-range': 'Points outside 0.5 to 100 were not kept',
  'score-shared': 'The points of the heading were shared out equally',
  'difficulty-not-understood': 'The difficulty “{{detail}}” was not understood and not kept',
  'field-shortened': '“{{detail}}” was too long and was shortened',
  'gap-missing': 'Gap {{detail}} has no choices, or was not found',
  'text-left-out': 'This text belongs to no question and was left out: {{detail}}',
  'no-question': 'No question was found. Each question begins with a number, such as “1.”',
  'question-too-large': 'This question is too long and was left out: {{detail}}',
  'too-many-questions': 'There are too many questions; the last ones were not read',
};

const { useTexts } = defineTexts({ ...zh }, { ...en });

/** A line of a report; those from the server have a text, except for codes of `PAPER_CODES`. */
export type ShownLine = Pick<ReportLine, 'code' | 'detail'> & { readonly text?: string | undefined };

/** Returns the text of a line of the report; the code itself for a code of a newer reader. */
export function useReportText(): (line: ShownLine) => string {
  const t = useTexts();
  return ({ code, detail = '', text }) => text ?? (isPaperCode(code) ? t(code, { detail }) : code);
}

function isPaperCode(code: string): code is PaperCode {
  return Object.hasOwn(PAPER_CODES, code);
}
