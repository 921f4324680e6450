export interface ContentTexts {
  readonly placeholder: string;
  readonly bar: string;
  readonly bold: string;
  readonly italic: string;
  readonly underline: string;
  readonly emphasis: string;
  readonly superscript: string;
  readonly subscript: string;
  readonly color: string;
  readonly noColor: string;
  readonly colors: readonly string[];
  readonly pinyin: string;
  readonly pinyinHint: string;
  readonly pinyinField: string;
  readonly chooseWords: string;
  readonly formula: string;
  readonly latex: string;
  readonly latexHint: string;
  readonly insert: string;
  readonly apply: string;
  readonly remove: string;
  readonly gap: string;
  readonly addMedia: string;
  readonly storing: string;
  readonly notStored: string;
  readonly media: Readonly<Record<'picture' | 'audio' | 'video', string>>;
  readonly alt: string;
  removeMedium(name: string): string;
}

const zh: ContentTexts = {
  placeholder: '在这里输入',
  bar: '文字格式',
  bold: '加粗',
  italic: '倾斜',
  underline: '下划线',
  emphasis: '着重号',
  superscript: '上标',
  subscript: '下标',
  color: '文字颜色',
  noColor: '默认颜色',
  colors: ['蓝色', '橙色', '灰色', '金色', '浅蓝', '绿色'],
  pinyin: '注音',
  pinyinHint: '按字的顺序写拼音，用空格隔开；留空就去掉注音',
  pinyinField: '拼音',
  chooseWords: '先选中要注音的字',
  formula: '公式',
  latex: '公式（LaTeX）',
  latexHint: '也可以直接在文字里写 $x^2$',
  insert: '插入',
  apply: '确定',
  remove: '去掉',
  gap: '挖空',
  addMedia: '图片、声音或视频',
  storing: '正在上传…',
  notStored: '没有上传成功，请再试一次',
  media: { picture: '图片', audio: '声音', video: '视频' },
  alt: '内容说明（给看不见的同学）',
  removeMedium: (name) => `删除${name}`,
};

const en: ContentTexts = {
  placeholder: 'Type here',
  bar: 'Text format',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  emphasis: 'Emphasis dots',
  superscript: 'Superscript',
  subscript: 'Subscript',
  color: 'Text colour',
  noColor: 'Default colour',
  colors: ['Blue', 'Orange', 'Grey', 'Gold', 'Light blue', 'Green'],
  pinyin: 'Pinyin',
  pinyinHint: 'One syllable for each character, separated by spaces; empty removes the pinyin',
  pinyinField: 'Pinyin',
  chooseWords: 'Select the characters first',
  formula: 'Formula',
  latex: 'Formula (LaTeX)',
  latexHint: 'You can also type $x^2$ in the text',
  insert: 'Insert',
  apply: 'Apply',
  remove: 'Remove',
  gap: 'Make a gap',
  addMedia: 'Picture, sound or video',
  storing: 'Uploading…',
  notStored: 'The upload failed. Please try again.',
  media: { picture: 'Picture', audio: 'Sound', video: 'Video' },
  alt: 'Description for pupils who cannot see it',
  removeMedium: (name) => `Remove ${name.toLowerCase()}`,
};

export const contentTexts = { zh, en };
