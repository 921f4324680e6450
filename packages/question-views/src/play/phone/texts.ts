interface PhoneTexts {
  readonly count: (number: number, all: number) => string;
  readonly back: string;
  readonly next: string;
  readonly drag: string;
  readonly several: string;
  readonly all: string;
  readonly swipe: string;
  readonly draw: string;
  readonly remove: (word: string) => string;
}

const zh: PhoneTexts = {
  count: (number, all) => `${number} / ${all}`,
  back: '上一张',
  next: '下一张',
  drag: '把卡片拖到一类里，或点一类',
  several: '可以属于几类，选好后点下一张',
  all: '都答完了，点一条可以改',
  swipe: '左滑是对，右滑是错',
  draw: '先点一条线索，再沿着字格里的词划过去',
  remove: (word) => `去掉「${word}」`,
};

const en: PhoneTexts = {
  count: (number, all) => `${number} of ${all}`,
  back: 'Back',
  next: 'Next',
  drag: 'Drag the card to a bin, or tap a bin',
  several: 'It may belong to several; then go to the next',
  all: 'All answered. Tap one to change it',
  swipe: 'Swipe left for true, right for false',
  draw: 'Tap a clue, then draw along its word in the grid',
  remove: (word) => `Remove “${word}”`,
};

export const phoneTexts = { zh, en };
