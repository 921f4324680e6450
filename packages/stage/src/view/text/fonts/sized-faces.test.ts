import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { WEB_FONT_SHEETS, webFontSheet, webFontSheets } from '../../../../build/web-font-sheets.ts';
import { ASCENT } from './font-faces.ts';
import { HALF_WIDTH_FACE } from './half-width.ts';
import { LATIN_STAND_INS } from './latin-stand-ins.ts';
import { SIZED_FACES, sheetOf } from './sized-faces.ts';
import { isWebFont, loadWebFont } from './web-fonts.ts';

describe('a scaled font', () => {
  it.each(Object.entries(SIZED_FACES))(
    'has a style sheet for %s with its scale and the common line metrics',
    (name, face) => {
      expect(isWebFont(name)).toBe(true);
      expect(loadWebFont(name)).toBe(`Lectern ${name}`);
      const sheet = webFontSheet(sheetOf(name));
      const rules = [...sheet.matchAll(/@font-face \{[^}]*\}/g)].map(([rule]) => rule);
      expect(rules.length).toBeGreaterThan(7);
      for (const rule of rules) {
        const value = (property: string) => new RegExp(`${property}: ([^;]+);`).exec(rule)?.[1] ?? '';
        expect(value('font-family')).toBe(`"Lectern ${name}"`);
        expect(Number.parseFloat(value('size-adjust'))).toBeCloseTo(face.scale * 100, 3);
        // A scaled font has the same line height.
        expect((Number.parseFloat(value('ascent-override')) * face.scale) / 100).toBeCloseTo(ASCENT, 4);
        for (const own of face.local) expect(rule).toContain(`local("${own}`);
      }
    },
  );

  it('has its style sheet built under each name that the program imports', () => {
    const program = fileURLToPath(new URL('./web-font-sheets.ts', import.meta.url));
    const imported = [...readFileSync(program, 'utf8').matchAll(/import\('(virtual:[^']+)'\)/g)].map(
      ([, source = '']) => source,
    );
    expect(imported.map((source) => path.basename(source, '.css')).sort()).toEqual(
      [...WEB_FONT_SHEETS].sort(),
    );
    const { resolveId, load } = webFontSheets();
    for (const source of imported)
      expect(load(resolveId(source, program) ?? '')).toBe(webFontSheet(path.basename(source, '.css')));
    expect(resolveId('virtual:web-fonts/arimo.css', undefined)).toBeUndefined();
    expect(load('/somewhere/web-fonts/other.css')).toBeUndefined();
  });

  it('contains only letters when quotation marks and dashes are as wide as a Chinese character', () => {
    const ranges = [...webFontSheet(sheetOf(HALF_WIDTH_FACE)).matchAll(/unicode-range: ([^;]+);/g)];
    const codes = ranges.flatMap(([, range = '']) =>
      range.split(', ').map((part) => {
        const [from = '', to = from] = part.replace('U+', '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      }),
    );
    const has = (sign: string) =>
      codes.some(([from, to]) => from <= (sign.codePointAt(0) ?? 0) && (sign.codePointAt(0) ?? 0) <= to);
    expect([...'Az09 ,(üāǚ'].filter((sign) => !has(sign))).toEqual([]);
    expect([...'“”‘’—…·×÷°αЖ，。语'].filter(has)).toEqual([]);
  });

  it('is used for at least one font', () => {
    const drawn = new Set([...Object.values(LATIN_STAND_INS).flat(), HALF_WIDTH_FACE]);
    expect(Object.keys(SIZED_FACES).filter((name) => !drawn.has(name))).toEqual([]);
  });
});
