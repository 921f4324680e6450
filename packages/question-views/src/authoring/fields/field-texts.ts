export interface FieldTexts {
  readonly problem: string;
  readonly add: string;
  readonly up: string;
  readonly down: string;
  readonly answer: string;
  readonly otherAnswer: string;
  readonly addAnswer: string;
  readonly share: string;
  readonly setShares: string;
  readonly compare: string;
  readonly width: string;
  readonly letterCase: string;
  readonly spaces: string;
  readonly punctuation: string;
  readonly traditional: string;
  readonly pinyin: string;
  readonly pinyinModes: Readonly<Record<'none' | 'tones' | 'letters', string>>;
  readonly rubric: string;
  readonly criterion: string;
  readonly addCriterion: string;
  readonly level: string;
  readonly addLevel: string;
  readonly points: string;
  readonly levelText: string;
  readonly choosePicture: string;
  readonly changePicture: string;
  readonly pictureAlt: string;
  readonly noStore: string;
  readonly pictureFailed: string;
  readonly sound: string;
  readonly pasteLines: string;
  remove(name: string): string;
  moveUp(name: string): string;
  moveDown(name: string): string;
  ignored(names: readonly string[]): string;
}

const zh: FieldTexts = {
  problem: '还要改：',
  add: '添加',
  up: '上移',
  down: '下移',
  answer: '答案',
  otherAnswer: '另一种写法',
  addAnswer: '添加另一种写法',
  share: '得分比例',
  setShares: '按写法给不同的分',
  compare: '怎样算对',
  width: '忽略全角、半角',
  letterCase: '忽略大小写',
  spaces: '忽略空格',
  punctuation: '忽略标点',
  traditional: '繁体、简体都算对',
  pinyin: '答案是拼音',
  pinyinModes: { none: '不是拼音', tones: '是，声调要对', letters: '是，不看声调' },
  rubric: '评分标准',
  criterion: '评分项',
  addCriterion: '添加评分项',
  level: '等级',
  addLevel: '添加等级',
  points: '分',
  levelText: '达到什么程度',
  choosePicture: '选择图片',
  changePicture: '换一张图片',
  pictureAlt: '图片说明（给看不见的同学）',
  noStore: '这里不能上传图片',
  pictureFailed: '这张图片没有上传成功，请再试一次',
  sound: '声音',
  pasteLines: '可以从 Word 或 Excel 复制多行，在这里粘贴',
  remove: (name) => `删除${name}`,
  moveUp: (name) => `上移${name}`,
  moveDown: (name) => `下移${name}`,
  ignored: (names) => (names.length === 0 ? '一字不差才算对' : names.join('、')),
};

const en: FieldTexts = {
  problem: 'To do:',
  add: 'Add',
  up: 'Move up',
  down: 'Move down',
  answer: 'Answer',
  otherAnswer: 'Another spelling',
  addAnswer: 'Add another spelling',
  share: 'Part of the points',
  setShares: 'Give different points by spelling',
  compare: 'What counts as right',
  width: 'Ignore full and half width',
  letterCase: 'Ignore capitals',
  spaces: 'Ignore spaces',
  punctuation: 'Ignore punctuation',
  traditional: 'Accept traditional and simplified characters',
  pinyin: 'The answer is pinyin',
  pinyinModes: { none: 'No', tones: 'Yes, with the right tones', letters: 'Yes, tones do not count' },
  rubric: 'Rubric',
  criterion: 'Criterion',
  addCriterion: 'Add a criterion',
  level: 'Level',
  addLevel: 'Add a level',
  points: 'points',
  levelText: 'What is reached',
  choosePicture: 'Choose a picture',
  changePicture: 'Change the picture',
  pictureAlt: 'Description for pupils who cannot see it',
  noStore: 'Pictures cannot be uploaded here',
  pictureFailed: 'The picture was not uploaded. Please try again.',
  sound: 'Sound',
  pasteLines: 'You can paste several lines from Word or Excel here',
  remove: (name) => `Remove ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  ignored: (names) => (names.length === 0 ? 'Only the exact text is right' : names.join(', ')),
};

export const fieldTexts = { zh, en };
