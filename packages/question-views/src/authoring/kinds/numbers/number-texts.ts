export interface NumberTexts {
  readonly value: string;
  readonly valueHint: string;
  readonly valueLetters: string;
  readonly tolerance: string;
  readonly tolerances: Readonly<Record<'none' | 'absolute' | 'relative', string>>;
  readonly toleranceValue: string;
  readonly unit: string;
  readonly units: Readonly<Record<'none' | 'printed' | 'written' | 'chosen', string>>;
  readonly unitText: string;
  readonly otherUnits: string;
  readonly otherUnitsHint: string;
  readonly offered: string;
  readonly factor: string;
  readonly addUnit: string;
  readonly wrongUnit: string;
  readonly digits: string;
  readonly digitKinds: Readonly<Record<'none' | 'figures' | 'places', string>>;
  readonly digitCount: string;
  readonly otherDigits: string;
  readonly precision: string;
  readonly parameters: string;
  readonly parametersHint: string;
  readonly noParameters: string;
  readonly addParameter: string;
  readonly letter: string;
  readonly from: string;
  readonly to: string;
  readonly step: string;
  readonly preview: string;
  readonly noValue: string;
  readonly notation: string;
  readonly notations: Readonly<Record<'algebra' | 'chemistry', string>>;
  readonly expected: string;
  readonly expectedHint: string;
  readonly chemistryHint: string;
  readonly addExpected: string;
  readonly form: string;
  readonly forms: Readonly<
    Record<'any' | 'simplest' | 'factored' | 'expanded' | 'line' | 'quadratic' | 'scientific', string>
  >;
  readonly otherForm: string;
  readonly variables: string;
  readonly noVariables: string;
  readonly addVariable: string;
  readonly domain: string;
  readonly domains: Readonly<Record<string, string>>;
  readonly more: string;
  readonly rounding: string;
  readonly upToScale: string;
  readonly ordered: string;
  readonly formulaUnit: string;
  readonly formulaUnits: Readonly<Record<'none' | 'required' | 'optional', string>>;
  readonly conditions: string;
  readonly conditionModes: Readonly<Record<'required' | 'optional' | 'ignored', string>>;
  readonly marks: string;
  readonly multiples: string;
  parameter(letter: string): string;
  drawn(values: string, answer: string): string;
  expectedOf(number: number): string;
}

const zh: NumberTexts = {
  value: '正确的数',
  valueHint: '整数、小数、分数（3/4）、百分数、科学记数法都可以',
  valueLetters: '可以用参数写算式，如 2a+b',
  tolerance: '允许误差',
  tolerances: { none: '不允许', absolute: '相差不超过', relative: '相差不超过答案的' },
  toleranceValue: '误差',
  unit: '单位',
  units: { none: '不要单位', printed: '单位印在后面', written: '学生自己写单位', chosen: '从几个单位里选' },
  unitText: '单位',
  otherUnits: '也算对的其他单位',
  otherUnitsHint: '例如答案单位是 m，另加 cm，1 cm = 0.01 m',
  offered: '供选择的单位（用空格隔开）',
  factor: '等于几个上面的单位',
  addUnit: '添加一个单位',
  wrongUnit: '数对单位错，得',
  digits: '位数要求',
  digitKinds: { none: '不要求', figures: '有效数字', places: '小数位数' },
  digitCount: '位数',
  otherDigits: '数对位数不对，得',
  precision: '误差、单位和位数',
  parameters: '每个学生的数不同',
  parametersHint: '在题干和解析里写 {{a}}，每个学生看到的是一个在范围里取的数',
  noParameters: '没有：所有学生的数一样',
  addParameter: '添加一个字母',
  letter: '字母',
  from: '从',
  to: '到',
  step: '每次加',
  preview: '试抽三次',
  noValue: '算不出来',
  notation: '写的是',
  notations: { algebra: '数学式子', chemistry: '化学方程式' },
  expected: '正确的式子',
  expectedHint: '写一种就可以，值相等的式子都算对',
  chemistryHint: '如 2H2 + O2 =点燃= 2H2O，条件写在两个等号中间',
  addExpected: '添加另一个答案',
  form: '要求的形式',
  forms: {
    any: '不限，值相等就对',
    simplest: '最简',
    factored: '分解因式',
    expanded: '展开',
    line: '直线的一般式',
    quadratic: '二次函数的一般式',
    scientific: '科学记数法',
  },
  otherForm: '值对形式不对，得',
  variables: '字母的取值范围',
  noVariables: '都是实数',
  addVariable: '添加一个字母',
  domain: '范围',
  domains: {
    real: '实数',
    positive: '正数',
    nonnegative: '非负数',
    negative: '负数',
    integer: '整数',
    natural: '自然数',
    complex: '复数',
    range: '一段范围',
  },
  more: '更多要求',
  rounding: '数可以有误差',
  upToScale: '可以差一个常数倍',
  ordered: '几个答案要按顺序',
  formulaUnit: '单位',
  formulaUnits: { none: '不要', required: '必须写', optional: '可写可不写' },
  conditions: '反应条件',
  conditionModes: { required: '必须写对', optional: '可以不写，写了要对', ignored: '不看' },
  marks: '↑ ↓ 必须写',
  multiples: '系数可以同乘一个数',
  parameter: (letter) => `字母 ${letter}`,
  drawn: (values, answer) => `${values} → 答案 ${answer}`,
  expectedOf: (number) => `正确的式子 ${number}`,
};

const en: NumberTexts = {
  value: 'Right number',
  valueHint: 'Whole, decimal, fraction (3/4), per cent or scientific notation',
  valueLetters: 'May be an expression of the parameters, such as 2a+b',
  tolerance: 'Tolerance',
  tolerances: { none: 'None', absolute: 'Off by at most', relative: 'Off by at most this part' },
  toleranceValue: 'Tolerance',
  unit: 'Unit',
  units: {
    none: 'No unit',
    printed: 'Printed behind',
    written: 'Pupils write it',
    chosen: 'Chosen from a list',
  },
  unitText: 'Unit',
  otherUnits: 'Other accepted units',
  otherUnitsHint: 'With m as the unit of the answer: cm, 1 cm = 0.01 m',
  offered: 'Units to choose from, separated by spaces',
  factor: 'How many of the unit above',
  addUnit: 'Add a unit',
  wrongUnit: 'Right number, wrong unit: ',
  digits: 'Digits',
  digitKinds: { none: 'Any', figures: 'Significant figures', places: 'Decimal places' },
  digitCount: 'How many',
  otherDigits: 'Right number, other digits: ',
  precision: 'Tolerance, unit and digits',
  parameters: 'Fresh numbers for each pupil',
  parametersHint: 'Write {{a}} in the stem and the analysis: each pupil sees a number of the range',
  noParameters: 'None: the same numbers for all',
  addParameter: 'Add a letter',
  letter: 'Letter',
  from: 'From',
  to: 'To',
  step: 'In steps of',
  preview: 'Three draws',
  noValue: 'no value',
  notation: 'The answer is',
  notations: { algebra: 'A formula', chemistry: 'A chemical equation' },
  expected: 'Right formula',
  expectedHint: 'One is enough: all equal formulas are right',
  chemistryHint: 'Such as 2H2 + O2 =heat= 2H2O, with the conditions between two equals signs',
  addExpected: 'Add another answer',
  form: 'Demanded form',
  forms: {
    any: 'Any, if equal',
    simplest: 'Simplest',
    factored: 'Factored',
    expanded: 'Expanded',
    line: 'General form of a line',
    quadratic: 'General form of a quadratic',
    scientific: 'Scientific notation',
  },
  otherForm: 'Equal in another form: ',
  variables: 'What letters stand for',
  noVariables: 'All are real numbers',
  addVariable: 'Add a letter',
  domain: 'Domain',
  domains: {
    real: 'Real',
    positive: 'Positive',
    nonnegative: 'Not negative',
    negative: 'Negative',
    integer: 'Integer',
    natural: 'Natural',
    complex: 'Complex',
    range: 'A range',
  },
  more: 'More',
  rounding: 'Numbers may be off',
  upToScale: 'May differ by a constant factor',
  ordered: 'Several answers have an order',
  formulaUnit: 'Unit',
  formulaUnits: { none: 'None', required: 'Required', optional: 'Optional' },
  conditions: 'Conditions of the reaction',
  conditionModes: { required: 'Required', optional: 'Right if written', ignored: 'Ignored' },
  marks: '↑ and ↓ are required',
  multiples: 'Coefficients may have a common factor',
  parameter: (letter) => `Letter ${letter}`,
  drawn: (values, answer) => `${values} → answer ${answer}`,
  expectedOf: (number) => `Right formula ${number}`,
};

export const numberTexts = { zh, en };
