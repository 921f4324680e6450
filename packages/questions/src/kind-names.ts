/** The kinds in groups, in the order in which authors choose among them. */
export const KIND_GROUPS = [
  { group: 'choice', kinds: ['single-choice', 'multiple-choice', 'true-false', 'matrix', 'cloze-choice'] },
  { group: 'blank', kinds: ['fill-blank', 'numeric', 'formula', 'bank-cloze', 'error-mark'] },
  { group: 'relation', kinds: ['matching', 'ordering', 'hotspot'] },
  { group: 'open', kinds: ['short-answer', 'essay', 'media-answer'] },
  { group: 'material', kinds: ['composite'] },
  {
    group: 'game',
    kinds: [
      'fun-choice',
      'truth-rush',
      'fun-sort',
      'super-sort',
      'knowledge-pairs',
      'link-lines',
      'memory',
      'fun-order',
      'sentence-line',
      'timeline-place',
      'word-bank',
      'word-search',
      'crossword',
      'dictation-game',
      'sums-sprint',
      'team-race',
      'map-fill',
      'label-picture',
      'find-spot',
      'jigsaw',
    ],
  },
] as const;

export type KindGroup = (typeof KIND_GROUPS)[number]['group'];
type KindName = (typeof KIND_GROUPS)[number]['kinds'][number];
type Name = { readonly zh: string; readonly en: string };

export const GROUP_NAMES: { readonly [G in KindGroup]: Name } = {
  choice: { zh: '选择与判断', en: 'Choosing' },
  blank: { zh: '填空', en: 'Filling in' },
  relation: { zh: '匹配、排序与指图', en: 'Matching, ordering, pointing' },
  open: { zh: '主观题', en: 'Open answers' },
  material: { zh: '材料题', en: 'Several under one material' },
  game: { zh: '趣味互动', en: 'Games' },
};

const NAMES: { readonly [K in KindName]: Name } = {
  'single-choice': { zh: '单选题', en: 'Single choice' },
  'multiple-choice': { zh: '多选题', en: 'Multiple choice' },
  'true-false': { zh: '判断题', en: 'True or false' },
  'fill-blank': { zh: '填空题', en: 'Fill in the blanks' },
  numeric: { zh: '数值题', en: 'Numeric' },
  formula: { zh: '公式题', en: 'Formula answer' },
  'cloze-choice': { zh: '完形选择', en: 'Inline choice' },
  'bank-cloze': { zh: '选句填空（七选五）', en: 'Banked gaps' },
  matching: { zh: '匹配题', en: 'Matching' },
  ordering: { zh: '排序题', en: 'Ordering' },
  matrix: { zh: '表格选择题', en: 'Matrix choice' },
  hotspot: { zh: '指图题', en: 'Picture point' },
  'error-mark': { zh: '改错题', en: 'Find and correct' },
  'short-answer': { zh: '简答题', en: 'Short answer' },
  essay: { zh: '作文与论述题', en: 'Essay' },
  'media-answer': { zh: '作图、拍照与口语题', en: 'Drawn, photographed or spoken' },
  composite: { zh: '材料题', en: 'Questions on a material' },
  'fun-sort': { zh: '趣味分类', en: 'Fun sorting' },
  'super-sort': { zh: '超级分类', en: 'Super sorting' },
  'word-bank': { zh: '选词填空', en: 'Word bank' },
  'knowledge-pairs': { zh: '知识配对', en: 'Knowledge pairs' },
  'team-race': { zh: '分组竞争', en: 'Team race' },
  'truth-rush': { zh: '判断对错', en: 'True or false rush' },
  'fun-choice': { zh: '趣味选择', en: 'Fun choice' },
  'fun-order': { zh: '趣味排序', en: 'Fun ordering' },
  'link-lines': { zh: '趣味连线', en: 'Link lines' },
  memory: { zh: '翻牌记忆', en: 'Memory' },
  'word-search': { zh: '找词', en: 'Word search' },
  crossword: { zh: '字谜（纵横填字）', en: 'Crossword' },
  'sums-sprint': { zh: '口算竞速', en: 'Arithmetic sprint' },
  'dictation-game': { zh: '听写', en: 'Dictation' },
  jigsaw: { zh: '拼图', en: 'Jigsaw' },
  'map-fill': { zh: '思维导图填空', en: 'Mind map gaps' },
  'timeline-place': { zh: '时间轴', en: 'Timeline' },
  'label-picture': { zh: '标注图', en: 'Label the picture' },
  'find-spot': { zh: '找一找', en: 'Find it' },
  'sentence-line': { zh: '连词成句', en: 'Build the sentence' },
};

/** The name of a kind; undefined for the kinds of newer programs. */
export function kindName(kind: string, language: 'zh' | 'en'): string | undefined {
  return Object.hasOwn(NAMES, kind) ? NAMES[kind as KindName][language] : undefined;
}
