export interface GapTexts {
  readonly passage: string;
  readonly passageHint: string;
  readonly passagePlaceholder: string;
  readonly answers: string;
  readonly groups: string;
  readonly groupsHint: string;
  readonly addGroup: string;
  readonly noGroups: string;
  readonly width: string;
  readonly widths: string;
  readonly sameWidth: string;
  readonly characters: string;
  readonly choicesOfGaps: string;
  readonly addChoice: string;
  readonly shuffle: string;
  readonly bank: string;
  readonly addItem: string;
  readonly reuse: string;
  readonly shuffleBank: string;
  readonly notChosen: string;
  readonly order: string;
  gap(number: number): string;
  answerOf(number: number): string;
  group(number: number): string;
  choiceOf(number: number, letter: string): string;
  rightOf(number: number, letter: string): string;
  item(letter: string): string;
}

const zh: GapTexts = {
  passage: '带空的文字',
  passageHint: '输入 ____ 就是一个空；选中答案再点“挖空”更快',
  passagePlaceholder: '写下文字，在要填的地方输入 ____',
  answers: '每个空的答案',
  groups: '可以互换答案的空',
  groupsHint: '同一组里的答案写在哪个空都算对',
  addGroup: '添加一组',
  noGroups: '没有：每个空各是各的答案',
  width: '空的长度',
  widths: '空的长度',
  sameWidth: '一样长，看不出答案长短',
  characters: '字',
  choicesOfGaps: '每个空的选项',
  addChoice: '添加选项',
  shuffle: '打乱每个空的选项',
  bank: '备选项',
  addItem: '添加备选项',
  reuse: '可以重复用',
  shuffleBank: '打乱备选项',
  notChosen: '选答案',
  order: '顺序',
  gap: (number) => `第 ${number} 空`,
  answerOf: (number) => `第 ${number} 空的答案`,
  group: (number) => `第 ${number} 组`,
  choiceOf: (number, letter) => `第 ${number} 空的选项 ${letter}`,
  rightOf: (number, letter) => `第 ${number} 空选 ${letter}`,
  item: (letter) => `备选项 ${letter}`,
};

const en: GapTexts = {
  passage: 'Text with gaps',
  passageHint: 'Type ____ for a gap; or select the answer and press the gap button',
  passagePlaceholder: 'Write the text, with ____ where something is filled in',
  answers: 'Answers',
  groups: 'Gaps whose answers may be exchanged',
  groupsHint: 'Within a group an answer is right in any of its gaps',
  addGroup: 'Add a group',
  noGroups: 'None: each gap has its own answer',
  width: 'Width of the gap',
  widths: 'Widths of the gaps',
  sameWidth: 'All the same, so that they tell nothing',
  characters: 'characters',
  choicesOfGaps: 'Choices of each gap',
  addChoice: 'Add a choice',
  shuffle: 'Shuffle the choices of each gap',
  bank: 'Bank',
  addItem: 'Add an item',
  reuse: 'Items may be used again',
  shuffleBank: 'Shuffle the bank',
  notChosen: 'Choose the answer',
  order: 'Order',
  gap: (number) => `Gap ${number}`,
  answerOf: (number) => `Answer of gap ${number}`,
  group: (number) => `Group ${number}`,
  choiceOf: (number, letter) => `Gap ${number}, choice ${letter}`,
  rightOf: (number, letter) => `${letter} is right in gap ${number}`,
  item: (letter) => `Item ${letter}`,
};

export const gapTexts = { zh, en };
