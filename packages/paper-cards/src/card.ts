/** The answers of a card, by the side that is held up, clockwise from the top of the print. */
export const CARD_SIDES = ['A', 'B', 'C', 'D'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

/** Number of different cards; cards are numbered from 1. */
export const CARD_COUNT = 64;
