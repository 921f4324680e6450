// Characters that are not allowed in XML 1.0; a file with one of them would not open.
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for element content or an attribute. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .toWellFormed()
    .replace(/[&<>"]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&quot;'));
}
