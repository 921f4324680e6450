import './word-grid/word-grid.css';

/** Parts that draw a text outside a page, such as a question on a phone. They need neither a page nor a store. */
export { InlineFormula } from '../formula/inline-formula.tsx';
export { decoration, PAIR_STYLE, SYLLABLE_STYLE, safeAddress } from './run-marks.ts';
export { gridLetters } from './word-grid/grid-letters.ts';
