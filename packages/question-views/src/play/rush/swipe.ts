import type { Follower } from '../../parts/dragging/drags.ts';

/** The way after which a swipe counts, a part of the surface's width. */
const COUNTS_FROM = 0.2;

/** Moves a card sideways; to the left it means true, as the button for true is on the left, and to the right false. */
export function followSwipe(
  surface: HTMLElement,
  card: HTMLElement,
  onSwipe: (truth: boolean) => void,
): Follower {
  const far = surface.getBoundingClientRect().width * COUNTS_FROM;
  const buttons = [...surface.querySelectorAll<HTMLElement>('[data-truth]')];
  card.dataset.dragged = '';
  const truthAt = (x: number) => (Math.abs(x) < far ? undefined : x < 0);
  const mark = (truth: boolean | undefined) => {
    for (const button of buttons) {
      if (truth !== undefined && button.dataset.truth === String(truth)) button.dataset.over = '';
      else delete button.dataset.over;
    }
  };
  const release = () => {
    mark(undefined);
    delete card.dataset.dragged;
    card.style.translate = '';
  };
  return {
    move({ x }) {
      card.style.translate = `${x}px 0`;
      mark(truthAt(x));
    },
    drop({ x }) {
      release();
      const truth = truthAt(x);
      if (truth !== undefined) onSwipe(truth);
    },
    cancel: release,
  };
}
