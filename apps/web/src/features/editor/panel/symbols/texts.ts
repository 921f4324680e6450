import { defineTexts } from '../../../../platform/i18n/texts.ts';

const zh = {
  symbols: '符号',
  group: '符号分类',
  find: '查找符号，例如“平行”“a”“12”',
  recent: '最近使用',
  nothing: '没有找到',
  groups: {
    punctuation: '标点',
    maths: '数学',
    units: '单位',
    arrows: '箭头',
    pinyin: '拼音',
    phonetic: '音标',
    numbers: '序号',
    shapes: '图形',
  },
};

const en: typeof zh = {
  symbols: 'Symbols',
  group: 'Kinds of symbols',
  find: 'Find a symbol: “parallel”, “a”, “12”',
  recent: 'Recent',
  nothing: 'Nothing found',
  groups: {
    punctuation: 'Punctuation',
    maths: 'Maths',
    units: 'Units',
    arrows: 'Arrows',
    pinyin: 'Pinyin',
    phonetic: 'Phonetic',
    numbers: 'Numbers',
    shapes: 'Shapes',
  },
};

export const { useTexts: useSymbolTexts } = defineTexts(zh, en);
