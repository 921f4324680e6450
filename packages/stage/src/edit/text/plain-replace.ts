import type { Paragraph, Run, TextBody } from '@lectern/courseware';
import { plainText } from './text-body.ts';

/**
 * The body with its text replaced by `text` (one line per paragraph), changing only the differing range. Styles and all
 * text outside of it stay, so that concurrent typing elsewhere in the same notes is kept.
 */
export function withPlainText(body: TextBody, text: string): TextBody {
  const before = plainText(body);
  if (before === text) return body;
  let start = 0;
  const least = Math.min(before.length, text.length);
  while (start < least && before[start] === text[start]) start++;
  let end = 0;
  while (end < least - start && before[before.length - 1 - end] === text[text.length - 1 - end]) end++;
  const head = cut(body.paragraphs, 0, start);
  const tail = cut(body.paragraphs, before.length - end, before.length);
  const look = head.at(-1)?.runs.at(-1)?.props;
  const lines = text.slice(start, text.length - end).split('\n');
  const written = lines.map((line, index) => lineOf(line, index === 0 ? look : undefined));
  return { ...body, paragraphs: joined(joined(head, written), tail) };
}

function lineOf(line: string, props: Run['props']): Paragraph {
  return { runs: line === '' ? [] : [{ type: 'text', text: line, ...(props && { props }) }] };
}

/**
 * Joins the last paragraph of the first list with the first paragraph of the second list. The joined paragraph keeps
 * the style of the first list's paragraph.
 */
function joined(first: readonly Paragraph[], second: readonly Paragraph[]): Paragraph[] {
  const last = first.at(-1);
  const [next, ...rest] = second;
  if (!last) return [...second];
  if (!next) return [...first];
  const look = last.runs.length === 0 && last.props === undefined ? next : last;
  return [...first.slice(0, -1), { ...look, runs: [...last.runs, ...next.runs] }, ...rest];
}

/** The paragraphs between two positions of the plain text; always at least one. */
function cut(paragraphs: readonly Paragraph[], from: number, to: number): Paragraph[] {
  const result: Paragraph[] = [];
  let at = 0;
  for (const paragraph of paragraphs) {
    const length = paragraph.runs.reduce((sum, run) => sum + lengthOf(run), 0);
    if (at + length >= from && at <= to) result.push(cutParagraph(paragraph, from - at, to - at));
    at += length + 1;
  }
  return result;
}

function cutParagraph(paragraph: Paragraph, from: number, to: number): Paragraph {
  const runs: Run[] = [];
  let at = 0;
  for (const run of paragraph.runs) {
    const length = lengthOf(run);
    const start = Math.max(0, from - at);
    const stop = Math.min(length, to - at);
    if (start < stop) {
      if (run.type === 'text') runs.push({ ...run, text: run.text.slice(start, stop) });
      else if (start === 0 && stop === length) runs.push(run);
    }
    at += length;
  }
  return { ...paragraph, runs };
}

function lengthOf(run: Run): number {
  if (run.type === 'break') return 1;
  return run.type === 'formula' ? run.latex.length : run.text.length;
}
