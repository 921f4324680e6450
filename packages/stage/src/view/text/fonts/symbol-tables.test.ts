import { describe, expect, it } from 'vitest';
import { SYMBOL_TABLES } from './symbol-tables.ts';

const sign = (font: string, code: number) => SYMBOL_TABLES[font]?.[String.fromCodePoint(code)];
const signs = (font: string, ...codes: number[]) => codes.map((code) => sign(font, code) ?? '-').join('');

describe('SYMBOL_TABLES', () => {
  it('has the bullets, arrows and hands of Wingdings', () => {
    expect(signs('wingdings', 0x21, 0x6c, 0x6e, 0x71, 0x76, 0xa7, 0xa8, 0xd8, 0xe0, 0xfc, 0xfe)).toBe(
      '✏●■❑❖▪◻➢→✓☑',
    );
    expect(signs('wingdings', 0x45, 0x5e, 0x80, 0x8c, 0xc3)).toBe('☜♈⓪❶↲');
  });

  it('has the signs of Wingdings 2 and 3', () => {
    expect(signs('wingdings 2', 0x21, 0x50, 0x52, 0x80, 0xc6)).toBe('🖊✓☑☉+');
    expect(signs('wingdings 3', 0x21, 0x22, 0x80, 0xc9)).toBe('←→▼⤶');
  });

  it('has the Greek letters and operators of Symbol', () => {
    expect(signs('symbol', 0x41, 0x61, 0x62, 0x70, 0x57)).toBe('ΑαβπΩ');
    expect(signs('symbol', 0xa0, 0xa3, 0xa5, 0xb1, 0xb3, 0xb4, 0xce, 0xf1, 0xf2)).toBe('€≤∞±≥×∈⟩∫');
  });

  it('has the pictures of Webdings', () => {
    expect(signs('webdings', 0x21, 0x80, 0xc0)).toBe('🕷🚹🖥');
  });

  it('has no sign beyond the codes of a font', () => {
    for (const table of Object.values(SYMBOL_TABLES))
      for (const code of Object.keys(table)) expect(code.codePointAt(0)).toBeLessThan(0x100);
    expect(sign('symbol', 0x1f)).toBeUndefined();
  });
});
