/**
 * Where in a checked input a text is that PostgreSQL cannot keep: one with U+0000 (manual, 8.3) or half of a surrogate
 * pair. Names joined by dots; empty for the value itself, undefined when all is well.
 */
export function unstorableText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? '' : undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const [name, each] of Object.entries(value)) {
    if (unstorableText(name) !== undefined) return '';
    const inside = unstorableText(each);
    if (inside !== undefined) return inside === '' ? name : `${name}.${inside}`;
  }
  return undefined;
}
