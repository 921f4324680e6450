/** How strongly something is printed. */
export type Tone = 'ink' | 'grey' | 'pale';

/** A part of a printed page. Lengths are millimetres from the page's top left corner. */
export type SheetShape =
  | { readonly kind: 'area'; readonly path: string; readonly tone: Tone }
  | { readonly kind: 'line'; readonly path: string; readonly tone: Tone; readonly dashed: boolean }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      /** The middle of the letters. */
      readonly y: number;
      /** Font size. */
      readonly size: number;
      readonly align: 'start' | 'middle' | 'end';
      readonly bold: boolean;
      readonly tone: Tone;
      /** Degrees by which the text is turned clockwise about its place. */
      readonly turn: number;
    };

/** A printed page. */
export interface SheetPage {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SheetShape[];
}

type Text = Extract<SheetShape, { kind: 'text' }>;

/** A text with what is usual left out. */
export function textShape(given: Pick<Text, 'text' | 'x' | 'y' | 'size'> & Partial<Text>): SheetShape {
  return { kind: 'text', align: 'start', bold: false, tone: 'ink', turn: 0, ...given };
}
