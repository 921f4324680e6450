/**
 * Writes the style sheets of the faces that come with the program (`src/view/text/web-fonts/`) after those of their npm
 * packages: from this machine's own copy where it has one, with the metrics that all text stands on (`font-faces.ts`).
 *
 *     node packages/stage/scripts/generate-web-fonts.ts && npx biome check --write packages/stage/src/view/text/web-fonts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ASCENT, DESCENT } from '../src/view/text/font-faces.ts';

/** Metric-compatible with Calibri, Cambria, Arial, Times New Roman and Courier New, in that order. */
const FAMILIES = ['Carlito', 'Caladea', 'Arimo', 'Tinos', 'Cousine'];
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

for (const family of FAMILIES) {
  const packageName = `@fontsource/${family.toLowerCase()}`;
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
    local("${family}${suffix}"),
    url("${packageName}/${file}") format("woff2");
  unicode-range: ${value('unicode-range').replaceAll(/,\s*/g, ', ')};
  ascent-override: ${percent(ASCENT)};
  descent-override: ${percent(DESCENT)};
  line-gap-override: 0%;
}
`);
    }
  }
  const name = new URL(`../src/view/text/web-fonts/${family.toLowerCase()}.css`, import.meta.url);
  await writeFile(name, `/* Made by scripts/generate-web-fonts.ts. */\n${rules.join('\n')}`);
}
