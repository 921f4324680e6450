/**
 * The part of the library `docx` that this package uses. The library's own declarations refer to the types of Node, which
 * would then be there in every package that is compiled with this one.
 */

/** A child of a paragraph: a run, a picture or a break. */
export interface ParagraphChild {
  readonly rootKey?: unknown;
}

export interface RunOptions {
  readonly text?: string;
  readonly children?: readonly (string | Tab)[];
  readonly break?: number;
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly underline?: { readonly type: string };
  readonly emphasisMark?: { readonly type: 'dot' };
  readonly strike?: boolean;
  readonly superScript?: boolean;
  readonly subScript?: boolean;
  /** Half points. */
  readonly size?: number;
}
export class TextRun implements ParagraphChild {
  constructor(options: RunOptions | string);
}
export class Tab {
  constructor();
}
export class PageBreak implements ParagraphChild {
  constructor();
}
export class ImportedXmlComponent implements ParagraphChild {
  static fromXmlString(xml: string): ImportedXmlComponent;
  push(child: ImportedXmlComponent | string): void;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
}
interface PictureOptions {
  readonly data: Uint8Array;
  readonly transformation: Pixels;
  readonly altText: { readonly name: string; readonly description: string; readonly title: string };
}
export class ImageRun implements ParagraphChild {
  constructor(
    options: PictureOptions &
      (
        | { readonly type: 'png' | 'jpg' | 'gif' | 'bmp' }
        | { readonly type: 'svg'; readonly fallback: { readonly type: 'png'; readonly data: Uint8Array } }
      ),
  );
}

/** Lengths are twentieths of a point. */
export interface ParagraphOptions {
  readonly children?: readonly ParagraphChild[];
  readonly alignment?: string;
  readonly keepNext?: boolean;
  readonly indent?: { readonly left?: number; readonly hanging?: number };
  readonly spacing?: {
    readonly before?: number;
    readonly after?: number;
    readonly line?: number;
    readonly lineRule?: 'atLeast' | 'exact';
  };
  readonly tabStops?: readonly { readonly type: 'left'; readonly position: number }[];
}
export class Paragraph {
  constructor(options: ParagraphOptions);
  /** Tells the type from that of a table. */
  private readonly paragraph: true;
}

interface Line {
  readonly style: string;
  readonly size: number;
  readonly color: string;
}
interface Borders {
  readonly top: Line;
  readonly bottom: Line;
  readonly left: Line;
  readonly right: Line;
  readonly insideHorizontal: Line;
  readonly insideVertical: Line;
}
export class TableCell {
  constructor(options: { readonly children: readonly (Paragraph | Table)[]; readonly borders?: Borders });
  private readonly cell: true;
}
export class TableRow {
  constructor(options: {
    readonly children: readonly TableCell[];
    readonly height?: { readonly value: number; readonly rule: string };
  });
  private readonly row: true;
}
export class Table {
  constructor(options: {
    readonly rows: readonly TableRow[];
    readonly borders?: Borders;
    readonly width: { readonly size: number; readonly type: string };
  });
  private readonly table: true;
}

export class Footer {
  constructor(options: { readonly children: readonly Paragraph[] });
}
export class Document {
  constructor(options: {
    readonly title: string;
    readonly styles: {
      readonly default: {
        readonly document: {
          readonly run: { readonly font: Readonly<Record<string, string>>; readonly size: number };
          readonly paragraph: { readonly spacing: { readonly line: number; readonly lineRule: 'atLeast' } };
        };
      };
    };
    readonly sections: readonly {
      readonly properties: {
        readonly page: {
          readonly size: Pixels & { readonly orientation?: string };
          readonly margin: {
            readonly top: number;
            readonly bottom: number;
            readonly left: number;
            readonly right: number;
          };
        };
        readonly column?: { readonly count: number; readonly space: number; readonly separate: boolean };
      };
      readonly footers: { readonly default: Footer };
      readonly children: readonly (Paragraph | Table)[];
    }[];
  });
  private readonly document: true;
}
export const Packer: {
  readonly pack: (document: Document, type: 'uint8array') => Promise<Uint8Array>;
};

export const AlignmentType: { readonly CENTER: string };
export const BorderStyle: { readonly NONE: string };
export const HeightRule: { readonly ATLEAST: string };
export const PageNumber: { readonly CURRENT: string; readonly TOTAL_PAGES: string };
export const PageOrientation: { readonly LANDSCAPE: string };
export const UnderlineType: {
  readonly SINGLE: string;
  readonly DOUBLE: string;
  readonly WAVE: string;
  readonly THICK: string;
  readonly DOTTED: string;
  readonly DASH: string;
};
export const WidthType: { readonly PERCENTAGE: string };
