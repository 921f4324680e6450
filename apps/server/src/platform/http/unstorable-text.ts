/**
 * Where in a checked input a text is that PostgreSQL cannot keep: one with U+0000 (manual, 8.3) or half of a surrogate
 * pair. Names joined by dots; empty for the value itself, undefined when all is well. Nesting of any depth is walked.
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
        // Numbers and the like hold no text: they are not worth a place in the queue.
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
