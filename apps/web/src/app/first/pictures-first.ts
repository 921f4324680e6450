/**
 * On `window`: a promise of the page's first lines. What the program draws waits for it, so that the pictures of a page
 * that is shown ahead do not come to the screen behind a second drawing of the same page.
 */
export const PICTURES_FIRST = 'lecternPicturesFirst';
