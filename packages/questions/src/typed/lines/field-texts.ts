/** A text with half-width digits and letters; its length stays. */
export function plainWidth(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** Points in brackets: （5分）, (本题5分), 【3 分】. */
const SCORE =
  '[(（【\\[]\\s?(?:本?(?:小题|大题|题)|共|满分)?\\s?(\\d{1,3}(?:\\.\\d{1,2})?)\\s?(?:分|points?|marks?)\\s?[)）】\\]]';
const SCORE_FIRST = new RegExp(`^${SCORE}\\s*`);
const SCORE_LAST = new RegExp(`\\s*${SCORE}[。.]?$`);

export interface ScoreText {
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

/** Points in brackets at the beginning or the end of a text. */
export function scoreAtEdge(text: string, edge: 'first' | 'last'): ScoreText | undefined {
  // Only the end is searched: a pattern for an end is tried at every index.
  const from = edge === 'last' ? Math.max(0, text.length - 40) : 0;
  const match = (edge === 'first' ? SCORE_FIRST : SCORE_LAST).exec(text.slice(from, from + 40));
  if (!match) return undefined;
  const at = from + match.index;
  return { points: Number(match[1]), from: at, to: at + match[0].length };
}

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/较难|偏难|中上|moderately hard/i, 4],
  [/较易|较容易|偏易|中下|中等偏易|fairly easy/i, 2],
  [/极难|很难|困难|难|hard|difficult/i, 5],
  [/中|适中|一般|普通|medium|moderate/i, 3],
  [/易|容易|简单|基础|easy/i, 1],
];

/** Difficulty 1 to 5: 易 中 难, ★★★, 1 to 5, or the part of the pupils that answer rightly (0.65). */
export function difficultyOf(text: string): number | undefined {
  const plain = text.trim();
  const stars = plain.match(/[★⭐🌟]/gu)?.length ?? 0;
  if (stars > 0) return Math.min(stars, 5);
  const number =
    /^[\s(（]*(\d(?:\.\d+)?|\.\d+)\s*[)）]?(?:\s|$)/.exec(plain) ?? /[(（]\s*(0\.\d+)\s*[)）]/.exec(plain);
  if (number) {
    const value = Number(number[1]);
    if (Number.isInteger(value) && value >= 1 && value <= 5) return value;
    if (value > 0 && value < 1) return [0.85, 0.7, 0.5, 0.3].findIndex((least) => value >= least) + 1 || 5;
  }
  return plain.length <= 40 ? WORDS.find(([pattern]) => pattern.test(plain))?.[1] : undefined;
}

const LONGEST_LABEL = 200;
const MOST_LABELS = 50;

/** Labels that are separated by punctuation or wide spaces, each once. */
export function labelsOf(text: string): string[] {
  const parts = text.split(/[;；、,，|/\t\n]|\s{2,}/).map((part) => part.trim().replace(/[。.]$/, ''));
  return [...new Set(parts.filter((part) => part !== ''))]
    .map((part) => part.slice(0, LONGEST_LABEL).toWellFormed())
    .slice(0, MOST_LABELS);
}

const RIGHT = /^(?:√|✓|✔|☑|✅|对|正确|t|true)$/i;
const WRONG = /^(?:×|✗|✘|✕|╳|❌|错|错误|不对|不正确|f|false)$/i;

/** The truth that a text such as √, 错 or T stands for. */
export function truthOf(text: string): boolean | undefined {
  const plain = withoutFrame(text);
  if (RIGHT.test(plain)) return true;
  return WRONG.test(plain) ? false : undefined;
}

/** The truth of an answer below 判断题, where 是, no and x are truths too. */
export function truthOfStatement(text: string): boolean | undefined {
  const plain = withoutFrame(text);
  if (/^(?:是|right|yes|y)$/i.test(plain)) return true;
  return /^(?:否|不是|wrong|no|n|x)$/i.test(plain) ? false : truthOf(text);
}

/** Indexes of the choices that an answer such as `ABD`, `A、C` or `选B` names; undefined for other texts. */
export function lettersOf(text: string): number[] | undefined {
  const plain = withoutFrame(plainWidth(text)).replace(/^(?:故)?(?:应?选择?|选项)[:：]?\s*/, '');
  if (plain.length > 60 || !/^[A-J](?:[\s、，,;；和与&]*[A-J])*$/.test(plain)) return undefined;
  return [...plain.matchAll(/[A-J]/g)].map(([letter]) => letter.charCodeAt(0) - 0x41);
}

/** A text without brackets around it and without a full stop. */
function withoutFrame(text: string): string {
  const plain = text.trim().replace(/[。.．;；]+$/, '');
  return (/^[(（【[]([^()（）]*)[)）】\]]$/.exec(plain)?.[1] ?? plain).trim();
}
