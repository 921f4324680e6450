import type { Content } from '@lectern/questions';

/** Space between choices in a row, and of the letter before each, in widths of a Chinese character. */
const GAP = 1;
const LETTER = 1.5;
const PICTURE = 8;

/** How many choices stand side by side: four, two, or one, the most for which the widest fits. `width` in characters. */
export function choiceColumns(choices: readonly Content[], width: number): 4 | 2 | 1 {
  if (choices.some(({ paragraphs }) => paragraphs.length > 1)) return 1;
  const widest = Math.max(...choices.map(widthOf), 0) + LETTER + GAP;
  if (widest <= width / 4 && choices.length > 2) return 4;
  return widest <= width / 2 ? 2 : 1;
}

/** Width of a text in widths of a Chinese character; formulas and pictures are estimated. */
export function widthOf({ paragraphs, media = [] }: Content): number {
  const runs = paragraphs.flatMap((paragraph) => paragraph.runs);
  const words = runs.reduce((sum, run) => {
    if (run.type === 'break') return sum;
    return sum + (run.type === 'formula' ? formulaWidth(run.latex) : textWidth(run.text));
  }, 0);
  return words + media.length * PICTURE;
}

function textWidth(text: string): number {
  let width = 0;
  for (const sign of text)
    width +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\ud800-\udbff]/.test(
        sign,
      )
        ? 1
        : 0.55;
  return width;
}

/** Commands are one sign each, and braces none; a fraction is as wide as its longer part, which counts half of both here. */
function formulaWidth(latex: string): number {
  const signs = latex.replace(/\\[a-zA-Z]+/g, 'x').replace(/[{}^_\s\\]/g, '').length;
  return Math.max(1, signs * 0.55);
}
