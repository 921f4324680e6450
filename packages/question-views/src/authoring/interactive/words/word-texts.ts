export interface WordTexts {
  readonly words: string;
  readonly wordsHint: string;
  readonly addWord: string;
  readonly grid: string;
  readonly gridHint: string;
  readonly again: string;
  readonly noGrid: string;
  readonly directions: string;
  readonly easy: string;
  readonly all: string;
  readonly filler: string;
  readonly fillerHint: string;
  readonly showWords: string;
  readonly tray: string;
  readonly givenHint: string;
  readonly dictation: string;
  readonly dictationHint: string;
  readonly each: string;
  readonly seconds: string;
  readonly repeats: string;
  readonly times: string;
  readonly showsLength: string;
  word(number: number): string;
  clue(number: number): string;
  pair(number: number): string;
  sound(number: number): string;
  given(letter: string): string;
  empty(row: number, column: number): string;
}

const zh: WordTexts = {
  words: '词和提示',
  wordsHint: '可以粘贴多行“词 Tab 提示”',
  addWord: '添加一个词',
  grid: '方格',
  gridHint: '写词的时候方格会跟着变',
  again: '换一种排法',
  noGrid: '写好几个词以后，这里出现方格',
  directions: '词的方向',
  easy: '横、竖、右下斜（容易）',
  all: '八个方向（难）',
  filler: '空格里填的字',
  fillerHint: '写本课的字，混进方格里；不写就用常用字',
  showWords: '把词列在旁边（不列就只看提示）',
  tray: '给出备选的字',
  givenHint: '点一个字，就先写在方格里',
  dictation: '听写的词句',
  dictationHint: '左边写词句，右边加声音或写提示',
  each: '每个',
  seconds: '秒',
  repeats: '读几遍',
  times: '遍',
  showsLength: '给出字数的格子',
  word: (number) => `第 ${number} 个词`,
  clue: (number) => `第 ${number} 个词的提示`,
  pair: (number) => `第 ${number} 行`,
  sound: (number) => `第 ${number} 个的声音或提示`,
  given: (letter) => `先写出“${letter}”`,
  empty: (row, column) => `第 ${row} 行第 ${column} 列`,
};

const en: WordTexts = {
  words: 'Words and clues',
  wordsHint: 'Lines of word Tab clue can be pasted',
  addWord: 'Add a word',
  grid: 'Grid',
  gridHint: 'The grid follows the words',
  again: 'Lay out again',
  noGrid: 'The grid appears once there are some words',
  directions: 'Directions',
  easy: 'Right, down and down-right (easy)',
  all: 'All eight (hard)',
  filler: 'Characters for the other cells',
  fillerHint: 'Characters of this lesson; common ones without any',
  showWords: 'List the words beside the grid, not only the clues',
  tray: 'Give letters to pick from',
  givenHint: 'Press a letter to give it',
  dictation: 'What is dictated',
  dictationHint: 'The words at the left, a sound or hint at the right',
  each: 'Each',
  seconds: 'seconds',
  repeats: 'Read',
  times: 'times',
  showsLength: 'Show a cell for each character',
  word: (number) => `Word ${number}`,
  clue: (number) => `Clue of word ${number}`,
  pair: (number) => `Line ${number}`,
  sound: (number) => `Sound or hint ${number}`,
  given: (letter) => `Give “${letter}”`,
  empty: (row, column) => `Row ${row}, column ${column}`,
};

export const wordTexts = { zh, en };
