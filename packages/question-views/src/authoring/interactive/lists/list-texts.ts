export interface ListTexts {
  readonly sentences: string;
  readonly sentencesHint: string;
  readonly addSentence: string;
  readonly distractors: string;
  readonly otherOrder: string;
  readonly addOther: string;
  readonly differs: string;
  readonly more: string;
  readonly events: string;
  readonly eventsHint: string;
  readonly addEvent: string;
  readonly year: string;
  readonly until: string;
  readonly scale: string;
  readonly scales: Readonly<Record<'days' | 'years' | 'centuries', string>>;
  readonly line: string;
  readonly from: string;
  readonly to: string;
  readonly fit: string;
  readonly anchors: string;
  readonly noAnchors: string;
  readonly addAnchor: string;
  readonly sums: string;
  readonly rules: string;
  readonly grades: readonly string[];
  readonly ruleNames: Readonly<Record<string, string>>;
  readonly forms: string;
  readonly formNames: Readonly<Record<'result' | 'missing' | 'compare', string>>;
  readonly count: string;
  readonly sumsUnit: string;
  readonly again: string;
  readonly own: string;
  readonly ownHint: string;
  readonly answer: string;
  addSums(count: number): string;
  sentence(number: number): string;
  event(number: number): string;
  anchor(number: number): string;
  remove(name: string): string;
}

const zh: ListTexts = {
  sentences: '句子',
  sentencesHint: '词之间用空格或 / 隔开，如：今天 / 天气 / 真好',
  addSentence: '添加一句',
  distractors: '多余的词（干扰）',
  otherOrder: '也对的另一种顺序',
  addOther: '添加另一种顺序',
  differs: '和上面的词不一样，所以不算',
  more: '声音、干扰词和另一种顺序',
  events: '事件',
  eventsHint: '公元前写负数，如 -221；先后按时间算，写的顺序随意',
  addEvent: '添加事件',
  year: '时间',
  until: '到',
  scale: '刻度',
  scales: { days: '天', years: '年', centuries: '世纪' },
  line: '时间轴',
  from: '从',
  to: '到',
  fit: '按事件调整两端',
  anchors: '已经放好的事件',
  noAnchors: '没有',
  addAnchor: '添加一个',
  sums: '口算题',
  rules: '出题范围',
  grades: ['', '一年级', '二年级', '三年级', '四年级', '五年级', '六年级'],
  ruleNames: {
    'add-within-10': '10 以内加法',
    'subtract-within-10': '10 以内减法',
    'add-with-carry-within-20': '20 以内进位加法',
    'subtract-with-borrow-within-20': '20 以内退位减法',
    'add-and-subtract-tens': '整十数加减',
    'add-within-100': '100 以内加法',
    'subtract-within-100': '100 以内减法',
    'times-table': '表内乘法',
    'divide-by-table': '表内除法',
    'add-and-subtract-hundreds': '整百整千数加减',
    'times-one-digit': '两位数乘一位数',
    'fractions-of-equal-denominator': '同分母分数加减',
    'divide-by-one-digit': '除数是一位数的除法',
    'times-tens': '乘整十数',
    'divide-by-tens': '除以整十数',
    'add-and-subtract-decimals': '小数加减',
    'times-decimals': '小数乘法',
    'divide-decimals': '小数除法',
    'fractions-of-other-denominator': '异分母分数加减',
    'times-fractions': '分数乘法',
    'divide-fractions': '分数除法',
  },
  forms: '形式',
  formNames: { result: '求得数', missing: '填空 7+□=12', compare: '比大小' },
  count: '题数',
  sumsUnit: '题',
  again: '换一批',
  own: '自己写题',
  ownHint: '每行一道，如 7+5 或 7+5=12',
  answer: '答案',
  addSums: (count) => `加 ${count} 道口算`,
  sentence: (number) => `第 ${number} 句`,
  event: (number) => `事件 ${number}`,
  anchor: (number) => `已放好的事件 ${number}`,
  remove: (name) => `删除${name}`,
};

const en: ListTexts = {
  sentences: 'Sentences',
  sentencesHint: 'Words with spaces or / between them, such as: I am / going to / the zoo.',
  addSentence: 'Add a sentence',
  distractors: 'Words that belong to no sentence',
  otherOrder: 'Another right order',
  addOther: 'Add another order',
  differs: 'Not the same words, so it does not count',
  more: 'Sound, further words and orders',
  events: 'Events',
  eventsHint: 'Years before Christ are negative, such as -221; they may be written in any order',
  addEvent: 'Add an event',
  year: 'Time',
  until: 'until',
  scale: 'Scale',
  scales: { days: 'Days', years: 'Years', centuries: 'Centuries' },
  line: 'Line of time',
  from: 'From',
  to: 'To',
  fit: 'Fit to the events',
  anchors: 'Events that are there already',
  noAnchors: 'None',
  addAnchor: 'Add one',
  sums: 'Sums',
  rules: 'Kinds of sums',
  grades: ['', 'Grade 1', 'Grade 2', 'Grade 3', 'Grade 4', 'Grade 5', 'Grade 6'],
  ruleNames: {
    'add-within-10': 'Addition within 10',
    'subtract-within-10': 'Subtraction within 10',
    'add-with-carry-within-20': 'Addition with carry within 20',
    'subtract-with-borrow-within-20': 'Subtraction with borrow within 20',
    'add-and-subtract-tens': 'Tens plus and minus',
    'add-within-100': 'Addition within 100',
    'subtract-within-100': 'Subtraction within 100',
    'times-table': 'Times table',
    'divide-by-table': 'Division within the table',
    'add-and-subtract-hundreds': 'Hundreds and thousands plus and minus',
    'times-one-digit': 'Two digits times one digit',
    'fractions-of-equal-denominator': 'Fractions of equal denominator',
    'divide-by-one-digit': 'Division by one digit',
    'times-tens': 'Times tens',
    'divide-by-tens': 'Division by tens',
    'add-and-subtract-decimals': 'Decimals plus and minus',
    'times-decimals': 'Decimals times',
    'divide-decimals': 'Decimals divided',
    'fractions-of-other-denominator': 'Fractions of different denominators',
    'times-fractions': 'Fractions times',
    'divide-fractions': 'Fractions divided',
  },
  forms: 'Forms',
  formNames: { result: 'Result', missing: 'Missing number, 7+□=12', compare: 'Comparison' },
  count: 'Number of sums',
  sumsUnit: 'sums',
  again: 'Other sums',
  own: 'Your own',
  ownHint: 'One a line, such as 7+5 or 7+5=12',
  answer: 'answer',
  addSums: (count) => `Add ${count} sums`,
  sentence: (number) => `Sentence ${number}`,
  event: (number) => `Event ${number}`,
  anchor: (number) => `Given event ${number}`,
  remove: (name) => `Remove ${name}`,
};

export const listTexts = { zh, en };
