interface GridTexts {
  readonly grid: string;
  readonly cell: (letter: string, row: number, column: number) => string;
  readonly found: (found: number, count: number) => string;
  readonly words: string;
  readonly length: (count: number) => string;
  readonly begun: string;
  readonly noWord: (text: string) => string;
  readonly across: string;
  readonly down: string;
  readonly write: (clue: string) => string;
  readonly type: string;
  readonly tray: string;
  readonly erase: string;
  readonly chosen: (number: number, direction: string) => string;
}

const zh: GridTexts = {
  grid: '字格',
  cell: (letter, row, column) => `${letter === '' ? '空格' : letter}，第 ${row} 行第 ${column} 列`,
  found: (found, count) => `找到 ${found} / ${count}`,
  words: '要找的词',
  length: (count) => `${count} 个字`,
  begun: '已选起点，再选终点',
  noWord: (text) => `「${text}」不是要找的词`,
  across: '横',
  down: '纵',
  write: (clue) => `填写：${clue}`,
  type: '在这里打字或手写',
  tray: '字盘',
  erase: '擦掉一格',
  chosen: (number, direction) => `${direction} ${number}`,
};

const en: GridTexts = {
  grid: 'Grid',
  cell: (letter, row, column) => `${letter === '' ? 'empty' : letter}, row ${row}, column ${column}`,
  found: (found, count) => `${found} of ${count} found`,
  words: 'Words to find',
  length: (count) => (count === 1 ? '1 letter' : `${count} letters`),
  begun: 'Start is chosen, now the end',
  noWord: (text) => `“${text}” is not one of the words`,
  across: 'Across',
  down: 'Down',
  write: (clue) => `Write: ${clue}`,
  type: 'Type or write here',
  tray: 'Letters',
  erase: 'Erase a cell',
  chosen: (number, direction) => `${number} ${direction}`,
};

export const gridTexts = { zh, en };
