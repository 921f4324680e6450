import type { CompareSettings } from './compare-settings.ts';
import { halfWidth } from './half-width.ts';
import { plainPinyin } from './pinyin.ts';
import { simplified } from './simplified.ts';

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
