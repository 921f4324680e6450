export interface ChoiceTexts {
  readonly choices: string;
  readonly right: string;
  readonly markOne: string;
  readonly markSeveral: string;
  readonly addChoice: string;
  readonly order: string;
  readonly shuffled: string;
  readonly asWritten: string;
  readonly shuffle: string;
  readonly fixedLast: string;
  readonly least: string;
  readonly most: string;
  readonly any: string;
  readonly truth: string;
  readonly isTrue: string;
  readonly isFalse: string;
  readonly correction: string;
  readonly corrections: string;
  choice(letter: string): string;
  markRight(letter: string, words: string): string;
}

const zh: ChoiceTexts = {
  choices: '选项',
  right: '正确答案',
  markOne: '点字母标出正确的选项；回车写下一个',
  markSeveral: '点字母标出所有正确的选项；回车写下一个',
  addChoice: '添加选项',
  order: '选项顺序和个数',
  shuffled: '每个学生的选项顺序不同',
  asWritten: '按写的顺序',
  shuffle: '打乱选项顺序',
  fixedLast: '最后一项总在最后（如“以上都不对”）',
  least: '最少选几个',
  most: '最多选几个',
  any: '不限',
  truth: '这句话',
  isTrue: '正确',
  isFalse: '错误',
  correction: '判断为错误时，要把它改正',
  corrections: '怎样改算对（不写就由老师批改）',
  choice: (letter) => `选项 ${letter}`,
  markRight: (letter, words) => `${letter} 是正确答案：${words}`,
};

const en: ChoiceTexts = {
  choices: 'Choices',
  right: 'Right answer',
  markOne: 'Press the letter of the right choice; Enter writes the next',
  markSeveral: 'Press the letters of all right choices; Enter writes the next',
  addChoice: 'Add a choice',
  order: 'Order and number of choices',
  shuffled: 'Shuffled for each pupil',
  asWritten: 'As written',
  shuffle: 'Shuffle the choices',
  fixedLast: 'The last one stays last (such as “none of these”)',
  least: 'Fewest picks',
  most: 'Most picks',
  any: 'Any number',
  truth: 'The statement is',
  isTrue: 'True',
  isFalse: 'False',
  correction: 'A false statement must be corrected',
  corrections: 'Accepted corrections (without any, a teacher marks them)',
  choice: (letter) => `Choice ${letter}`,
  markRight: (letter, words) => `${letter} is right: ${words}`,
};

export const choiceTexts = { zh, en };
