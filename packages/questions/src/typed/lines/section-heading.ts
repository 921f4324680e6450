/** The kind of the questions below a heading, as far as the heading tells it. */
export type SectionKind =
  | 'single-choice'
  | 'multiple-choice'
  | 'choice'
  | 'true-false'
  | 'fill-blank'
  | 'numeric'
  | 'matching'
  | 'ordering'
  | 'cloze-choice'
  | 'bank-cloze'
  | 'essay'
  | 'material'
  | 'short-answer';

/** 大题: a heading such as 一、选择题（本题共10小题，每小题3分，共30分）. */
export interface SectionHeading {
  readonly title: string;
  /** 1 for 一. */
  readonly ordinal?: number;
  readonly kind?: SectionKind;
  /** Whether the number is in brackets, as in （一）, so that the heading belongs to the one before it. */
  readonly isNested?: boolean;
  /** Points of each question, or of each blank where `isPerBlank`. */
  readonly each?: number;
  readonly isPerBlank?: boolean;
  /** Points of all questions. */
  readonly total?: number;
}

const LONGEST = 300;

const KINDS: readonly (readonly [RegExp, SectionKind])[] = [
  [/完形|cloze/i, 'cloze-choice'],
  [/七选五|选句填空|选词填空|word bank|banked/i, 'bank-cloze'],
  [/多(?:项)?选|不定项|双选|multiple answers?/i, 'multiple-choice'],
  [/单(?:项)?选|单项填空|single choice/i, 'single-choice'],
  [/连线|连一连|配对|匹配|matching/i, 'matching'],
  [/排序|排一排|重新排列|ordering/i, 'ordering'],
  [/阅读|听力|reading|listening/i, 'material'],
  [/选择|选一选|choice/i, 'choice'],
  [/判断|辨一辨|true (?:or|and|\/) ?false/i, 'true-false'],
  [/填空|填一填|默写|fill in|blanks?/i, 'fill-blank'],
  [/作文|习作|写作|书面表达|writing|composition/i, 'essay'],
  [/计算|口算|数值|算一算|calculat/i, 'numeric'],
  [
    /解答|简答|问答|论述|应用题|实验|探究|综合|证明|主观|解决问题|名词解释|材料分析|answer the|short answer/i,
    'short-answer',
  ],
];

const CHINESE_DIGITS = '一二三四五六七八九十';
const NUMBERED = new RegExp(
  `^(?:第\\s?([${CHINESE_DIGITS}]{1,3}|[Ⅰ-Ⅻ])\\s?(?:大题|部分|[卷节章])\\s?[、.．:：]?|[(（]?([${CHINESE_DIGITS}]{1,3})\\s?(?:[、.．,，:：]|[)）]\\s?[、.．]?))\\s*`,
);
const ROMAN =
  /^(?:[Pp](?:art|ART)\s+(?=[IVXⅠ-Ⅹ]+\b)|(?=[IVXⅠ-Ⅹ]+\s?[.．、:：]))(Ⅰ|Ⅱ|Ⅲ|Ⅳ|Ⅴ|Ⅵ|Ⅶ|Ⅷ|Ⅸ|Ⅹ|IX|IV|VI{0,3}|I{1,3}|X)\s?[.．、:：]?\s*/;
const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
/** A heading without a number is a line of its own with no more than the name of a kind, and points in brackets. */
const BARE =
  /^[【[（(]?(?:(?:单项|多项|不定项|单|多|双)?选择?题?|判断题?|填空题?|计算题?|解答题?|简答题?|问答题?|应用题?|作文题?|论述题?|实验题?|连线题?|排序题?|阅读理解|完形填空|七选五|选词填空|书面表达|综合题|材料题|(?:single|multiple)[ -]choice(?: questions?)?|true or false|fill in the blanks?|short answers?)[】\])）]?\s*[:：]?\s*(?:[(（][^()（）]{0,80}[)）])?\s*[:：]?$/i;

/** Reads a heading; undefined for other lines. */
export function sectionHeading(text: string): SectionHeading | undefined {
  if (text.length > LONGEST) return undefined;
  const numbered = NUMBERED.exec(text);
  if (numbered) return headingOf(text, numbered[0].length, ordinalOf(numbered[1] ?? numbered[2] ?? ''));
  const roman = ROMAN.exec(text);
  if (roman) {
    const ordinal = ROMANS.indexOf((roman[1] ?? '').normalize('NFKC')) + 1;
    return headingOf(text, roman[0].length, ordinal);
  }
  return BARE.test(text) && text.length > 2 ? headingOf(text, 0, undefined) : undefined;
}

const EACH =
  /每(?:一|个|道)?(?:小题|题|空格|空|个|格|句|词)?\s?(\d{1,3}(?:\.\d{1,2})?)\s?分|(\d{1,3}(?:\.\d{1,2})?) (?:points?|marks?) each/;
const TOTAL =
  /(?:共|满分|计|合计)\s?(\d{1,3}(?:\.\d)?)\s?分|[(（]\s?(\d{1,3})\s?分\s?[)）]|(\d{1,3}(?:\.\d)?) (?:points?|marks?)\)/;

function headingOf(text: string, from: number, ordinal: number | undefined): SectionHeading {
  const title = text.slice(from).trim();
  const kind = kindOfHeading(title);
  const each = EACH.exec(title);
  const total = TOTAL.exec(title);
  return {
    title: title || text,
    ...(/^[(（]/.test(text) && from > 0 ? { isNested: true } : {}),
    ...(ordinal === undefined ? {} : { ordinal }),
    ...(kind ? { kind } : {}),
    ...(each
      ? { each: Number(each[1] ?? each[2]), isPerBlank: /每(?:一|个)?(?:空|格|词)/.test(each[0]) }
      : {}),
    ...(total ? { total: Number(total[1] ?? total[2] ?? total[3]) } : {}),
  };
}

/** The kind that a heading or a label 题型 names. */
export function kindOfHeading(title: string): SectionKind | undefined {
  const words = title.split(/[(（:：]/, 1)[0] || title;
  return (KINDS.find(([pattern]) => pattern.test(words)) ??
    KINDS.find(([pattern]) => pattern.test(title)))?.[1];
}

/** 1 for 一, 12 for 十二, 20 for 二十. */
function ordinalOf(digits: string): number {
  const roman = ROMANS.indexOf(digits.normalize('NFKC'));
  if (roman >= 0) return roman + 1;
  const [tens, ones] = digits.includes('十') ? digits.split('十') : ['', digits];
  const value = (digit: string | undefined) => CHINESE_DIGITS.indexOf(digit ?? '') + 1;
  return digits.includes('十') ? (tens ? value(tens) : 1) * 10 + (ones ? value(ones) : 0) : value(ones);
}
