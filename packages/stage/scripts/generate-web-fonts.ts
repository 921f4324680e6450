/**
 * Writes the style sheets of the faces that come with the program (`src/view/text/web-fonts/`) after those of their npm
 * packages: from this machine's own copy where it has one, with the metrics that all text stands on (`font-faces.ts`).
 *
 *     node packages/stage/scripts/generate-web-fonts.ts && npx biome check --write packages/stage/src/view/text/web-fonts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ASCENT, DESCENT } from '../src/view/text/font-faces.ts';
import { SIZED_FACES, sheetOf } from '../src/view/text/sized-faces.ts';

/** Metric-compatible with Calibri, Cambria, Arial, Times New Roman and Courier New, in that order. */
const FAMILIES = ['Carlito', 'Caladea', 'Arimo', 'Tinos', 'Cousine'];

/** A style sheet: what it calls its family, the package that its files are in, what machines have of it, its size. */
interface Sheet {
  readonly name: string;
  readonly face: string;
  readonly local: readonly string[];
  readonly scale: number;
}

const SHEETS: readonly Sheet[] = [
  ...FAMILIES.map((family) => ({ name: family, face: family, local: [family], scale: 1 })),
  ...Object.entries(SIZED_FACES).map(([name, sized]) => ({ name, ...sized })),
];
/** The style sheet of a package, and what the style is called in names of installed faces. */
const STYLES = [
  ['400', ''],
  ['400-italic', ' Italic'],
  ['700', ' Bold'],
  ['700-italic', ' Bold Italic'],
] as const;

function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}

for (const { name: family, face: source, local, scale } of SHEETS) {
  const packageName = `@fontsource/${source.toLowerCase()}`;
  const rules: string[] = [];
  for (const [sheet, suffix] of STYLES) {
    const css = await readFile(fileURLToPath(import.meta.resolve(`${packageName}/${sheet}.css`)), 'utf8');
    for (const [face] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
      const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(face)?.[1] ?? '';
      const file = /files\/[\w-]+\.woff2/.exec(face)?.[0];
      if (file === undefined) throw new Error(`${packageName}/${sheet}.css names no woff2`);
      rules.push(`@font-face {
  font-family: "Lectern ${family}";
  font-style: ${value('font-style')};
  font-weight: ${value('font-weight')};
  font-display: swap;
  src:
    ${local.map((own) => `local("${own}${suffix}")`).join(',\n    ')},
    url("${packageName}/${file}") format("woff2");
  unicode-range: ${value('unicode-range').replaceAll(/,\s*/g, ', ')};
${scale === 1 ? '' : `  size-adjust: ${percent(scale)};\n`}  ascent-override: ${percent(ASCENT / scale)};
  descent-override: ${percent(DESCENT / scale)};
  line-gap-override: 0%;
}
`);
    }
  }
  const name = new URL(`../src/view/text/web-fonts/${sheetOf(family)}.css`, import.meta.url);
  await writeFile(name, `/* Made by scripts/generate-web-fonts.ts. */\n${rules.join('\n')}`);
}
