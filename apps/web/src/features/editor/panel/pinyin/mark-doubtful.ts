import { doubtfulPlaces, readingsOf, withTones } from './readings.ts';

const NAME = 'lectern-doubtful-reading';
/** Frames until a change is rendered. */
const FRAMES = 2;

/**
 * Highlights the characters in these drawings and open texts whose reading is decided by no word and was not changed by
 * a user. Returns a function that removes the highlights.
 */
export function markDoubtful(drawings: () => readonly Element[]): () => void {
  const highlights = 'highlights' in CSS ? CSS.highlights : undefined;
  if (!highlights) return () => undefined;
  let frame = 0;
  const later = (frames: number) => {
    frame = requestAnimationFrame(() => {
      if (frames > 1) later(frames - 1);
      else highlights.set(NAME, new Highlight(...drawings().flatMap(rangesIn)));
    });
  };
  later(FRAMES);
  return () => {
    cancelAnimationFrame(frame);
    highlights.delete(NAME);
  };
}

/** Returns the indices of a text whose reading is doubtful and was not changed. */
export function unsettled(text: string, readingAt: (at: number) => string | undefined): ReadonlySet<number> {
  const doubtful = doubtfulPlaces(text);
  if (doubtful.size === 0) return doubtful;
  const put = readingsOf(text, 'marks');
  return new Set(
    [...doubtful].filter((at) => {
      const reading = readingAt(at);
      return reading !== undefined && withTones(reading, 'marks') === put.get(at);
    }),
  );
}

function rangesIn(drawing: Element): readonly Range[] {
  return [...drawing.querySelectorAll('[data-paragraph], p')].flatMap((paragraph) => {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('rt') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const nodes: { readonly node: Node; readonly from: number }[] = [];
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      nodes.push({ node, from: text.length });
      text += node.nodeValue ?? '';
    }
    const holderOf = (at: number) => nodes.findLast(({ from }) => from <= at);
    const places = unsettled(text, (at) => {
      const pair = holderOf(at)?.node.parentElement?.closest('ruby, [data-over]');
      return pair?.getAttribute('data-over') ?? pair?.querySelector('rt')?.textContent ?? undefined;
    });
    return [...places].flatMap((at) => {
      const holder = holderOf(at);
      if (!holder) return [];
      const range = document.createRange();
      range.setStart(holder.node, at - holder.from);
      range.setEnd(holder.node, at - holder.from + 1);
      return [range];
    });
  });
}
