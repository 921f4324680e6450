import type { Language } from '@lectern/protocol';
import type { EXCEL_CODES, EXCHANGE_CODES, FILE_CODES, WORD_CODES } from '@lectern/question-files';
import { PAPER_CODES, type PaperCode, type ReportLine } from '@lectern/questions';
import { type CodeTexts, textOfCode } from './code-texts.ts';

/** A file within the file that the document does not accept. */
type OwnCode = 'file-refused';

/** Codes of the reader of typed papers have their texts in the web, which reads typed text without the server. */
export type ImportCode = Exclude<
  | keyof typeof EXCEL_CODES
  | keyof typeof EXCHANGE_CODES
  | keyof typeof FILE_CODES
  | keyof typeof WORD_CODES
  | OwnCode,
  PaperCode
>;

export const importTexts: CodeTexts<ImportCode> = {
  'file-refused': [
    '文件“{detail}”的格式不能放进题目，没有保留',
    'The file “{detail}” has a form that questions cannot hold; it was left out',
  ],
  // Files as a whole.
  'format-unknown': [
    '不认识这种文件。可以用 Word（.docx）、Excel（.xlsx、.csv）、GIFT、Moodle XML、QTI、H5P 或文本文件',
    'This kind of file is not read. Use Word (.docx), Excel (.xlsx, .csv), GIFT, Moodle XML, QTI, H5P or a text file',
  ],
  'format-old': [
    '这是旧版 Office 文件（.doc、.xls）。请先另存为 .docx 或 .xlsx',
    'This is a file of an old Office (.doc, .xls). Save it as .docx or .xlsx first',
  ],
  'file-encrypted': [
    '文件有密码保护，请先去除密码',
    'The file is protected by a password; remove the password first',
  ],
  'file-unreadable': ['文件已损坏，无法读取', 'The file is damaged and cannot be read'],
  'file-too-large': ['文件太大，没有读取', 'The file is too large and was not read'],
  'file-too-long': ['文件太长，后面的没有读取', 'The file is too long; its end was not read'],
  'not-moodle-xml': ['文件里没有 Moodle 题目', 'The file has no questions of Moodle'],
  'not-qti': ['文件里没有 QTI 题目', 'The file has no questions of QTI'],
  'not-h5p': ['文件里没有 H5P 内容', 'The file has no content of H5P'],
  'qti-1': [
    '这是 QTI 1.x 的题目，只能读 2.1 及以后的版本',
    'This is QTI 1.x; version 2.1 and later are read',
  ],
  // Word.
  'picture-external': [
    '图片不在文件里，而是网上的链接，没有保留',
    'A picture is stored outside the file and was left out',
  ],
  'picture-lost': [
    '图片“{detail}”缺失、损坏或格式不能显示',
    'The picture “{detail}” is missing, damaged or cannot be shown',
  ],
  'picture-below': ['行中的图片移到了文字下面', 'A picture within the line stands below the text now'],
  'object-lost': [
    '图表或嵌入的对象（{detail}）没有保留',
    'A chart or embedded object ({detail}) was left out',
  ],
  'formula-part': [
    '公式里有看不懂的部分（{detail}），内容保留了',
    'A part of a formula ({detail}) was not understood; its content was kept',
  ],
  'field-lost': ['自动计算的域（{detail}）没有保留', 'A calculated field ({detail}) was left out'],
  'footnote-lost': ['脚注没有保留', 'A footnote was left out'],
  'table-as-text': ['表格变成了几行文字', 'A table became lines of text'],
  'part-damaged': [
    '文件的一部分损坏或不允许读取：{detail}',
    'A part of the file is damaged or forbidden: {detail}',
  ],
  // Excel.
  'no-header': [
    '没有找到表头。请用我们的模板：第一行要有“题干”一列',
    'No row of heads was found. Use our template: a column must be called “Question”',
  ],
  'row-without-stem': [
    '这一行没有题干，没有读取：{detail}',
    'This row has no question and was left out: {detail}',
  ],
  'sheet-too-long': [
    '工作表“{detail}”行数太多，后面的没有读取',
    'The sheet “{detail}” has too many rows; the last ones were not read',
  ],
  'pictures-left-out': [
    '表格里的图片不知道属于哪一题，没有保留',
    'Pictures of the workbook belong to no cell and were left out',
  ],
  'book-damaged': ['表格文件已损坏，无法读取', 'The workbook is damaged and cannot be read'],
  // Items.
  'not-a-question': [
    '这一项不能成为题目（{detail}），没有读取',
    'This item is no question ({detail}) and was left out',
  ],
  'not-understood': ['没有看懂，没有读取：{detail}', 'This was not understood and was left out: {detail}'],
  type: ['题型“{detail}”不能读取', 'Questions of the type “{detail}” are not read'],
  interaction: ['交互类型“{detail}”不能读取', 'The interaction “{detail}” is not read'],
  library: ['H5P 内容类型“{detail}”不能读取', 'The content type “{detail}” of H5P is not read'],
  'active-content': ['脚本、框架或表单（{detail}）已去除', 'A script, frame or form ({detail}) was removed'],
  'file-missing': [
    '文件里缺少图片、音频或视频：{detail}',
    'A picture, sound or video is missing in the file: {detail}',
  ],
  link: ['不是网址的链接没有保留', 'A link that is no address of the web was left out'],
  table: ['表格变成了几行文字', 'A table became lines of text'],
  'text-too-long': ['文字太长，后面的没有保留', 'A text was too long; its end was left out'],
  tips: ['填空的提示没有保留', 'Tips for gaps were left out'],
  titles: ['题目的名称没有保留（{detail} 个）', 'Names of questions were left out ({detail})'],
  description: [
    '一段没有题目的说明文字没有保留：{detail}',
    'A text without a question was left out: {detail}',
  ],
  'description-joined': [
    '前面的说明文字成了这几题的材料',
    'The text before became the material of these questions',
  ],
  'part-weights': ['部分正确的选项原来有分，没有保留', 'Points for partly right answers were not kept'],
  weights: ['选项的分值改成了最接近的计分规则', 'Points of choices became the nearest scoring rule'],
  'several-right': ['几个答案单独都算对', 'Several answers are right, each of them alone'],
  'key-empty': ['没有找到答案', 'No answer was found'],
  wildcard: ['带通配符的答案没有保留', 'An answer with a sign for any text was left out'],
  'answer-feedback': ['对单个答案的反馈没有保留', 'Feedback for single answers was left out'],
  feedback: ['反馈没有保留', 'Feedback was left out'],
  'other-numbers': ['其他可得分的数值没有保留', 'Other numbers that earn points were left out'],
  score: [
    '分值 {detail} 不在 0.5 到 100 之间，已调整',
    'The points {detail} are not between 0.5 and 100 and were changed',
  ],
  hints: ['提示最多三条，多出的没有保留', 'There are three hints at most; the others were left out'],
  groups: ['只能填进某些空的分组没有保留', 'Groups of items that fit into some gaps only were left out'],
  units: ['单位没有保留', 'Units were left out'],
  'formula-value': ['算式“{detail}”算不出数值', 'The formula “{detail}” has no value'],
  'numbers-frozen': ['随机的数值固定成了同一组', 'The numbers are the same for all pupils'],
  'response-template': ['答题框里预填的文字没有保留', 'The text in the answer field was left out'],
  distractors: ['干扰项没有保留', 'Distractors were left out'],
  'rule-approximated': [
    '原来的计分改成了最接近的规则，最多相差 {detail} 的分数',
    'Its scoring became the nearest rule, which differs by up to {detail} of the points',
  ],
  'processing-refused': [
    '没有看懂原来的计分（{detail}），用了这种题型的默认规则',
    'Its scoring was not understood ({detail}); the default rule was taken',
  ],
  'no-processing': [
    '没有说明怎样计分，用了默认规则',
    'It does not say how it is scored; the default rule was taken',
  ],
  'right-earns-nothing': [
    '按原来的计分，正确答案也得不到分',
    'By its scoring, the right answer earns nothing',
  ],
  hottext: ['可点选的文字变成了选项', 'Words of a text to choose from became choices'],
  associate: ['一列卡片分成了两列', 'Cards of one list became two lists'],
  'graphic-order': ['图上排序变成了图上找点', 'Areas to put in order became spots to find'],
  slider: ['滑块变成了填数值', 'A slider became a number'],
  'area-guessed': ['没有区域的点加上了一个圆圈', 'A point without an area got a circle around it'],
  'edited-elsewhere': [
    '题目在别的程序里改过，那里没有的内容没有保留',
    'Another program changed the question; fields that it does not know were left out',
  ],
};

/** The text of a line of a report; undefined for codes whose texts the web has. */
export function importText({ code, detail }: ReportLine, language: Language): string | undefined {
  if (Object.hasOwn(PAPER_CODES, code)) return undefined;
  return textOfCode(importTexts, code, detail, language);
}
