import { type FindWish, type FoundWords, matcher } from '@lectern/courseware/find';
import type { EditSession } from '@lectern/stage/edit';

const NAME = 'lectern-found';
/** Frames until the page is rendered after a change of page. */
const FRAMES = 2;

/** Shows the page of a match and selects its element. */
export function goToFound(session: EditSession, { pageId, elementId }: FoundWords): void {
  session.goToPage(pageId);
  session.choose(elementId === undefined ? [] : [elementId]);
}

/**
 * Highlights the match in its rendered element, once the page is rendered. Returns a function that removes the
 * highlight.
 */
export function markFound(
  drawing: HTMLElement | null,
  found: FoundWords | undefined,
  wish: FindWish,
): () => void {
  const highlights = 'highlights' in CSS ? CSS.highlights : undefined;
  if (!drawing || !highlights || found?.elementId === undefined) return () => undefined;
  const id = CSS.escape(found.elementId);
  let frame = 0;
  const later = (frames: number) => {
    frame = requestAnimationFrame(() => {
      if (frames > 1) later(frames - 1);
      else highlights.set(NAME, new Highlight(...rangesIn(drawing, `[data-element-id="${id}"]`, wish)));
    });
  };
  later(FRAMES);
  return () => {
    cancelAnimationFrame(frame);
    highlights.delete(NAME);
  };
}

/** A match may span several nodes, where formats differ. */
function rangesIn(drawing: HTMLElement, selector: string, wish: FindWish): readonly Range[] {
  const element = drawing.querySelector(selector);
  if (!element) return [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { readonly node: Node; readonly from: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, from: text.length });
    text += node.nodeValue ?? '';
  }
  const place = (at: number) => {
    const holder = nodes.findLast(({ from }) => from <= at);
    return holder && { node: holder.node, offset: at - holder.from };
  };
  return matcher(wish)(text).flatMap(([from, to]) => {
    const [begin, last] = [place(from), place(to - 1)];
    if (!begin || !last) return [];
    const range = document.createRange();
    range.setStart(begin.node, begin.offset);
    range.setEnd(last.node, last.offset + 1);
    return [range];
  });
}
