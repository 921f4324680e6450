/** A document's name as the file systems of schools take it: without what Windows refuses, and not too long. */
export function fileName(title: string): string {
  const kept = title
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  return [...kept].slice(0, 100).join('') || 'lectern';
}
