export { CARD_SIDES, type CardSide } from './card.ts';
