import { numberText, type Paragraph, type Run } from '@lectern/courseware';
import type { PaperLine } from '@lectern/questions';

/**
 * The lines of paragraphs as a paper has them: breaks begin a line, and automatic numbers and letters are written out,
 * because a stem is recognised by its number and a choice by its letter.
 */
export function paperLines(paragraphs: readonly Paragraph[]): PaperLine[] {
  const numbers = new Numbers();
  return paragraphs
    .flatMap((paragraph) => {
      const number = numbers.next(paragraph);
      const lines = linesOf(paragraph.runs);
      if (number === undefined) return lines;
      const [first = [], ...rest] = lines;
      return [[{ type: 'text', text: `${number} ` } as const, ...first], ...rest];
    })
    .map((pieces, index) => ({ pieces, place: index + 1 }));
}

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    if (run.type === 'break') lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines;
}

/** Counts automatic numbers by level, as the page does: another scheme or a paragraph of a higher level begins anew. */
class Numbers {
  readonly #levels: ({ readonly scheme: string; readonly at: number } | undefined)[] = [];

  next({ props }: Paragraph): string | undefined {
    const level = props?.level ?? 0;
    const bullet = props?.bullet;
    this.#levels.length = Math.min(this.#levels.length, level + 1);
    if (bullet?.type !== 'number') {
      this.#levels[level] = undefined;
      return undefined;
    }
    const before = this.#levels[level];
    const at = before?.scheme === bullet.scheme ? before.at + 1 : (bullet.start ?? 1);
    this.#levels[level] = { scheme: bullet.scheme, at };
    return numberText(bullet.scheme, at);
  }
}
