import type { Paper } from './paper-summary.ts';

/** Papers with untidy forms: other line ends, signs, orders and marks, written for these tests. */
export const MESSY_PAPERS: readonly Paper[] = [
  { name: 'an empty text', text: ' \n\t\n', questions: [] },
  {
    name: 'a text without questions',
    text: '今天天气很好。',
    questions: [],
    report: ['text-left-out', 'no-question'],
  },
  {
    name: 'line ends of Windows and old Macs, tabs and no-break spaces',
    text: '1.\t选一选\r\nA.\u00a0甲\tB.\u00a0乙\r\n答案：\u00a0A\r2.\t选一选\rA.甲\tB.乙\r答案：B',
    questions: ['single A/2', 'single B/2'],
  },
  {
    name: 'full-width letters and digits',
    text: '１．选一选（　　）\nＡ．甲　　Ｂ．乙　　Ｃ．丙\n答案：Ｃ\n２．再选\nＡ．甲　Ｂ．乙\n答案：Ｂ',
    questions: ['single C/3', 'single B/2'],
  },
  {
    name: 'a number and its choices without any space',
    text: '1.选一选A.甲 B.乙\n2.选一选\nA.甲B.乙C.丙\n答案:C',
    questions: ['single ?/2', 'single C/3'],
    report: ['0 answer-missing'],
  },
  {
    name: 'numbers that are all the same',
    text: '1. 甲\nA. 一 B. 二\n答案：A\n1. 乙\nA. 一 B. 二\n答案：B',
    questions: ['single A/2', 'single B/2'],
    report: ['1 number-order'],
  },
  {
    name: 'a missing number',
    text: '1. 甲\nA. 一 B. 二\n答案：A\n3. 丙\nA. 一 B. 二\n答案：B',
    questions: ['single A/2', 'single B/2'],
    report: ['1 number-order'],
  },
  {
    name: 'a missing letter',
    text: '1. 甲\nA. 一\nB. 二\nD. 四\n答案：D',
    questions: ['single D/3'],
    report: ['0 choice-missing'],
  },
  {
    name: 'questions without numbers',
    text: '水的化学式是（　　）\nA. H₂O  B. CO₂\n答案：A\n\n氧气的化学式是（　　）\nA. O₂  B. N₂\n答案：A',
    questions: ['single A/2', 'single A/2'],
    report: ['0 number-missing', '1 number-missing'],
  },
  {
    name: 'signs of Markdown',
    text: '### 一、选择题\n\n**1. 选一选**\n- A. 甲\n- B. 乙\n\n**答案：** B\n**解析：** 因为乙。\n\n**2. 再选**\n- A. 甲\n- B. 乙\n\n**答案：A**',
    questions: ['single B/2', 'single A/2'],
  },
  {
    name: 'the kind in a field',
    text: '1. 选出正确的。\n题型：多选题\nA. 甲 B. 乙 C. 丙\n答案：B\n2. 判断。\n题型：奇怪题\n答案：√',
    questions: ['multi B/3', 'true'],
    report: ['1 kind-unknown'],
  },
  {
    name: 'several answers below a heading for one',
    text: '一、单选题\n1. 选\nA. 甲 B. 乙 C. 丙\n答案：AC',
    questions: ['multi AC/3'],
    report: ['0 kind-differs'],
  },
  {
    name: 'points that are too many',
    text: '1. 选（999分）\nA. 甲 B. 乙\n答案：A',
    questions: ['single A/2'],
    report: ['0 score-out-of-range'],
  },
  {
    name: 'all labels on one line',
    text: '1. 选\nA. 甲 B. 乙\n答案：A 解析：因为甲。 难度：中 知识点：认识甲',
    questions: ['single A/2'],
  },
  {
    name: 'an answer on the line below its label',
    text: '1. 选\nA. 甲 B. 乙\n答案：\nB\n2. 问\n参考答案：\n因为甲。\n所以乙。',
    questions: ['single B/2', 'short 因为甲。 / 所以乙。'],
  },
  {
    name: 'the text of a choice as the answer',
    text: '1. 首都是\nA. 北京 B. 上海\n答案：北京\n2. 首都是\nA. 北京 B. 上海\n答案：A. 北京',
    questions: ['single A/2', 'single A/2'],
  },
  {
    name: 'one choice alone',
    text: '1. 选\nA. 甲\n答案：甲',
    questions: ['short 甲'],
    report: ['0 choice-alone'],
  },
  {
    name: 'an unknown difficulty',
    text: '1. 问\n答案：答\n难度：紫色',
    questions: ['short 答'],
    report: ['0 difficulty-not-understood'],
  },
  {
    name: 'a sum that could be a decimal number',
    text: '1. 算\n答案：1\n2.25×4=\n答案：100',
    questions: ['number 1', 'number 100'],
    report: ['1 number-or-decimal'],
  },
  {
    name: 'a list with too few letters',
    text: '1. 甲\nA. 一 B. 二\n2. 乙\nA. 一 B. 二\n参考答案\n1-2 A',
    questions: ['single ?/2', 'single ?/2'],
    report: ['0 answer-missing', '1 answer-missing', 'answer-list-unclear'],
  },
  {
    name: 'a list with analysis',
    text: '1. 甲\nA. 一 B. 二\n2. 乙____\n参考答案与解析\n1.【答案】B【解析】因为二。\n2.【答案】春天\n【解析】略',
    questions: ['single B/2', 'fill 春天'],
  },
  {
    name: 'kinds and points in brackets before the stem',
    text: '1、（单选）最大的器官是\nA、心脏\nB、皮肤\n正确答案: B\n2、（多选题，5分）哺乳动物有\nA、鲸\nB、鲨鱼\nC、蝙蝠\n答案：A C\n3、（判断题）蝙蝠是鸟类。\n答案：错误\n4、【填空】在____中进行。\n答案：叶绿体',
    questions: ['single B/2', 'multi AC/3 *5', 'false', 'fill 叶绿体'],
    stems: ['最大的器官是', '哺乳动物有', '蝙蝠是鸟类。', '填空。'],
  },
  {
    name: 'answers of blanks between signs of several kinds',
    text: '1. 需要____和____。\n(1)结果为____。\n答案：(1) 刻度尺 纸带  (2) 2.4',
    questions: ['fill 刻度尺|纸带|2.4'],
  },
  {
    name: 'answers of all parts on lines of their own',
    text: '材料一：建立郡县制。\n根据材料回答问题。\n(1) 是什么制度？（4分）\n(2) 有什么关系？（6分）\n答案：(1) 郡县制\n(2) 继承',
    questions: ['[short 郡县制 *4, short 继承 *6]'],
  },
];
