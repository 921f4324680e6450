import type { ResolvedParagraph, ResolvedRun } from '@lectern/courseware';

/**
 * Marks a punctuation mark that may hang beyond the end of its line (text-view.css): the mark has no width, and is
 * followed by a space of its width, which hangs at the line end. Only Safari supports `hanging-punctuation`.
 */
export const HANG = 'data-hang';

/**
 * A mark that ends a clause, with no other mark after it: there is no line break between two marks, and the browser
 * kerns them.
 */
const HANGING =
  /[，。、．！？：；](?![，。、．！？：；）］｝〕〉》」』】〗’”…—·（［｛〔〈《「『【〖‘“,.!?:;)\]}])/g;

/** A part of a run's text; `hangs` when it is one mark that may hang. */
export interface HangingPart {
  readonly text: string;
  readonly hangs: boolean;
}

/** The text in parts; one part when nothing hangs. `next` is the text after it in its paragraph. */
export function hangingParts(text: string, next: string): HangingPart[] {
  const parts: HangingPart[] = [];
  let from = 0;
  for (const { index } of `${text}${next.slice(0, 1)}`.matchAll(HANGING)) {
    if (index >= text.length) break;
    if (index > from) parts.push({ text: text.slice(from, index), hangs: false });
    parts.push({ text: text.charAt(index), hangs: true });
    from = index + 1;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from), hangs: false });
  return parts;
}

/**
 * Whether marks of a run may hang: not when a decoration along the line would make the space visible, nor when the
 * letters are spaced out.
 */
export function mayHang(paragraph: ResolvedParagraph, look: ResolvedRun): boolean {
  const { align, hangingPunctuation } = paragraph;
  const spread = align === 'dist' || align === 'thaiDist' || Boolean(look.spacing);
  const decorated =
    (look.underline !== undefined && look.underline !== 'none') ||
    look.strike === 'single' ||
    look.strike === 'double' ||
    look.fill?.type === 'gradient' ||
    look.fill?.type === 'picture';
  return hangingPunctuation && !spread && !decorated && look.ruby === undefined;
}

/** The text of the text and field runs after a run, up to the next run of another kind. */
export function textAfter(paragraph: ResolvedParagraph, index: number): string {
  for (const { run } of paragraph.runs.slice(index + 1)) {
    if (run.type !== 'text' && run.type !== 'field') return '';
    if (run.text !== '') return run.text;
  }
  return '';
}
