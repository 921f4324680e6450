/**
 * Address of the strokes of a character, by its code point in hexadecimal digits. The number is the version of the data,
 * which never change at one address.
 */
export const STROKES_PATH = '/files/strokes/2.0.1/:code';
