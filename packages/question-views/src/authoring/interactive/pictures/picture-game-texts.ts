export interface PictureGameTexts {
  readonly names: string;
  readonly namesHint: string;
  readonly pictureFirst: string;
  readonly addName: string;
  readonly distractors: string;
  readonly addDistractor: string;
  readonly none: string;
  readonly torch: string;
  readonly compared: string;
  readonly clues: string;
  readonly clue: string;
  readonly rows: string;
  readonly columns: string;
  readonly showsPicture: string;
  readonly withQuestions: string;
  readonly pieces: string;
  readonly map: string;
  readonly mapHint: string;
  readonly addNode: string;
  readonly root: string;
  readonly hide: string;
  readonly deeper: string;
  readonly higher: string;
  readonly typed: string;
  readonly fromBank: string;
  readonly dragged: string;
  readonly howFilled: string;
  readonly remove: (name: string) => string;
  readonly node: (number: number) => string;
  readonly name: (number: number) => string;
  readonly place: (name: string) => string;
  readonly distractor: (number: number) => string;
}

const zh: PictureGameTexts = {
  names: '名称',
  namesHint: '写一个名称，再点图上的位置',
  pictureFirst: '先选一张图片，再标名称',
  addName: '添加名称',
  distractors: '干扰项',
  addDistractor: '添加干扰项',
  none: '没有',
  torch: '手电筒：只有手指附近看得清',
  compared: '第二张图片（找不同）',
  clues: '要找的东西',
  clue: '线索：要找什么',
  rows: '行',
  columns: '列',
  showsPicture: '一开始就看得到每块上的图',
  withQuestions: '每块带一道题，答案写在它的位置上',
  pieces: '每块的题和答案',
  map: '思维导图',
  mapHint: '回车写下一个；左右箭头按钮改层级；点“挖空”就由学生填',
  addNode: '添加节点',
  root: '中心主题',
  hide: '挖空',
  deeper: '往下一级',
  higher: '往上一级',
  typed: '学生自己写',
  fromBank: '从备选词里选',
  dragged: '拖名称',
  howFilled: '怎样填',
  remove: (name) => `删除${name}`,
  node: (number) => `节点 ${number}`,
  name: (number) => `名称 ${number}`,
  place: (name) => `在图上放“${name}”`,
  distractor: (number) => `干扰项 ${number}`,
};

const en: PictureGameTexts = {
  names: 'Names',
  namesHint: 'Write a name, then press its place in the picture',
  pictureFirst: 'Choose a picture first',
  addName: 'Add a name',
  distractors: 'Distractors',
  addDistractor: 'Add a distractor',
  none: 'None',
  torch: 'Torch: only a circle around the finger is bright',
  compared: 'Second picture, to find the differences',
  clues: 'What is to be found',
  clue: 'Clue: what is to be found',
  rows: 'Rows',
  columns: 'Columns',
  showsPicture: 'Pieces show their part of the picture from the start',
  withQuestions: 'Each piece has a question, and its place the answer',
  pieces: 'Questions and answers of the pieces',
  map: 'Mind map',
  mapHint: 'Enter writes the next; the arrow buttons change its level; a hidden node is filled in by pupils',
  addNode: 'Add a node',
  root: 'Central topic',
  hide: 'Hide',
  deeper: 'One level deeper',
  higher: 'One level higher',
  typed: 'Pupils write',
  fromBank: 'Chosen from a bank',
  dragged: 'Names are dragged',
  howFilled: 'Filled in',
  remove: (name) => `Remove ${name}`,
  node: (number) => `Node ${number}`,
  name: (number) => `Name ${number}`,
  place: (name) => `Place “${name}” in the picture`,
  distractor: (number) => `Distractor ${number}`,
};

export const pictureGameTexts = { zh, en };
