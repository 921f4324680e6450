/** Directions that a text can be turned in without a sign of it (Unicode UAX 9): `exe.xtpp` would show backwards. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Names that Windows keeps for its devices, with whatever extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Of a title, UTF-16: more than a name can use. */
const READ = 1_000;

/** A document's name as the file systems of schools take it: without what Windows refuses, and not too long. */
export function fileName(title: string): string {
  const kept = title
    .slice(0, READ)
    .toWellFormed()
    .replace(TURNS, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .replace(DEVICES, '_$1');
  return [...kept].slice(0, 100).join('') || 'lectern';
}
