import type { Paragraph, Run } from '@lectern/courseware';
import { TAB } from '../../view/text/tab-stops.ts';

/** A position between letters in the DOM. */
export interface TextPoint {
  readonly node: Node;
  readonly offset: number;
}

/** The number of positions in a run: characters of text, or one for any other run (as `textAnchor` counts). */
function lengthOf(run: Run): number {
  return run.type === 'text' ? run.text.length : 1;
}

/**
 * The DOM position of the character with this number in a drawn text (`flow`: its `data-text-flow`). Undefined for text
 * with another drawing, such as warped WordArt.
 */
export function pointInDrawn(
  flow: HTMLElement,
  paragraphs: readonly Paragraph[],
  index: number,
): TextPoint | undefined {
  let rest = index;
  for (const [number, { runs }] of paragraphs.entries()) {
    const length = runs.reduce((sum, run) => sum + lengthOf(run), 0);
    if (rest <= length || number === paragraphs.length - 1) {
      const node = flow.querySelector<HTMLElement>(`:scope > [data-paragraph="${number}"]`);
      return node ? pointInParagraph(node, runs, Math.min(rest, length)) : undefined;
    }
    rest -= length + 1;
  }
  return undefined;
}

function pointInParagraph(node: HTMLElement, runs: readonly Run[], index: number): TextPoint | undefined {
  // The bullet is before the runs, and the placeholder of an empty line after them.
  const endsOpen = runs.length === 0 || runs.at(-1)?.type === 'break';
  const first = node.children.length - runs.length - (endsOpen ? 1 : 0);
  const end = endsOpen ? node.lastElementChild : undefined;
  let rest = index;
  for (const [number, run] of runs.entries()) {
    const length = lengthOf(run);
    const drawn = node.children[first + number];
    if (!drawn) return undefined;
    if (rest <= length && !(rest === length && run.type === 'break')) {
      if (run.type === 'text') return pointInWords(drawn, rest);
      return { node, offset: [...node.childNodes].indexOf(drawn) + (rest > 0 ? 1 : 0) };
    }
    rest -= length;
  }
  return end ? { node: end.firstChild ?? end, offset: 0 } : undefined;
}

function pointInWords(drawn: Element, index: number): TextPoint | undefined {
  const walk = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.tagName === 'RT' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let rest = index;
  let last: TextPoint | undefined;
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node instanceof Element) {
      if (node.hasAttribute(TAB)) rest -= 1;
      continue;
    }
    const { length } = node.textContent ?? '';
    if (rest <= length) return { node, offset: Math.max(0, rest) };
    rest -= length;
    last = { node, offset: length };
  }
  return last;
}

/** The boxes of a range in window pixels; for an empty range the line at the cursor. */
export function rectsBetween(from: TextPoint, to: TextPoint): readonly DOMRect[] {
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  const rects = [...range.getClientRects()];
  if (rects.length > 0 || !range.collapsed) return rects;
  // Between elements a range has no box: the cursor is drawn beside the element before or after it.
  const before = from.node.childNodes[from.offset - 1];
  const beside = before ?? from.node.childNodes[from.offset];
  const box = (beside instanceof Element ? beside : from.node.parentElement)?.getBoundingClientRect();
  return box ? [new DOMRect(before ? box.right : box.left, box.top, 0, box.height)] : [];
}
