/** How a text looks outside a page: its colours, and the numbers before its paragraphs. No store and no schema is needed. */
export { cssColor, DEFAULT_COLOR_MAP, resolveColor } from './resolve/color.ts';
export { numberText } from './resolve/numbering.ts';
