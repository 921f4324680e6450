import * as z from 'zod/mini';
import { halfWidth, simplified } from './characters.ts';
import { plainPinyin } from './pinyin.ts';

const weight = z.enum(['counts', 'ignored']);

/** How texts are compared. A setting that is left out has the value that its comment names. */
export const compareSettings = z.object({
  /** Full and half width, and punctuation of Chinese and of English: ignored. */
  width: z.optional(weight),
  /** Capital and small letters: ignored. */
  case: z.optional(weight),
  /** Spaces between words: they count. Doubled spaces and spaces beside Han characters or punctuation never do. */
  spaces: z.optional(weight),
  /** Punctuation: it counts. Where it is ignored, a decimal point, a minus and % still count. */
  punctuation: z.optional(weight),
  /** Traditional and simplified characters: the difference counts. */
  traditional: z.optional(weight),
  /** Reads texts as pinyin, with tones (`hǎo`, `hao3`) or by the letters alone: left out for other texts. */
  pinyin: z.optional(z.enum(['tones', 'letters'])),
});
export type CompareSettings = z.infer<typeof compareSettings>;

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const HAN_OR_PUNCTUATION = '[\\p{Script=Han}\\p{P}]';
const IDLE_SPACES = new RegExp(` (?:(?<=${HAN_OR_PUNCTUATION} )|(?=${HAN_OR_PUNCTUATION}))`, 'gu');

/** The form of a text in which equal texts are the same string. */
export function normalText(text: string, settings: CompareSettings = {}): string {
  let form = text.normalize('NFC').replace(INVISIBLE, '');
  if (settings.width !== 'counts') form = halfWidth(form);
  if (settings.traditional === 'ignored') form = simplified(form);
  if (settings.pinyin) return plainPinyin(form, settings.pinyin);
  if (settings.case !== 'counts') form = form.toLowerCase();
  if (settings.punctuation === 'ignored') form = withoutPunctuation(form);
  form = form.replace(/\s+/g, settings.spaces === 'ignored' ? '' : ' ').trim();
  return settings.spaces === 'ignored' ? form : form.replace(IDLE_SPACES, '');
}

/** Whether two texts are equal by the settings. A text without any sign equals no text. */
export function isSameText(a: string, b: string, settings: CompareSettings = {}): boolean {
  const form = normalText(a, settings);
  return form !== '' && form === normalText(b, settings);
}

function withoutPunctuation(text: string): string {
  return text.replace(/\p{P}/gu, (mark, index: number) => {
    if (isPartOfNumber(mark, text.charAt(index - 1), text.charAt(index + 1))) return mark;
    return /['’]/.test(mark) ? '' : ' ';
  });
}

/** The point of 3.5, the minus of -5, the stroke of 1/2, the colon of 3:4 and %. */
function isPartOfNumber(mark: string, before: string, after: string): boolean {
  if (mark === '%') return true;
  if (!/\d/.test(after)) return false;
  return /\d/.test(before) ? /[-.,:/]/.test(mark) : mark === '-' && !/\p{L}/u.test(before);
}
