export interface OpenTexts {
  readonly length: string;
  readonly anyLength: string;
  readonly least: string;
  readonly most: string;
  readonly any: string;
  readonly characters: string;
  readonly words: string;
  readonly counts: string;
  readonly lines: string;
  readonly usualLines: string;
  readonly sample: string;
  readonly samplePlaceholder: string;
  readonly noSample: string;
  readonly keywords: string;
  readonly keywordsHint: string;
  readonly addKeyword: string;
  readonly keywordPlaceholder: string;
  readonly equalShares: string;
  readonly outline: string;
  readonly noOutline: string;
  readonly addBox: string;
  readonly boxPlaceholder: string;
  readonly photographs: string;
  readonly noPhotographs: string;
  readonly sheets: string;
  readonly ask: string;
  readonly asks: Readonly<Record<'drawing' | 'photographs' | 'speech', string>>;
  readonly ground: string;
  readonly grounds: Readonly<Record<string, string>>;
  readonly mostPhotographs: string;
  readonly seconds: string;
  readonly secondsUnit: string;
  readonly readAloud: string;
  readonly reference: string;
  readonly rubric: string;
  readonly noRubric: string;
  readonly picture: string;
  readonly text: string;
  readonly textHint: string;
  readonly textPlaceholder: string;
  readonly byCharacter: string;
  readonly byWord: string;
  readonly errors: string;
  readonly errorsHint: string;
  readonly ways: Readonly<Record<'replace' | 'delete' | 'insert', string>>;
  readonly way: string;
  readonly correction: string;
  readonly addCorrection: string;
  readonly told: string;
  readonly notTold: string;
  readonly found: string;
  readonly settings: string;
  keyword(number: number): string;
  box(number: number): string;
  errorAt(word: string): string;
  tellCount(count: number): string;
}

const zh: OpenTexts = {
  length: '字数',
  anyLength: '不限',
  least: '最少',
  most: '最多',
  any: '不限',
  characters: '字',
  words: '词',
  counts: '按',
  lines: '横线',
  usualLines: '按需要',
  sample: '参考答案',
  samplePlaceholder: '写一个好的回答，批改和讲评时用',
  noSample: '没有',
  keywords: '得分关键词',
  keywordsHint: '写到就给分，老师可以再改；同义的说法用“、”隔开',
  addKeyword: '添加关键词',
  keywordPlaceholder: '关键词、同义的说法',
  equalShares: '平均分',
  outline: '写作提纲',
  noOutline: '没有',
  addBox: '添加提纲格',
  boxPlaceholder: '如：开头、经过、感受',
  photographs: '可以交纸上的照片',
  noPhotographs: '只能打字',
  sheets: '张',
  ask: '要学生交',
  asks: { drawing: '画图', photographs: '拍照', speech: '录音' },
  ground: '画在',
  grounds: {
    paper: '白纸上',
    picture: '一张图片上',
    squares: '方格纸上',
    dots: '点阵纸上',
    axes: '坐标系上',
    field: '田字格里',
    rice: '米字格里',
    english: '四线格里',
    staff: '五线谱上',
  },
  mostPhotographs: '最多几张',
  seconds: '最长',
  secondsUnit: '秒',
  readAloud: '要朗读的文字（可以不写）',
  reference: '参考答案',
  rubric: '评分标准',
  noRubric: '没有：老师直接给分',
  picture: '图片',
  text: '有错误的文字',
  textHint: '写完整的文字，再点出错的字或词',
  textPlaceholder: '把要改错的文字写在这里',
  byCharacter: '按字点',
  byWord: '按词点（用空格分开）',
  errors: '错误和改法',
  errorsHint: '点上面的字标出错误，再点一次取消',
  ways: { replace: '改成', delete: '删掉', insert: '后面加上' },
  way: '怎样改',
  correction: '正确的写法',
  addCorrection: '添加另一种改法',
  told: '告诉学生有几处',
  notTold: '不告诉',
  found: '找到但没改对，得',
  settings: '提示和给分',
  keyword: (number) => `关键词 ${number}`,
  box: (number) => `提纲格 ${number}`,
  errorAt: (word) => `错误：${word}`,
  tellCount: (count) => `告诉学生有 ${count} 处错误`,
};

const en: OpenTexts = {
  length: 'Length',
  anyLength: 'Any',
  least: 'At least',
  most: 'At most',
  any: 'Any',
  characters: 'characters',
  words: 'words',
  counts: 'Counted in',
  lines: 'Lines to write on',
  usualLines: 'As needed',
  sample: 'Sample answer',
  samplePlaceholder: 'A good answer, for marking and for the class',
  noSample: 'None',
  keywords: 'Keywords with points',
  keywordsHint: 'Points are proposed for each; write synonyms with commas between them',
  addKeyword: 'Add a keyword',
  keywordPlaceholder: 'Keyword, synonym',
  equalShares: 'Equal parts',
  outline: 'Outline',
  noOutline: 'None',
  addBox: 'Add a box',
  boxPlaceholder: 'Such as: beginning, middle, end',
  photographs: 'Photographs of paper are accepted',
  noPhotographs: 'Typed only',
  sheets: 'photographs',
  ask: 'Pupils hand in',
  asks: { drawing: 'A drawing', photographs: 'Photographs', speech: 'A recording' },
  ground: 'Drawn on',
  grounds: {
    paper: 'White paper',
    picture: 'A picture',
    squares: 'Squared paper',
    dots: 'Dotted paper',
    axes: 'Axes',
    field: 'Field grid (田)',
    rice: 'Rice grid (米)',
    english: 'Four lines',
    staff: 'Staves',
  },
  mostPhotographs: 'At most',
  seconds: 'At most',
  secondsUnit: 'seconds',
  readAloud: 'Text to read aloud (optional)',
  reference: 'Sample answer',
  rubric: 'Rubric',
  noRubric: 'None: a teacher gives points directly',
  picture: 'Picture',
  text: 'Text with errors',
  textHint: 'Write the whole text, then press the wrong words',
  textPlaceholder: 'Write the text to correct here',
  byCharacter: 'Character by character',
  byWord: 'Word by word (separated by spaces)',
  errors: 'Errors and corrections',
  errorsHint: 'Press a word above to mark it wrong; press again to unmark it',
  ways: { replace: 'Becomes', delete: 'Is deleted', insert: 'Is followed by' },
  way: 'Correction',
  correction: 'Right text',
  addCorrection: 'Add another correction',
  told: 'Tell pupils how many',
  notTold: 'Not told',
  found: 'Found but not corrected: ',
  settings: 'Hints and points',
  keyword: (number) => `Keyword ${number}`,
  box: (number) => `Box ${number}`,
  errorAt: (word) => `Error: ${word}`,
  tellCount: (count) => `Tell pupils that there are ${count}`,
};

export const openTexts = { zh, en };
