interface DictationTexts {
  readonly word: (number: number, count: number) => string;
  readonly listen: string;
  readonly teacher: string;
  readonly done: string;
  readonly check: string;
  readonly undo: string;
  readonly clear: string;
  readonly type: string;
  readonly hand: string;
  readonly paper: string;
  readonly answer: string;
  readonly mine: string;
  readonly right: string;
  readonly nothing: string;
  readonly isRight: string;
  readonly isWrong: string;
  readonly byHand: string;
  readonly compare: string;
}

const zh: DictationTexts = {
  word: (number, count) => `第 ${number} 个，共 ${count} 个`,
  listen: '再听一遍',
  teacher: '请老师读词',
  done: '写好了',
  check: '核对',
  undo: '撤销一笔',
  clear: '擦掉重写',
  type: '打字',
  hand: '手写',
  paper: '书写格',
  answer: '听写的词',
  mine: '我写的',
  right: '正确的',
  nothing: '没有写',
  isRight: '写对了',
  isWrong: '写错了',
  byHand: '（手写）',
  compare: '和正确的字比一比，写对了吗？',
};

const en: DictationTexts = {
  word: (number, count) => `Word ${number} of ${count}`,
  listen: 'Listen again',
  teacher: 'The teacher reads the word',
  done: 'Written',
  check: 'Compare',
  undo: 'Undo a stroke',
  clear: 'Erase and write again',
  type: 'Type',
  hand: 'Write by hand',
  paper: 'Paper',
  answer: 'The word that was read',
  mine: 'Mine',
  right: 'The right word',
  nothing: 'Nothing was written',
  isRight: 'Right',
  isWrong: 'Wrong',
  byHand: '(by hand)',
  compare: 'Compare it with the right word: is it right?',
};

export const dictationTexts = { zh, en };
