import { utils, write } from '@e965/xlsx';
import type { Run } from '@lectern/courseware';
import {
  type Content,
  gapOf,
  isComposite,
  type Question,
  type SingleQuestion,
  toBasic,
} from '@lectern/questions';
import type { ExportedFile } from '../build/export-notes.ts';
import { ExportNotes } from '../build/export-notes.ts';
import { withNumbers } from '../paper/print-codes.ts';
import { printed } from '../paper/printed.ts';
import { HEADS, TEMPLATE_CHOICES } from './columns.ts';

export type ExcelLanguage = keyof typeof HEADS;

/** Limit of Excel for the text of a cell, characters. */
const CELL_MAX = 32_767;
const WIDTHS = [10, 50, ...Array.from({ length: TEMPLATE_CHOICES }, () => 14), 16, 40, 20, 8, 8];
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Names of the kinds that a row can hold. */
const KINDS: Readonly<Record<string, Readonly<Record<ExcelLanguage, string>>>> = {
  'single-choice': { zh: '单选题', en: 'Single choice' },
  'multiple-choice': { zh: '多选题', en: 'Multiple answers' },
  'true-false': { zh: '判断题', en: 'True or false' },
  'fill-blank': { zh: '填空题', en: 'Fill in the blanks' },
  numeric: { zh: '计算题', en: 'Calculation' },
  /** An answer that is a formula tells the kind. */
  formula: { zh: '', en: '' },
  ordering: { zh: '排序题', en: 'Ordering' },
  'short-answer': { zh: '简答题', en: 'Short answer' },
  essay: { zh: '作文题', en: 'Writing' },
};

const GUIDE: Readonly<Record<ExcelLanguage, readonly string[]>> = {
  zh: [
    '一行一题。“题干”必填，其余可以不填，列的顺序可以调整。',
    '题型：单选题、多选题、判断题、填空题、计算题、排序题、简答题、作文题；不填时按答案判断。',
    '答案：选择题写字母，如 B 或 ABD；判断题写 √ 或 ×；几个空的答案用“；”隔开，同一空的几种写法用“|”隔开。',
    '填空题在题干里用 ____ 表示空。公式写在两个 $ 之间，如 $x^2$。',
    '难度：易、较易、中、较难、难，或 1 到 5，或 0.65 这样的得分率。',
  ],
  en: [
    'One question a row. Only "Question" is needed; columns may be in any order.',
    'Type: single choice, multiple answers, true or false, fill in the blanks, calculation, ordering, short answer, writing. Without it the answer decides.',
    'Answer: letters of choices such as B or ABD; T or F; answers of several blanks are separated by ";", forms of one answer by "|".',
    'Blanks are written as ____ in the question. Formulas stand between two $, such as $x^2$.',
    'Difficulty: easy, medium, hard, or 1 to 5.',
  ],
};

/** Writes questions into our template (.xlsx). Without questions it is the template to fill in. */
export function writeExcel(questions: readonly Question[], language: ExcelLanguage = 'zh'): ExportedFile {
  const notes = new ExportNotes();
  const rows = questions.flatMap((question, index) => {
    notes.about(index);
    return rowsOf(question, language, notes);
  });
  const sheet = utils.aoa_to_sheet([[...HEADS[language]], ...rows]);
  sheet['!cols'] = WIDTHS.map((wch) => ({ wch }));
  const guide = utils.aoa_to_sheet(GUIDE[language].map((text) => [text]));
  guide['!cols'] = [{ wch: 100 }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, language === 'zh' ? '题目' : 'Questions');
  utils.book_append_sheet(book, guide, language === 'zh' ? '填写说明' : 'How to fill in');
  const bytes = new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
  );
  return {
    bytes,
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    lines: notes.lines(),
  };
}

/** The rows of a question: one, or one for each part of a material or game. */
function rowsOf(question: Question, language: ExcelLanguage, notes: ExportNotes): string[][] {
  if (isComposite(question)) {
    notes.note('composite-split', 'changed');
    notes.lostFields(question, ['analysis', 'hints']);
    return question.children.flatMap((child, index) => {
      const stem = {
        ...child.stem,
        paragraphs: [...(index === 0 ? question.stem.paragraphs : []), ...child.stem.paragraphs],
      };
      return rowsOf({ ...child, stem }, language, notes);
    });
  }
  let made = 0;
  const basic = toBasic(question, () => `p${++made}`);
  if (basic) notes.note('game', 'changed', question.kind);
  return (basic ?? [question]).flatMap((one) => rowOf(one, language, notes) ?? []);
}

function rowOf(written: SingleQuestion, language: ExcelLanguage, notes: ExportNotes): string[][] {
  const question = withNumbers(written, notes);
  const kind = KINDS[question.kind]?.[language];
  const shown = kind === undefined ? undefined : printed(question);
  if (!shown || (shown.choices?.length ?? 0) > TEMPLATE_CHOICES) {
    notes.note('kind-not-in-format', 'refused', question.kind);
    return [];
  }
  notes.lostFields(question, ['hints', 'feedback', 'tags', 'ability', 'timeLimit', 'source']);
  const cell = (text: string) => cellText(text, notes);
  const choices = Array.from({ length: TEMPLATE_CHOICES }, (_, index) =>
    cell(textOf(shown.choices?.[index], notes)),
  );
  return [
    [
      kind ?? '',
      cell(shown.texts.map((text) => textOf(text, notes)).join('\n')),
      ...choices,
      cell(shown.key.map((runs) => runsText(runs)).join('\n')),
      cell(textOf(question.analysis, notes)),
      cell((question.knowledgePoints ?? []).join('；')),
      question.difficulty === undefined ? '' : `${question.difficulty}`,
      `${question.score}`,
    ],
  ];
}

function textOf(content: Content | undefined, notes: ExportNotes): string {
  if (content?.media?.length) notes.note('media-not-in-format', 'lost');
  return (content?.paragraphs ?? []).map(({ runs }) => runsText(runs)).join('\n');
}

/** Runs as text that the reader understands: formulas between `$`, gaps as lines. */
function runsText(runs: readonly Run[]): string {
  return runs
    .map((run, index) => {
      if (gapOf(run) !== undefined) return '____';
      if (run.type === 'break') return '\n';
      if (run.type !== 'formula') return run.text.replaceAll('$', '\\$');
      const next = runs[index + 1];
      const isPlain = !run.latex.includes('$') && !(next?.type === 'text' && /^\d/.test(next.text));
      return isPlain ? `$${run.latex}$` : `\\(${run.latex}\\)`;
    })
    .join('');
}

function cellText(text: string, notes: ExportNotes): string {
  const plain = text.toWellFormed().replace(NOT_IN_XML, '');
  if (plain.length > CELL_MAX) notes.note('text-cut', 'lost');
  return plain.slice(0, CELL_MAX).toWellFormed();
}
