import { expect, it } from 'vitest';
import { escapeXml } from './escape-xml.ts';

it('escapeXml escapes the characters that have a meaning in XML', () => {
  expect(escapeXml(`a & b < c > "d" 'e'`)).toBe("a &amp; b &lt; c &gt; &quot;d&quot; 'e'");
});

it('escapeXml leaves out characters that XML does not allow, and keeps tabs and line ends', () => {
  expect(escapeXml('a\u0000\u0008b\u000b\u001fc\ufffe\uffff')).toBe('abc');
  expect(escapeXml('\t\n\r')).toBe('\t\n\r');
});

it('escapeXml replaces half of a surrogate pair, and keeps whole ones', () => {
  expect(escapeXml('\ud83d')).toBe('\ufffd');
  expect(escapeXml('😀')).toBe('😀');
});
