import { hide } from '../../effects/effect-targets.ts';
import { piecesOf } from '../../effects/letters.ts';

export interface MorphTextOptions {
  readonly by: 'letter' | 'word';
  /** CSS pixels of the screen per logical pixel. */
  readonly scale: number;
  readonly duration: number;
  readonly easing: string;
}

/**
 * Moves the words or letters of one text to their positions in another: pieces in both texts move, scale and change
 * colour, all others fade. Copies replace both texts meanwhile. Returns undefined, and changes nothing, when one of the
 * texts cannot be split.
 */
export function morphTexts(
  before: HTMLElement,
  after: HTMLElement,
  { by, scale, duration, easing }: MorphTextOptions,
): Animation[] | undefined {
  const old = piecesOf(before, by);
  const young = old && piecesOf(after, by);
  if (!old || !young) {
    old?.copy.remove();
    return undefined;
  }
  const [from, to] = [old.parts.map(poseOf), young.parts.map(poseOf)];
  const matched = matchedPieces(
    from.map(({ text }) => text),
    to.map(({ text }) => text),
  );
  const timing = { duration, fill: 'both' } as const;
  for (const { copy, parts } of [old, young]) {
    copy.style.visibility = 'hidden';
    for (const part of parts) part.style.visibility = 'visible';
  }
  const travelled = new Set(matched.values());
  const moving = to.flatMap((end, index) => {
    const origin = matched.get(index);
    const start = origin === undefined ? undefined : from[origin];
    if (!start) return [fade(end.node, 0, 1, timing)];
    const shift = `translate(${(start.x - end.x) / scale}px, ${(start.y - end.y) / scale}px)`;
    const size = end.size > 0 ? start.size / end.size : 1;
    const frames: Keyframe[] = [{ transform: `${shift} scale(${size})` }, { transform: 'none' }];
    const colors: Keyframe[] = [{ color: start.color }, { color: end.color }];
    return [
      end.node.animate(frames, { ...timing, easing }),
      ...(start.color === end.color ? [] : [end.node.animate(colors, timing)]),
    ];
  });
  const going = from.map(({ node }, index) => (travelled.has(index) ? hide(node) : fade(node, 1, 0, timing)));
  const texts = [before, after].flatMap((node) => [
    ...node.querySelectorAll<HTMLElement>('[data-paragraph]'),
  ]);
  const hidden = texts.map((node) => hide(node));
  for (const { copy } of [old, young]) {
    const stand = copy.animate([], { duration });
    const away = () => copy.remove();
    stand.finished.then(away, away);
    hidden.push(stand);
  }
  return [...moving, ...going, ...hidden];
}

interface PiecePose {
  readonly node: HTMLElement;
  readonly text: string;
  /** The centre on the screen, CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Font size, in CSS pixels before the page is scaled. */
  readonly size: number;
  readonly color: string;
}

function poseOf(node: HTMLElement): PiecePose {
  const { left, top, width, height } = node.getBoundingClientRect();
  const { fontSize, color } = getComputedStyle(node);
  return {
    node,
    text: node.textContent ?? '',
    x: left + width / 2,
    y: top + height / 2,
    size: Number.parseFloat(fontSize) || 0,
    color,
  };
}

function fade(node: HTMLElement, from: number, to: number, timing: KeyframeAnimationOptions): Animation {
  return node.animate([{ opacity: from }, { opacity: to }], { ...timing, easing: 'ease-in-out' });
}

/**
 * Matches words or letters of an old text with pieces of a new text: equal pieces, each once, the nearest in reading
 * order first. Maps the new index to the old index.
 */
export function matchedPieces(from: readonly string[], to: readonly string[]): ReadonlyMap<number, number> {
  const free = new Map<string, number[]>();
  for (const [index, text] of from.entries()) free.set(text, [...(free.get(text) ?? []), index]);
  const matched = new Map<number, number>();
  // The relative position of a piece in its text, so that texts of different lengths can be compared.
  const share = (index: number, all: readonly string[]) => index / Math.max(all.length - 1, 1);
  for (const [index, text] of to.entries()) {
    const candidates = free.get(text);
    if (!candidates || candidates.length === 0) continue;
    const place = share(index, to);
    let best = 0;
    for (const [at, candidate] of candidates.entries()) {
      const distance = Math.abs(share(candidate, from) - place);
      if (distance < Math.abs(share(candidates[best] ?? 0, from) - place)) best = at;
    }
    const [chosen] = candidates.splice(best, 1);
    if (chosen !== undefined) matched.set(index, chosen);
  }
  return matched;
}
