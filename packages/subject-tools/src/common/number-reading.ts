const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;
const PLACES = ['', '十', '百', '千'] as const;
const GROUPS = ['', '万', '亿', '万亿'] as const;
/** The limit of numbers that can be read: below it all integers are exact. */
const MOST = 10 ** 15;

/** The names of the decimal places of a number, ones first: 个 十 百 千 万 十万 … */
export function placeNames(language: 'zh' | 'en', count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) =>
    language === 'zh'
      ? `${PLACES[place % 4]}${GROUPS[Math.floor(place / 4)]}` || '个'
      : (ENGLISH_PLACES[place] ?? ''),
  );
}
const ENGLISH_PLACES = [
  '1',
  '10',
  '100',
  '1K',
  '10K',
  '100K',
  '1M',
  '10M',
  '100M',
  '1B',
  '10B',
  '100B',
] as const;

/**
 * The Chinese reading of an integer from 0 and below 10¹⁵, as schools teach it: in groups of four digits, one 零 for any
 * zeros within a group and none at its end, and 十 to 十九 without 一 at the beginning.
 */
function readInChinese(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= MOST) throw new RangeError(`${value} has no reading`);
  if (value === 0) return DIGITS[0];
  const groups: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 10_000)) groups.push(rest % 10_000);
  let words = '';
  for (let at = groups.length - 1; at >= 0; at--) {
    const group = groups[at] ?? 0;
    // 一亿零五: groups of zeros are read as one 零, before the next group that is read.
    if (group === 0) continue;
    const before = groups.slice(at + 1);
    const needsZero = before.length > 0 && (group < 1000 || before[0] === 0);
    words += `${needsZero ? DIGITS[0] : ''}${readGroup(group)}${groupName(at, groups)}`;
  }
  return words.replace(/^一十/, '十');
}

/** In a number like 二万零三亿, 亿 is read once, after both of its groups. */
function groupName(at: number, groups: readonly number[]): string {
  if (at !== 3) return GROUPS[at] ?? '';
  return groups[2] === 0 ? '万亿' : '万';
}

function readGroup(group: number): string {
  let words = '';
  let zeros = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit === 0) {
      zeros = words !== '';
      continue;
    }
    words += `${zeros ? DIGITS[0] : ''}${DIGITS[digit]}${PLACES[place]}`;
    zeros = false;
  }
  return words;
}

const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const THOUSANDS = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'] as const;

/** The reading of an integer, as it is spoken. */
export function readNumber(value: number, language: 'zh' | 'en'): string {
  return language === 'zh' ? readInChinese(value) : readInEnglish(value);
}

/** The English reading: two thousand and five, one million, twelve thousand three hundred and forty. */
function readInEnglish(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= MOST) throw new RangeError(`${value} has no reading`);
  if (value === 0) return ONES[0];
  const words: string[] = [];
  for (let at = THOUSANDS.length - 1; at >= 0; at--) {
    const group = Math.floor(value / 1000 ** at) % 1000;
    if (group === 0) continue;
    const and = at === 0 && group < 100 && words.length > 0 ? 'and ' : '';
    words.push(`${and}${hundreds(group)}${at > 0 ? ` ${THOUSANDS[at]}` : ''}`);
  }
  return words.join(' ');
}

function hundreds(group: number): string {
  const hundred = Math.floor(group / 100);
  const rest = group % 100;
  const tail =
    rest < 20
      ? (ONES[rest] ?? '')
      : `${TENS[Math.floor(rest / 10)]}${rest % 10 > 0 ? `-${ONES[rest % 10]}` : ''}`;
  if (hundred === 0) return tail;
  return `${ONES[hundred]} hundred${rest > 0 ? ` and ${tail}` : ''}`;
}
