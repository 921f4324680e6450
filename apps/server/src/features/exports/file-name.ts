/** Invisible characters that change the direction of a text (Unicode UAX 9): `exe.xtpp` would be shown backwards. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Names that Windows reserves for devices, with any extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** How much of a title is read, UTF-16 units: more than a name can use. */
const READ = 1_000;

/**
 * A document's name in a form that the file systems of schools accept: without characters that Windows forbids, and not
 * too long.
 */
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
