/** A face that comes with the program, drawn larger or smaller so that its lines are as long as those of another font. */
export interface SizedFace {
  /** The face of the same name in `web-fonts.ts`. */
  readonly face: 'Arimo' | 'Tinos' | 'Cousine';
  /** How large it is drawn. */
  readonly scale: number;
  /** What machines have in its place, of the same widths. */
  readonly local: readonly string[];
  /** Used only for Latin letters, digits and ASCII punctuation; the next font draws all other characters. */
  readonly lettersOnly?: boolean;
}

const sans = { face: 'Arimo', local: ['Arial', 'Liberation Sans', 'Arimo'] } as const;
const serif = { face: 'Tinos', local: ['Times New Roman', 'Liberation Serif', 'Tinos'] } as const;
const mono = { face: 'Cousine', local: ['Courier New', 'Liberation Mono', 'Cousine'] } as const;

/**
 * By the names that reports and style sheets say. Scales are the stand-in's mean width of a letter in running English
 * text over the font's own (0.446 of the size in Arimo, 0.406 in Tinos, 0.600 in Cousine); see `LATIN_STAND_INS`. The
 * build makes a style sheet of each (`build/web-font-sheets.ts`).
 */
export const SIZED_FACES: Readonly<Record<string, SizedFace>> = {
  'Arimo 82%': { ...sans, scale: 0.82 },
  'Arimo 110%': { ...sans, scale: 1.1 },
  'Arimo 115%': { ...sans, scale: 1.15 },
  'Tinos 110%': { ...serif, scale: 1.1 },
  'Tinos 116%': { ...serif, scale: 1.16 },
  'Tinos 123%': { ...serif, scale: 1.23 },
  'Cousine 92%': { ...mono, scale: 0.92 },
  // Every letter is half of the size: see `half-width.ts`.
  'Cousine 83%': { ...mono, scale: 0.8332, lettersOnly: true },
};

/** The name of its style sheet, and of its folder among the parts of a show of one file. */
export function sheetOf(family: string): string {
  return family.toLowerCase().replace(' ', '-').replace('%', '');
}
