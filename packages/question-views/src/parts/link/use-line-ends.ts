import { type RefObject, useLayoutEffect, useState } from 'react';

/** Left and right edge and middle of the height of a card, CSS pixels from the board's corner. */
export interface LineEnd {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** The positions of all cards (`data-card`) of a board; measured again when the board or a card gets another size. */
export function useLineEnds(board: RefObject<HTMLElement | null>): ReadonlyMap<string, LineEnd> {
  const [ends, setEnds] = useState<ReadonlyMap<string, LineEnd>>(new Map());
  useLayoutEffect(() => {
    const node = board.current;
    if (!node) return;
    const measure = () => setEnds((before) => sameOr(before, measured(node)));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(node);
    for (const card of node.querySelectorAll('[data-card]')) sizes.observe(card);
    return () => sizes.disconnect();
  }, [board]);
  return ends;
}

function measured(board: HTMLElement): Map<string, LineEnd> {
  const corner = board.getBoundingClientRect();
  return new Map(
    [...board.querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const y = (top + bottom) / 2 - corner.top;
      return [card.dataset.card ?? '', { left: left - corner.left, right: right - corner.left, y }];
    }),
  );
}

function sameOr(
  before: ReadonlyMap<string, LineEnd>,
  now: Map<string, LineEnd>,
): ReadonlyMap<string, LineEnd> {
  return JSON.stringify([...before]) === JSON.stringify([...now]) ? before : now;
}
