import { fieldText, type ResolvedParagraph, type ResolvedRun } from '@lectern/courseware';
import { LINE } from '../fonts/font-faces.ts';
import { shownText } from '../fonts/symbol-fonts.ts';
import { runSize, runStyle } from '../run-style.ts';
import type { TextScope } from '../text-scope.ts';

export interface StraightRun {
  readonly text: string;
  readonly look: ResolvedRun;
}

/** A line of text to be warped, measured in pixels: `top` and `bottom` are the extent of its ink from its baseline. */
export interface StraightLine {
  readonly runs: readonly StraightRun[];
  readonly align: ResolvedParagraph['align'];
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** Distance from the previous baseline. */
  readonly advance: number;
}

/** The lines of a text that never wraps: one per paragraph, and one more per break. */
export function straightLines(paragraphs: readonly ResolvedParagraph[], scope: TextScope): StraightLine[] {
  const lines: StraightLine[] = [];
  for (const paragraph of paragraphs) {
    let runs: StraightRun[] = [];
    const end = () => {
      lines.push(measured(runs, paragraph, scope));
      runs = [];
    };
    for (const { run, look } of paragraph.runs) {
      if (run.type === 'break') end();
      else if (run.type === 'text') runs.push({ text: shownText(run.text, look.latin, look.symbol), look });
      else if (run.type === 'field')
        runs.push({ text: fieldText(run.field, run.text, { ...scope, lang: look.lang }), look });
    }
    end();
  }
  // Empty lines at the end take no space.
  while (lines.length > 1 && lines.at(-1)?.width === 0) lines.pop();
  return lines;
}

let context: CanvasRenderingContext2D | null | undefined;

function measured(
  runs: readonly StraightRun[],
  paragraph: ResolvedParagraph,
  scope: TextScope,
): StraightLine {
  context ??= document.createElement('canvas').getContext('2d');
  let [width, top, bottom] = [0, 0, 0];
  let size = runs.length === 0 ? runSize(paragraph.end, scope) : 0;
  for (const { text, look } of runs) {
    const px = runSize(look, scope);
    size = Math.max(size, px);
    if (!context) continue;
    const { fontFamily } = runStyle(look, text, scope);
    context.font = `${look.italic ? 'italic ' : ''}${look.bold ? '700 ' : ''}${px}px ${fontFamily}`;
    const ink = context.measureText(cased(text, look));
    width += ink.width + (look.spacing ?? 0) * (96 / 72) * [...text].length;
    if (text.trim() === '') continue;
    top = Math.max(top, ink.actualBoundingBoxAscent);
    bottom = Math.max(bottom, ink.actualBoundingBoxDescent);
  }
  const { lineSpacing } = paragraph;
  const advance =
    lineSpacing.type === 'percent' ? size * LINE * lineSpacing.value : lineSpacing.value * (96 / 72);
  return { runs, align: paragraph.align, width, top, bottom, advance };
}

/** The text after `text-transform`. */
export function cased(text: string, look: ResolvedRun): string {
  return look.caps === 'all' ? text.toUpperCase() : text;
}
