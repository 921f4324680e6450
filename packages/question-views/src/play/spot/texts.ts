interface FindTexts {
  readonly found: (found: number, count: number) => string;
  readonly clue: (number: number, count: number) => string;
  readonly isFound: string;
  readonly beside: string;
  readonly near: string;
  readonly skip: string;
  readonly noPicture: string;
  readonly torch: string;
}

const zh: FindTexts = {
  found: (found, count) => `找到 ${found} / ${count} 处`,
  clue: (number, count) => `线索 ${number} / ${count}`,
  isFound: '找到了！',
  beside: '不在这里',
  near: '很近了',
  skip: '跳过',
  noPicture: '这道题没有图片',
  torch: '移动手电筒照亮图片，点一下选中',
};

const en: FindTexts = {
  found: (found, count) => `${found} of ${count} found`,
  clue: (number, count) => `Clue ${number} of ${count}`,
  isFound: 'Found it!',
  beside: 'Not here',
  near: 'Very close',
  skip: 'Skip',
  noPicture: 'This question has no picture',
  torch: 'Move the torch over the picture and tap what you find',
};

export const findTexts = { zh, en };
