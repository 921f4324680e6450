import type { Language } from '@lectern/protocol';
import type { EXPORT_CODES, PRINT_CODES } from '@lectern/question-files';
import { kindName } from '@lectern/questions/kind-names';
import type { LossLine, OwnLossCode } from '../writing/written-exercise.ts';
import { type CodeTexts, textOfCode } from './code-texts.ts';

export type ExportCode = keyof typeof EXPORT_CODES | keyof typeof PRINT_CODES | OwnLossCode;

export const exportTexts: CodeTexts<ExportCode> = {
  'question-unreadable': [
    '题目来自更新的版本或已损坏，没有写入',
    'The question is of a newer version or damaged; it is left out',
  ],
  'pdf-formulas': [
    '题目里有公式，服务器没有安装 LibreOffice Math，不能导出为 PDF。可以导出 Word 试卷再打印',
    'The questions have formulas, and LibreOffice Math is not installed on the server: there is no PDF. Export a Word paper and print it',
  ],
  'exercise-field': ['练习的{detail}不会写入', 'Left out of the exercise: {detail}'],
  'kind-not-in-format': [
    '这种格式没有“{detail}”，不会写入',
    'The format has no kind “{detail}”; the question is left out',
  ],
  'kind-in-material': ['材料里的“{detail}”不会写入', '“{detail}” within a material is left out'],
  field: ['{detail}不会写入', 'Left out: {detail}'],
  game: ['游戏“{detail}”按它的题目写入', 'The game “{detail}” is written as the questions that it plays'],
  rule: ['计分规则“{detail}”在那里会变成另一种', 'The scoring rule “{detail}” becomes another one'],
  media: ['图片、音频或视频不会写入', 'Pictures, sounds or videos are left out'],
  'text-format': ['文字的格式不会写入', 'The format of the text is left out'],
  'file-missing': ['文件已丢失，不会写入', 'A file is missing and is left out'],
  marking: ['评分要点、评分标准或参考答案不会写入', 'Keywords, rubric or sample answer are left out'],
  'media-answer': [
    '作图、拍照或口语题变成简答题',
    'A drawn, photographed or spoken answer becomes a written one',
  ],
  'length-in-characters': ['按字数的要求不会写入', 'The length in characters is left out'],
  stem: ['题干和正文合在一起', 'Stem and passage are written together'],
  'one-gap': ['每个空单独成一题', 'Each gap becomes a question of its own'],
  'answer-signs': [
    '答案“{detail}”里的符号换成了全角',
    'Signs of the answer “{detail}” that mean something there are replaced',
  ],
  tolerance: ['误差范围的写法会变', 'The tolerance is written in another way'],
  'formula-value': ['公式没有数值，不会写入', 'A formula without a value is left out'],
  'three-pairs': ['不足三对的配对会补足或改变题型', 'Fewer than three pairs are written in another way'],
  partners: ['一对多的配对不会全部写入', 'Cards with several partners keep one'],
  fraction: ['部分得分取最接近的比例', 'Shares of points become the nearest ones'],
  'hint-costs': ['提示的扣分统一成一种', 'All hints cost the same'],
  formula: ['公式题变成文字比对', 'A formula answer is compared as text'],
  matrix: ['表格选择题变成其他题型', 'A matrix becomes another kind'],
  hotspot: ['指图题变成其他题型', 'A picture point becomes another kind'],
  'error-mark': ['改错题变成其他题型', 'Find and correct becomes another kind'],
  'several-right': ['几个都对的答案只保留一个', 'Of several right answers one is kept'],
  'equal-ranks': ['并列的次序不会写入', 'Equal ranks are left out'],
  correction: ['改正的文字会变成别的形式', 'The correction is written in another way'],
  groups: ['不分先后的空会分开写入', 'Gaps in any order are written apart'],
  parameters: ['每人不同的数值会变成固定的', 'Numbers drawn for each pupil become fixed'],
  units: ['单位的要求会变', 'The rule about units changes'],
  digits: ['有效数字的要求会变', 'The rule about significant figures changes'],
  margin: ['区域边缘的得分会变', 'Points near the edge of an area change'],
  'several-partners': [
    '一对多的配对会变成别的形式',
    'Cards with several partners are written in another way',
  ],
  shares: ['得一部分分的答案不会写入', 'Answers that earn a part of the points are left out'],
  numeric: ['数值题变成文字比对', 'A number is compared as text'],
  'one-bank': ['所有空共用一组选项', 'The choices of all gaps become one bank'],
  'other-areas': ['其他正确的区域不会写入', 'Further right areas are left out'],
  shape: ['区域的形状会变', 'The shape of an area changes'],
  'composite-split': [
    '材料题拆成几行，材料写在第一题前',
    'The questions of a material become rows; the material stands in the first',
  ],
  'numbers-frozen': ['每人不同的数值会变成固定的', 'Numbers drawn for each pupil become fixed'],
  'media-not-in-format': [
    '音频、视频（表格里还有图片）不会写入',
    'Sounds and videos (in tables pictures too) are left out',
  ],
  'picture-lost': [
    '图片缺失，或 Word 不能显示：{detail}',
    'A picture is missing, or Word cannot show it: {detail}',
  ],
  'formula-as-text': [
    'Word 不能显示的公式写成 LaTeX：{detail}',
    'A formula that Word cannot show becomes LaTeX: {detail}',
  ],
  'text-cut': ['文字太长，后面的会截去', 'A text is too long and is cut'],
};

const FIELDS: CodeTexts<string> = {
  timeLimit: ['限时', 'time limit'],
  order: ['打乱顺序', 'shuffled order'],
  instructions: ['答题说明', 'instructions'],
  sections: ['大题标题', 'section headings'],
  difficulty: ['难度', 'difficulty'],
  ability: ['能力要求', 'ability'],
  knowledgePoints: ['知识点', 'knowledge points'],
  source: ['来源', 'source'],
  author: ['作者', 'author'],
  stage: ['学段', 'stage'],
  tags: ['标签', 'tags'],
  hints: ['提示', 'hints'],
  analysis: ['解析', 'analysis'],
  feedback: ['反馈', 'feedback'],
  corrections: ['改正要求', 'correction'],
  groups: ['不分先后的空', 'gaps in any order'],
  compare: ['答案的比对设置', 'settings for comparing answers'],
};

const RULES: CodeTexts<string> = {
  exact: ['全对得分', 'all or nothing'],
  'per-item': ['按项得分', 'per item'],
  net: ['错项扣分', 'right minus wrong'],
  'exam-multi': ['多选题规则', 'exam rule'],
  tolerance: ['允许误差', 'tolerance'],
  text: ['文字比对', 'text'],
  algebra: ['式子相等', 'equal formulas'],
  'order-kendall': ['按先后关系得分', 'order of pairs'],
  'order-place': ['按位置得分', 'right places'],
  distance: ['按距离得分', 'distance'],
  keywords: ['关键词', 'keywords'],
  manual: ['人工评分', 'marked by hand'],
  none: ['不计分', 'no score'],
};

/** The text of a loss. Kinds, rules and fields are called by their names. */
export function exportText({ code, detail }: Pick<LossLine, 'code' | 'detail'>, language: Language): string {
  const name = detail === undefined ? undefined : nameOf(code, detail, language);
  return textOfCode(exportTexts, code, name, language);
}

function nameOf(code: string, detail: string, language: Language): string {
  if (code === 'field' || code === 'exercise-field') return textOfCode(FIELDS, detail, undefined, language);
  if (code === 'rule') return textOfCode(RULES, detail, undefined, language);
  return kindName(detail, language) ?? detail;
}
