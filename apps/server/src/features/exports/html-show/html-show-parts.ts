import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Characters that may be drawn in the program's own fonts. */
export interface WebFontTexts {
  /** Code points by font: the name of its folder among the parts. */
  readonly characters: ReadonlyMap<string, ReadonlySet<number>>;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Parts of a show in one file besides its courseware: built with the web application (vite.show.config.ts). */
export interface HtmlShowParts {
  readonly showScript: string;
  readonly showStyle: string;
  /** The same script with subject tools. */
  readonly toolShowScript: string;
  readonly toolShowStyle: string;
  readonly formulaScript: string;
  readonly formulaStyle: string;
  readonly chartScript: string;
  /** `@font-face` rules for these texts, with the program's own fonts as `data:` addresses. */
  webFontStyle(texts: WebFontTexts): string;
}

/** @param folder `dist-show` of the web application. Throws when it was not built. */
export function readHtmlShowParts(folder: string): HtmlShowParts {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const known = new Map<string, readonly Face[]>();
  const facesOf = (font: string) => {
    const faces = known.get(font) ?? facesIn(read(`web-fonts/${font}/faces.css`));
    known.set(font, faces);
    return faces;
  };
  return {
    showScript: read('show.js'),
    showStyle: read('show.css'),
    toolShowScript: read('show-tools.js'),
    toolShowStyle: read('show-tools.css'),
    formulaScript: read('formula.js'),
    formulaStyle: read('formula.css'),
    chartScript: read('chart.js'),
    webFontStyle({ characters, bold, italic }) {
      return [...characters]
        .flatMap(([font, wanted]) =>
          facesOf(font)
            .filter((face) => (bold || !face.bold) && (italic || !face.italic))
            .filter(({ ranges }) => ranges.some(([from, to]) => anyBetween(wanted, from, to)))
            .map(({ rule, file }) => {
              const bytes = readFileSync(path.join(folder, 'web-fonts', font, 'files', path.basename(file)));
              return rule.replace(/url\([^)]*\)/, `url(data:font/woff2;base64,${bytes.toString('base64')})`);
            }),
        )
        .join('\n');
    },
  };
}

interface Face {
  readonly rule: string;
  readonly file: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** First and last code point of each range. */
  readonly ranges: readonly (readonly [number, number])[];
}

function facesIn(style: string): Face[] {
  return [...style.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const file = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule)?.[1];
    const ranges = [
      ...(/unicode-range:([^;}]*)/.exec(rule)?.[1] ?? '').matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi),
    ];
    if (file === undefined) return [];
    return [
      {
        rule,
        file,
        bold: /font-weight:\s*(?:700|bold)/.test(rule),
        italic: /font-style:\s*italic/.test(rule),
        ranges: ranges.map(([, from = '0', to]) => [
          Number.parseInt(from, 16),
          Number.parseInt(to ?? from, 16),
        ]),
      },
    ];
  });
}

function anyBetween(characters: ReadonlySet<number>, from: number, to: number): boolean {
  for (const character of characters) if (character >= from && character <= to) return true;
  return false;
}
