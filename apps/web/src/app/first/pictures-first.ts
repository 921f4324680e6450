/**
 * Property of `window`: a promise of the page's first script. The program delays its drawing until then, because a
 * second drawing of the same page would delay the pictures of the page shown ahead.
 */
export const PICTURES_FIRST = 'lecternPicturesFirst';
