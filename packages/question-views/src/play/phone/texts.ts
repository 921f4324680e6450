interface PhoneTexts {
  readonly quiet: string;
  readonly asGame: string;
  readonly count: (number: number, all: number) => string;
  readonly back: string;
  readonly next: string;
  readonly drag: string;
  readonly several: string;
  readonly all: string;
  readonly swipe: string;
  readonly draw: string;
  readonly remove: (word: string) => string;
  readonly tiles: string;
  readonly turn: (size: number) => string;
  readonly take: string;
  readonly turnBack: string;
  readonly noPair: string;
  readonly paired: (pairs: number, all: number) => string;
  readonly moves: (moves: number) => string;
  readonly and: string;
  readonly time: string;
  readonly rail: string;
  readonly none: string;
  readonly goOn: string;
  readonly link: string;
  readonly linked: (lines: number) => string;
  readonly hang: string;
  readonly keepOrder: string;
  readonly spot: string;
  readonly label: string;
  readonly fill: string;
  readonly gap: (number: number, word: string) => string;
  readonly words: string;
  readonly used: string;
  readonly piece: (number: number) => string;
  readonly place: (number: number) => string;
  readonly puzzle: string;
  readonly puzzled: (done: number, all: number) => string;
}

const zh: PhoneTexts = {
  quiet: '安静模式',
  asGame: '游戏模式',
  count: (number, all) => `${number} / ${all}`,
  back: '上一张',
  next: '下一张',
  drag: '把卡片拖到一类里，或点一类',
  several: '可以属于几类，选好后点下一张',
  all: '都答完了，点一条可以改',
  swipe: '左滑是对，右滑是错',
  draw: '先点一条线索，再沿着字格里的词划过去',
  remove: (word) => `去掉「${word}」`,
  tiles: '左边点一张，右边点一张，配成一对',
  turn: (size) => `翻开 ${size} 张牌，是一组就收下`,
  take: '是一组，收下',
  turnBack: '翻回去',
  noPair: '这几张不能成一组',
  paired: (pairs, all) => `配好 ${pairs} / ${all}`,
  moves: (moves) => `翻牌 ${moves} 次`,
  and: ' 和 ',
  time: '用时',
  rail: '把卡片拖到时间轴上，早的在上',
  none: '没有作答',
  goOn: '继续',
  link: '从左边拉一条线到右边，或两边各点一下',
  linked: (lines) => `连好 ${lines} 条，点线上的叉可以去掉`,
  hang: '拖动卡片，从上到下排好',
  keepOrder: '就是这个顺序',
  spot: '在图上点一点，再点一次可以改',
  label: '把名称拖到图上，或先点名称再点位置',
  fill: '点一个词，填进蓝框的空里',
  gap: (number, word) => `第 ${number} 空，${word || '未填'}`,
  words: '备选词',
  used: '都用完了',
  piece: (number) => `拼图块 ${number}`,
  place: (number) => `第 ${number} 格`,
  puzzle: '把拼图块拖进格子里',
  puzzled: (done, all) => `放好 ${done} / ${all} 块`,
};

const en: PhoneTexts = {
  quiet: 'Quiet form',
  asGame: 'Game',
  count: (number, all) => `${number} of ${all}`,
  back: 'Back',
  next: 'Next',
  drag: 'Drag the card to a bin, or tap a bin',
  several: 'It may belong to several; then go to the next',
  all: 'All answered. Tap one to change it',
  swipe: 'Swipe left for true, right for false',
  draw: 'Tap a clue, then draw along its word in the grid',
  remove: (word) => `Remove “${word}”`,
  tiles: 'Tap one on each side to pair them',
  turn: (size) => `Turn ${size} cards; keep those that match`,
  take: 'Keep them',
  turnBack: 'Turn back',
  noPair: 'These cannot belong together',
  paired: (pairs, all) => `${pairs} of ${all} paired`,
  moves: (moves) => (moves === 1 ? '1 turn' : `${moves} turns`),
  and: ' and ',
  time: 'Time',
  rail: 'Drag the cards to the line, the earliest at the top',
  none: 'Not answered',
  goOn: 'Go on',
  link: 'Draw lines, or tap both ends',
  linked: (lines) => `${lines} ${lines === 1 ? 'line' : 'lines'}; a cross removes one`,
  hang: 'Drag the cards into order, from the top down',
  keepOrder: 'Keep this order',
  spot: 'Tap the picture; tap again to change',
  label: 'Drag a name to a place, or tap both',
  fill: 'Tap a word for the blue gap',
  gap: (number, word) => `Gap ${number}, ${word || 'empty'}`,
  words: 'Words',
  used: 'All are used',
  piece: (number) => `Piece ${number}`,
  place: (number) => `Place ${number}`,
  puzzle: 'Drag the pieces into their places',
  puzzled: (done, all) => `${done} of ${all} placed`,
};

export const phoneTexts = { zh, en };
