export const en = {
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
