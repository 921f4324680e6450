/** A sheet of paper as schools print on, twentieths of a point. A3 and 8K lie across and have two columns. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly columns: 1 | 2;
}

export type PaperSize = 'A4' | 'A3' | '8K';

const MILLIMETRE = 1440 / 25.4;

/** 8K is the Chinese size of 368 × 260 mm. */
export const PAGE_SIZES: Readonly<Record<PaperSize, PageSize>> = {
  A4: { width: twips(210), height: twips(297), columns: 1 },
  A3: { width: twips(420), height: twips(297), columns: 2 },
  '8K': { width: twips(368), height: twips(260), columns: 2 },
};

export const MARGIN = twips(20);
export const COLUMN_GAP = twips(12);

/** Width of a column of text. */
export function columnWidth({ width, columns }: PageSize): number {
  return Math.floor((width - 2 * MARGIN - (columns - 1) * COLUMN_GAP) / columns);
}

function twips(millimetres: number): number {
  return Math.round(millimetres * MILLIMETRE);
}
