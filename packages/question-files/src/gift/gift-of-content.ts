import { type Content, gapOf, plainTextOf } from '@lectern/questions';
import type { ExportNotes } from '../build/export-notes.ts';
import { htmlOfContent, inlineHtmlOf } from '../markup/html-of-content.ts';

/** Text with the signs of GIFT escaped. */
export function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n');
}

/** A content on one line: with `[html]` where plain text would lose something, otherwise as plain text. */
export function giftOfContent(content: Content, notes: ExportNotes): string {
  if ((content.media ?? []).length > 0) notes.note('media', 'lost');
  const shown = { paragraphs: content.paragraphs };
  if (isPlain(shown)) return escapeGift(plainWithFormulas(shown));
  const options = {
    address: () => undefined,
    note: (code: string, detail?: string) => notes.note(code, 'lost', detail),
  };
  const html = content.paragraphs.length === 1 ? inlineHtmlOf(shown, options) : htmlOfContent(shown, options);
  return `[html]${escapeGift(html)}`;
}

/** Words without formats, in which nothing looks like markup, a comment or the beginning of another text format. */
function isPlain({ paragraphs }: Content): boolean {
  const runs = paragraphs.flatMap((one) => one.runs);
  const isUnformatted = runs.every(
    (run) =>
      run.type !== 'break' &&
      !run.props &&
      gapOf(run) === undefined &&
      !(run.type === 'formula' && run.display),
  );
  const text = plainTextOf({ paragraphs });
  return (
    paragraphs.length <= 1 &&
    isUnformatted &&
    paragraphs.every(({ props }) => !props) &&
    !/[<&]|^\s|\s$|[ \t]{2}|\n\n|\t|^\/\/|^\$|^\[|^::|\$|\\[([]/.test(text)
  );
}

function plainWithFormulas({ paragraphs }: Content): string {
  // Only one paragraph is plain: other formats would join the lines of several.
  return paragraphs
    .map(({ runs }) =>
      runs
        .map((run) => (run.type === 'formula' ? `\\(${run.latex}\\)` : run.type === 'text' ? run.text : ''))
        .join(''),
    )
    .join('\n');
}
