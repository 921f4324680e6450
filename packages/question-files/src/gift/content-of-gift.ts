import type { Content } from '@lectern/questions';
import type { Note } from '../build/report-builder.ts';
import { contentOfMarkdown } from '../markup/content-of-markdown.ts';
import { contentOfMarkup } from '../markup/content-of-markup.ts';
import { parseHtml } from '../markup/parse-html.ts';
import { runsOfText } from '../markup/tex-in-text.ts';
import type { GiftText } from './gift-item.ts';

/** Tags that show that a text of Moodle's own format is HTML. A lone `<` and `a <b and c> d` are none. */
const TAG =
  /<\/?(?:p|br|b|i|em|strong|u|s|sub|sup|span|div|img|table|ul|ol|li|a|font|h[1-6]|pre|code)(?:\s*\/?|\s+[a-z-]+\s*=[^<>]*)>/i;

/** A text as a content. Pictures and whatever else is not kept become notes. */
export function contentOfGift({ format, text }: GiftText, notes: Note[]): Content {
  if (format === 'markdown') return contentOfMarkdown(text);
  const isHtml = format === 'html' || (format === 'moodle' && TAG.test(text));
  if (!isHtml) {
    const lines = text.split('\n').map((line) => runsOfText(line));
    return { paragraphs: lines.filter((runs) => runs.length > 0).map((runs) => ({ runs })) };
  }
  const html = format === 'moodle' ? text.replaceAll('\n', '<br>') : text;
  return contentOfMarkup(parseHtml(html), {
    medium: () => undefined,
    note: (code, state, detail) => notes.push({ code, state, ...(detail ? { detail } : {}) }),
    hasTex: true,
  });
}
