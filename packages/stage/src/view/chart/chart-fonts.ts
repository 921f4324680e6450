import { areWebFontsComing, webFontsCame } from '../text/fonts/web-fonts.ts';

/** Time after which a chart whose fonts have not loaded is drawn in the next font of their stacks, milliseconds. */
const LONGEST_WAIT_MS = 2_000;
/** Characters that axes and labels can show besides the texts of the chart. */
const NUMBERS = '0123456789.,-+%';

/** The fonts and characters of a chart's texts: CSS font shorthands, and every character. */
export interface ChartFonts {
  readonly fonts: ReadonlySet<string>;
  readonly characters: string;
}

/** The fonts and texts that an ECharts option refers to, at any depth. */
export function fontsOfChart(option: unknown): ChartFonts {
  const fonts = new Set<string>();
  const characters = new Set(NUMBERS);
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const each of value) characters.add(each);
    else if (Array.isArray(value)) for (const each of value) visit(each);
    else if (typeof value === 'object' && value !== null) {
      const { fontFamily, fontWeight, fontStyle, font } = value as Record<string, unknown>;
      if (typeof fontFamily === 'string')
        fonts.add(`${fontStyle ?? 'normal'} ${fontWeight ?? 'normal'} 16px ${fontFamily}`);
      if (typeof font === 'string') fonts.add(font);
      for (const each of Object.values(value)) visit(each);
    }
  };
  visit(option);
  return { fonts, characters: [...characters].join('') };
}

/**
 * Waits for the fonts of a chart, whose layout is measured once and not again when a font arrives. Returns undefined
 * when they are already loaded; otherwise resolves when they are loaded, have failed, or took too long.
 */
export function missingChartFonts(
  option: unknown,
  documentFonts: Pick<FontFaceSet, 'check' | 'load'> = document.fonts,
): Promise<void> | undefined {
  const { fonts, characters } = fontsOfChart(option);
  const isMissing = (font: string) => {
    try {
      return !documentFonts.check(font, characters);
    } catch {
      // A family name that CSS cannot read is drawn in the browser's own font.
      return false;
    }
  };
  if (!areWebFontsComing() && ![...fonts].some(isMissing)) return undefined;
  const loaded = webFontsCame().then(() =>
    Promise.allSettled([...fonts].map((font) => documentFonts.load(font, characters))),
  );
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]).then(
    () => undefined,
  );
}
