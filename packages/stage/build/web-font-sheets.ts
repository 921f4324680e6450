import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ASCENT, DESCENT } from '../src/view/text/fonts/font-faces.ts';
import { SIZED_FACES, sheetOf } from '../src/view/text/fonts/sized-faces.ts';

/** Fonts that are metric-compatible with Calibri, Cambria, Arial, Times New Roman and Courier New, in that order. */
const FAMILIES = ['Carlito', 'Caladea', 'Arimo', 'Tinos', 'Cousine'];

/**
 * A style sheet: its font family, the npm package of its files, the names of local fonts that replace them, and the
 * scale.
 */
interface Sheet {
  readonly family: string;
  readonly face: string;
  readonly local: readonly string[];
  readonly scale: number;
  readonly lettersOnly?: boolean;
}

/** The style sheets by name. */
const SHEETS: ReadonlyMap<string, Sheet> = new Map(
  [
    ...FAMILIES.map((family) => ({ family, face: family, local: [family], scale: 1 })),
    ...Object.entries(SIZED_FACES).map(([family, sized]) => ({ family, ...sized })),
  ].map((sheet) => [sheetOf(sheet.family), sheet]),
);

/** The style sheets of a font package, and the suffix of each style in the names of installed fonts. */
const STYLES = [
  ['400', ''],
  ['400-italic', ' Italic'],
  ['700', ' Bold'],
  ['700-italic', ' Bold Italic'],
] as const;

/** Names of the style sheets of the Latin fonts that are shipped with the application. */
export const WEB_FONT_SHEETS: readonly string[] = [...SHEETS.keys()];

/**
 * The characters that a Latin font is used for, by subset. Quotation marks, dashes and dots are left out, because in
 * Chinese text they are as wide as a Chinese character.
 */
const LETTERS: Readonly<Record<string, string>> = {
  latin: 'U+20-7E, U+C0-D6, U+D8-F6, U+F8-FF',
  'latin-ext': 'U+100-17F, U+1CD-1DC',
};

/** The folder of a sheet's font files, relative to `node_modules`. */
export function webFontFiles(name: string): string {
  return `${packageOf(sheetCalled(name))}/files`;
}

/**
 * The text of a style sheet, derived from its npm package. It prefers an installed copy of the font and sets the
 * metrics that all text layout relies on (`font-faces.ts`).
 */
export function webFontSheet(name: string): string {
  const { family, local, scale, lettersOnly } = sheetCalled(name);
  const packageName = packageOf(sheetCalled(name));
  const { resolve } = createRequire(import.meta.url);
  return STYLES.flatMap(([style, suffix]) => {
    const css = readFileSync(resolve(`${packageName}/${style}.css`), 'utf8');
    return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([face]) => {
      const value = (property: string) => new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1] ?? '';
      const file = /files\/[\w-]+\.woff2/.exec(face)?.[0];
      if (file === undefined) throw new Error(`${packageName}/${style}.css references no woff2`);
      const subset = /files\/[a-z]+-([a-z-]+)-\d/.exec(file)?.[1] ?? '';
      const range = lettersOnly ? LETTERS[subset] : value('unicode-range').replaceAll(/,\s*/g, ', ');
      if (range === undefined) return [];
      return `@font-face {
  font-family: "Lectern ${family}";
  font-style: ${value('font-style')};
  font-weight: ${value('font-weight')};
  font-display: swap;
  src:
    ${local.map((own) => `local("${own}${suffix}")`).join(',\n    ')},
    url("${packageName}/${file}") format("woff2");
  unicode-range: ${range};
${scale === 1 ? '' : `  size-adjust: ${percent(scale)};\n`}  ascent-override: ${percent(ASCENT / scale)};
  descent-override: ${percent(DESCENT / scale)};
  line-gap-override: 0%;
}
`;
    });
  }).join('\n');
}

/**
 * A Vite plugin that generates the style sheets imported by `src/view/text/fonts/web-font-sheets.ts`. Their ids are in
 * the folder of that file, so that relative URLs in them resolve.
 */
export function webFontSheets() {
  const SHEET = /[\\/:]web-fonts[\\/]([\w-]+)\.css$/;
  return {
    name: 'web-font-sheets',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined) {
      const prefix = 'virtual:';
      if (!source.startsWith(prefix) || !SHEET.test(source) || importer === undefined) return undefined;
      return path.join(path.dirname(importer), source.slice(prefix.length));
    },
    load(id: string) {
      const name = SHEET.exec(id)?.[1];
      return name !== undefined && SHEETS.has(name) ? webFontSheet(name) : undefined;
    },
  };
}

function sheetCalled(name: string): Sheet {
  const sheet = SHEETS.get(name);
  if (!sheet) throw new Error(`no style sheet ${name} of a web font`);
  return sheet;
}

function packageOf({ face }: Sheet): string {
  return `@fontsource/${face.toLowerCase()}`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}
