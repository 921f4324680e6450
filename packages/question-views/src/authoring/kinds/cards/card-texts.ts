export interface CardTexts {
  readonly pairs: string;
  readonly pairsHint: string;
  readonly left: string;
  readonly right: string;
  readonly addPair: string;
  readonly distractors: string;
  readonly noDistractors: string;
  readonly addDistractor: string;
  readonly partners: string;
  readonly partnerModes: Readonly<Record<'one' | 'many-left' | 'many', string>>;
  readonly belongsTo: string;
  readonly choosePartner: string;
  readonly links: string;
  readonly addCard: string;
  readonly order: string;
  readonly orderHint: string;
  readonly addItem: string;
  readonly sameRank: string;
  readonly fixed: string;
  readonly fixedFirst: string;
  readonly fixedLast: string;
  readonly noneFixed: string;
  readonly table: string;
  readonly tableHint: string;
  readonly rows: string;
  readonly columns: string;
  readonly addRow: string;
  readonly addColumn: string;
  readonly several: string;
  leftOf(number: number): string;
  rightOf(number: number): string;
  pair(number: number): string;
  distractor(number: number): string;
  item(number: number): string;
  row(number: number): string;
  column(number: number): string;
}

const zh: CardTexts = {
  pairs: '配对',
  pairsHint: '每行写左右两项；可以粘贴多行“词 Tab 义”',
  left: '左边',
  right: '右边',
  addPair: '添加一对',
  distractors: '右边的干扰项',
  noDistractors: '没有',
  addDistractor: '添加干扰项',
  partners: '怎样配',
  partnerModes: {
    one: '一项配一项',
    'many-left': '左边几项可以配同一项',
    many: '两边都可以配几项',
  },
  belongsTo: '配',
  choosePartner: '选右边的一项',
  links: '哪些配在一起',
  addCard: '添加一项',
  order: '正确的顺序',
  orderHint: '按正确的顺序写；学生看到的是打乱的',
  addItem: '添加一项',
  sameRank: '和上一项不分先后',
  fixed: '固定的项',
  fixedFirst: '第一项已经放好',
  fixedLast: '最后一项已经放好',
  noneFixed: '没有',
  table: '表格',
  tableHint: '点格子标出每行的答案',
  rows: '行',
  columns: '列',
  addRow: '添加一行',
  addColumn: '添加一列',
  several: '一行可以选几个',
  leftOf: (number) => `左 ${number}`,
  rightOf: (number) => `右 ${number}`,
  pair: (number) => `第 ${number} 对`,
  distractor: (number) => `干扰项 ${number}`,
  item: (number) => `第 ${number} 项`,
  row: (number) => `第 ${number} 行`,
  column: (number) => `第 ${number} 列`,
};

const en: CardTexts = {
  pairs: 'Pairs',
  pairsHint: 'Two sides a line; you can paste lines of word Tab meaning',
  left: 'Left',
  right: 'Right',
  addPair: 'Add a pair',
  distractors: 'Distractors on the right',
  noDistractors: 'None',
  addDistractor: 'Add a distractor',
  partners: 'Partners',
  partnerModes: {
    one: 'One to one',
    'many-left': 'Several on the left may share one on the right',
    many: 'Several on both sides',
  },
  belongsTo: 'goes with',
  choosePartner: 'Choose one on the right',
  links: 'What belongs together',
  addCard: 'Add one',
  order: 'Right order',
  orderHint: 'Write them in the right order; pupils see them shuffled',
  addItem: 'Add one',
  sameRank: 'Same rank as the one above',
  fixed: 'Fixed ones',
  fixedFirst: 'The first is in its place already',
  fixedLast: 'The last is in its place already',
  noneFixed: 'None',
  table: 'Table',
  tableHint: 'Press the cells that are right',
  rows: 'Rows',
  columns: 'Columns',
  addRow: 'Add a row',
  addColumn: 'Add a column',
  several: 'Several in a row',
  leftOf: (number) => `Left ${number}`,
  rightOf: (number) => `Right ${number}`,
  pair: (number) => `Pair ${number}`,
  distractor: (number) => `Distractor ${number}`,
  item: (number) => `Item ${number}`,
  row: (number) => `Row ${number}`,
  column: (number) => `Column ${number}`,
};

export const cardTexts = { zh, en };
