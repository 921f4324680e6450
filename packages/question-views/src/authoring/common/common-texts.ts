import type { RuleName } from '@lectern/questions';

export interface CommonTexts {
  readonly points: string;
  readonly pointsUnit: string;
  readonly rule: string;
  readonly rules: Readonly<Record<RuleName, string>>;
  readonly partPoints: string;
  readonly partModes: Readonly<Record<'share' | 'equal', string>>;
  readonly analysis: string;
  readonly analysisPlaceholder: string;
  readonly none: string;
  readonly hints: string;
  readonly addHint: string;
  readonly hintCost: string;
  readonly feedback: string;
  readonly feedbackFor: Readonly<Record<'right' | 'partly' | 'wrong', string>>;
  readonly choiceFeedback: string;
  readonly time: string;
  readonly timeLimit: string;
  readonly noLimit: string;
  readonly seconds: string;
  readonly attempts: string;
  readonly free: string;
  readonly times: string;
  readonly counts: string;
  readonly countModes: Readonly<Record<'best' | 'last', string>>;
  readonly about: string;
  readonly difficulty: string;
  readonly notSet: string;
  readonly levels: readonly [string, string, string, string, string];
  readonly knowledgePoints: string;
  readonly tags: string;
  readonly ability: string;
  readonly stage: string;
  readonly listHint: string;
  readonly origin: string;
  readonly source: string;
  readonly licence: string;
  readonly author: string;
  readonly language: string;
  readonly originHint: string;
  hint(number: number): string;
  feedbackOf(letter: string): string;
}

const zh: CommonTexts = {
  points: '分值',
  pointsUnit: '分',
  rule: '怎样给分',
  rules: {
    exact: '全对才给分',
    'per-item': '按答对的个数给分',
    net: '按个数给分，答错倒扣',
    'exam-multi': '少选给部分分，选错不给分',
    tolerance: '在误差内就给分',
    text: '按写的文字给分',
    algebra: '值相等就给分',
    'order-kendall': '按先后关系对的个数给分',
    'order-place': '按位置对的个数给分',
    distance: '点中给满分，旁边给一部分',
    keywords: '按关键词给分，老师确认',
    manual: '老师批改',
    none: '不计分',
  },
  partPoints: '少选时',
  partModes: { share: '给一部分', equal: '选对几个给几份' },
  analysis: '解析',
  analysisPlaceholder: '写清楚为什么，公布答案时给学生看',
  none: '没有',
  hints: '提示',
  addHint: '添加提示',
  hintCost: '看了扣',
  feedback: '答完后说的话',
  feedbackFor: { right: '答对时', partly: '部分对时', wrong: '答错时' },
  choiceFeedback: '选了这一项时',
  time: '时间和次数',
  timeLimit: '限时',
  noLimit: '不限时',
  seconds: '秒',
  attempts: '可以答',
  free: '不限次数',
  times: '次',
  counts: '算哪一次',
  countModes: { best: '最好的一次', last: '最后一次' },
  about: '难度、知识点和标签',
  difficulty: '难度',
  notSet: '没有填',
  levels: ['1 很容易', '2 容易', '3 中等', '4 难', '5 很难'],
  knowledgePoints: '知识点',
  tags: '标签',
  ability: '能力',
  stage: '学段',
  listHint: '几个之间用“、”隔开',
  origin: '来源和许可',
  source: '来源',
  licence: '许可',
  author: '作者',
  language: '语言',
  originHint: '分享到校外前必须填写',
  hint: (number) => `提示 ${number}`,
  feedbackOf: (letter) => `选 ${letter} 时`,
};

const en: CommonTexts = {
  points: 'Points',
  pointsUnit: 'points',
  rule: 'Marking',
  rules: {
    exact: 'All right or nothing',
    'per-item': 'For each right part',
    net: 'For each right part, less the wrong ones',
    'exam-multi': 'Some points for too few, none for a wrong pick',
    tolerance: 'Right within the tolerance',
    text: 'By the text',
    algebra: 'Right when equal',
    'order-kendall': 'For each pair in the right order',
    'order-place': 'For each right place',
    distance: 'Full within the area, fewer beside it',
    keywords: 'By keywords, confirmed by a teacher',
    manual: 'Marked by a teacher',
    none: 'No points',
  },
  partPoints: 'For too few picks',
  partModes: { share: 'This part', equal: 'An equal part for each' },
  analysis: 'Analysis',
  analysisPlaceholder: 'Why it is so; shown with the answer',
  none: 'None',
  hints: 'Hints',
  addHint: 'Add a hint',
  hintCost: 'Costs',
  feedback: 'Feedback after answering',
  feedbackFor: { right: 'When right', partly: 'When partly right', wrong: 'When wrong' },
  choiceFeedback: 'When this is picked',
  time: 'Time and attempts',
  timeLimit: 'Time limit',
  noLimit: 'No limit',
  seconds: 'seconds',
  attempts: 'Attempts',
  free: 'Any number',
  times: 'times',
  counts: 'Which counts',
  countModes: { best: 'The best', last: 'The last' },
  about: 'Difficulty, knowledge points and tags',
  difficulty: 'Difficulty',
  notSet: 'Not set',
  levels: ['1 very easy', '2 easy', '3 medium', '4 hard', '5 very hard'],
  knowledgePoints: 'Knowledge points',
  tags: 'Tags',
  ability: 'Ability',
  stage: 'Stage',
  listHint: 'Separated by commas',
  origin: 'Source and licence',
  source: 'Source',
  licence: 'Licence',
  author: 'Author',
  language: 'Language',
  originHint: 'Required before the question is shared outside the school',
  hint: (number) => `Hint ${number}`,
  feedbackOf: (letter) => `When ${letter} is picked`,
};

export const commonTexts = { zh, en };
