/**
 * The number before a paragraph's text, by the scheme's name (20.1.10.61), such as `arabicPeriod` → `3.`, `ea1ChsPlain`
 * → `三`. An unknown scheme uses Arabic numerals.
 */
export function numberText(scheme: string, number: number): string {
  const suffix = SUFFIXES.find((one) => scheme.endsWith(one)) ?? '';
  const digits = digitsOf(scheme.slice(0, scheme.length - suffix.length), number);
  switch (suffix) {
    case 'Period':
      return digits + periodOf(scheme);
    case 'ParenBoth':
      return `(${digits})`;
    case 'ParenR':
      return `${digits})`;
    case 'Minus':
      return `${digits} -`;
    case 'Comma':
      return `${digits}、`;
    default:
      return digits;
  }
}

/** `Comma` is not in the standard: `ea1ChsComma` is used for 一、 of Chinese lists. */
const SUFFIXES = ['ParenBoth', 'ParenR', 'Period', 'Plain', 'Minus', 'Comma'] as const;

function periodOf(scheme: string): string {
  return scheme === 'ea1JpnChsDbPeriod' || scheme === 'arabicDbPeriod' ? '．' : '.';
}

function digitsOf(kind: string, number: number): string {
  switch (kind) {
    case 'alphaLc':
      return letters(number).toLowerCase();
    case 'alphaUc':
      return letters(number);
    case 'romanLc':
      return roman(number).toLowerCase();
    case 'romanUc':
      return roman(number);
    case 'arabicDb':
      return countedFrom('０', number);
    case 'circleNumDb':
    case 'circleNumWd':
      return circled(number, 0x2460);
    case 'circleNumWdWhite':
    case 'circleNumWdBlack':
      return number >= 1 && number <= 10 ? String.fromCodePoint(0x2775 + number) : circled(number, 0x2460);
    case 'ea1Chs':
    case 'ea1JpnKor':
    case 'ea1JpnChsDb':
      return chinese(number, '〇一二三四五六七八九');
    case 'ea1Cht':
      return chinese(number, '零一二三四五六七八九');
    case 'hindiAlpha':
    case 'hindiAlpha1':
      return pick('अआइईउऊऋएऐओऔअंअः', number);
    case 'hindiNum':
      return countedFrom('०', number);
    case 'thaiAlpha':
      return pick('กขคงจฉชซญดตถทธนบปผพภมยรลวศษสหฬอฮ', number);
    case 'thaiNum':
      return countedFrom('๐', number);
    case 'hebrew2':
      return pick('אבגדהוזחטיכלמנסעפצקרשת', number);
    case 'arabic1':
      return pick('أبتثجحخدذرزسشصضطظعغفقكلمنهوي', number);
    case 'arabic2':
      return pick('أبجدهوزحطيكلمنسعفصقرشتثخذضظغ', number);
    default:
      return String(number);
  }
}

/** a … z, aa, bb …: after z, PowerPoint repeats the letter. */
function letters(number: number): string {
  const index = (number - 1) % 26;
  return String.fromCharCode(65 + index).repeat(Math.floor((number - 1) / 26) + 1);
}

function pick(alphabet: string, number: number): string {
  const signs = [...alphabet];
  return signs[(number - 1) % signs.length] ?? String(number);
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}

function circled(number: number, first: number): string {
  return number >= 1 && number <= 20 ? String.fromCodePoint(first + number - 1) : String(number);
}

/** Writes a number with the digits of another script, given its zero. */
function countedFrom(zero: string, number: number): string {
  const first = zero.charCodeAt(0) - '0'.charCodeAt(0);
  return String(number).replace(/\d/g, (digit) => String.fromCharCode(first + digit.charCodeAt(0)));
}

function inDigits(number: number, digits: string): string {
  return [...String(number)].map((digit) => digits[Number(digit)] ?? digit).join('');
}

/** 一 to 九十九 as Chinese numerals; from a hundred on digit by digit, as in PowerPoint. */
function chinese(number: number, digits: string): string {
  if (number >= 100 || number < 1) return inDigits(number, digits);
  const tens = Math.floor(number / 10);
  const ones = number % 10;
  const head = tens === 0 ? '' : tens === 1 ? '十' : `${digits[tens]}十`;
  return head + (ones === 0 ? '' : (digits[ones] ?? ''));
}
