import type { GiftItem } from './gift-item.ts';
import { giftText, indexOfSign, plainGiftText } from './gift-text.ts';
import { parseAnswers } from './parse-answers.ts';
import type { GiftBlock } from './split-gift.ts';

/** Reads one question; undefined when its answers have no closing brace or are not understood. */
export function parseGift(block: GiftBlock): GiftItem | undefined {
  const { line, tags, category, hint } = block;
  const [titled = '', title] = /^\s*::((?:\\[\s\S]|[^:\\]|:(?!:))*)::/.exec(block.source) ?? [];
  const source = block.source.slice(titled.length);
  const fields = {
    line,
    tags,
    category,
    hint,
    title: title === undefined ? undefined : plainGiftText(title),
  };
  const open = indexOfSign(source, '{');
  if (open < 0) {
    const before = giftText(source, 'moodle');
    return before.text === ''
      ? undefined
      : { ...fields, before, after: '', answers: { type: 'description' } };
  }
  const close = indexOfSign(source, '}', open + 1);
  if (close < 0) return undefined;
  const before = giftText(source.slice(0, open), 'moodle');
  const after = giftText(source.slice(close + 1), before.format).text;
  const written = source.slice(open + 1, close);
  const general = indexOfSign(written, '####');
  const answers = parseAnswers(general < 0 ? written : written.slice(0, general), before.format);
  if (!answers) return undefined;
  const feedback = general < 0 ? undefined : giftText(written.slice(general + 4), before.format);
  return { ...fields, before, after, answers, ...(feedback?.text ? { feedback } : {}) };
}
