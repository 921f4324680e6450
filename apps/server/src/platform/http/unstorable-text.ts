/**
 * Path of a text in a checked input that PostgreSQL cannot store: a text with U+0000 (manual, 8.3) or an unpaired
 * surrogate. Names are joined by dots. The path is empty for the value itself, and undefined without such a text.
 * Handles any depth of nesting.
 */
export function unstorableText(input: unknown): string | undefined {
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value: input, path: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (isUnstorable(value)) return path;
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [name, inside] of Object.entries(value)) {
        if (isUnstorable(name)) return path;
        // Numbers and booleans contain no text, so they are not queued.
        if (typeof inside === 'string' || typeof inside === 'object') {
          waiting.push({ value: inside, path: path === '' ? name : `${path}.${name}` });
        }
      }
    }
  }
  return undefined;
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
