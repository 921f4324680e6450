// Characters that XML 1.0 cannot hold at all; a file with one of them would not open.
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it stands between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .toWellFormed()
    .replace(/[&<>"]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&quot;'));
}
