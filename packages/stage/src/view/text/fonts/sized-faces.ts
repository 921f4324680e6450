/** A bundled font, drawn larger or smaller so that its lines are as long as the lines of another font. */
export interface SizedFace {
  /** The font's name in `web-fonts.ts`. */
  readonly face: 'Arimo' | 'Tinos' | 'Cousine';
  /** The factor by which the font is scaled. */
  readonly scale: number;
  /** Local fonts with the same widths, which are used instead when installed. */
  readonly local: readonly string[];
  /** Used only for Latin letters, digits and ASCII punctuation; the next font draws all other characters. */
  readonly lettersOnly?: boolean;
}

const sans = { face: 'Arimo', local: ['Arial', 'Liberation Sans', 'Arimo'] } as const;
const serif = { face: 'Tinos', local: ['Times New Roman', 'Liberation Serif', 'Tinos'] } as const;
const mono = { face: 'Cousine', local: ['Courier New', 'Liberation Mono', 'Cousine'] } as const;

/**
 * Scaled fonts by their names in reports and style sheets. A scale is the other font's mean width of a letter in
 * running English text over the bundled font's (0.446 of the size in Arimo, 0.406 in Tinos, 0.600 in Cousine); see
 * `LATIN_STAND_INS`. The build generates a style sheet of each (`build/web-font-sheets.ts`).
 */
export const SIZED_FACES: Readonly<Record<string, SizedFace>> = {
  'Arimo 82%': { ...sans, scale: 0.82 },
  'Arimo 110%': { ...sans, scale: 1.1 },
  'Arimo 115%': { ...sans, scale: 1.15 },
  'Tinos 110%': { ...serif, scale: 1.1 },
  'Tinos 116%': { ...serif, scale: 1.16 },
  'Tinos 123%': { ...serif, scale: 1.23 },
  'Cousine 92%': { ...mono, scale: 0.92 },
  // Every letter is half of the font size wide: see `half-width.ts`.
  'Cousine 83%': { ...mono, scale: 0.8332, lettersOnly: true },
};

/** The name of the family's style sheet, and of its folder in a show that is exported as one file. */
export function sheetOf(family: string): string {
  return family.toLowerCase().replace(' ', '-').replace('%', '');
}
