import type { Element } from '../../records/element.ts';
import type { Geometry } from '../../records/geometry.ts';
import type { Fill, Line, ThemeSlot } from '../../records/paint.ts';
import type { ParagraphProps, TextBody, TextBox } from '../../records/text.ts';
import type { Named } from '../themes.ts';

export type Language = keyof Named;

/** Groups of templates in the gallery. */
export const templateGroups = ['opening', 'teaching', 'reading', 'practice', 'inquiry', 'closing'] as const;
export type TemplateGroup = (typeof templateGroups)[number];

/** A text in both languages; lines are paragraphs. */
export type Words = Named;

type Draft<E> = E extends Element ? Omit<E, 'kind' | 'id' | 'parentId' | 'order'> : never;
/** An element of a template for a page of 1280 × 720, in theme colours, so that it suits every theme. */
export type Piece = Draft<Element>;

/** A page template for any theme. Drawn and written for this project. */
export interface PageTemplate {
  readonly id: string;
  readonly group: TemplateGroup;
  readonly name: Named;
  /** Type of the page's layout; the most similar layout is used if the design has no layout of this type. */
  readonly layout: 'title' | 'secHead' | 'obj' | 'twoObj' | 'titleOnly' | 'picTx';
  /** Texts of the placeholders, the title first. */
  readonly words: readonly Words[];
  readonly pieces?: (say: (words: Words) => string) => readonly Piece[];
}

export interface Look {
  readonly fill?: ThemeSlot | undefined;
  readonly line?: ThemeSlot | undefined;
  /** Font size, points. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: ThemeSlot;
  readonly align?: 'l' | 'ctr' | 'r';
  readonly anchor?: 't' | 'ctr' | 'b';
  readonly preset?: string;
  readonly bullets?: boolean;
  readonly dash?: boolean;
  readonly heading?: boolean;
}

export function solid(slot: ThemeSlot): Fill {
  return { type: 'solid', color: { type: 'scheme', slot } };
}

/** A text of several lines; with a heading look, the first line stands out. */
export function textOf(lines: string, look: Look = {}): TextBody {
  const { size = 20, bold = false, color = 'tx1', align = 'l', anchor = 't', bullets, heading } = look;
  const box: TextBox = { anchor, wrap: true, insetLeft: 16, insetRight: 16, insetTop: 12, insetBottom: 12 };
  const paragraphs = lines.split('\n').map((text, index) => {
    const stands = heading === true && index === 0;
    const props: ParagraphProps = {
      align,
      lineSpacing: { type: 'percent', value: 1.2 },
      ...(index > 0 && { spaceBefore: { type: 'points', value: 6 } }),
      ...(bullets && !stands && { bullet: { type: 'char', char: '•' }, marginLeft: 24, indent: -24 }),
    };
    const look = { size: stands ? size + 4 : size, bold: bold || stands, fill: solid(color) };
    return { props, runs: text === '' ? [] : [{ type: 'text' as const, text, props: look }], endProps: look };
  });
  return { paragraphs, box };
}

/** A box with text: a panel in the theme's second background colour by default. */
export function box(at: readonly [number, number, number, number], lines: string, look: Look = {}): Piece {
  const [x, y, w, h] = at;
  const { fill, line, preset = 'roundRect', dash } = look;
  const rounded =
    preset === 'roundRect' ? { adjust: { adj: Math.round((10 / Math.min(w, h)) * 100_000) } } : {};
  const geometry: Geometry = { type: 'preset', preset, ...rounded };
  const outline: Line = line
    ? { fill: solid(line), width: 2, ...(dash && { dash: 'dash' as const }) }
    : { fill: { type: 'none' } };
  return {
    type: 'shape',
    frame: { x, y, w, h },
    geometry,
    fill: fill ? solid(fill) : { type: 'none' },
    line: outline,
    text: textOf(lines, look),
  };
}

/** A panel in the second background colour with text. */
export function panel(at: readonly [number, number, number, number], lines: string, look: Look = {}): Piece {
  return box(at, lines, { fill: 'bg2', ...look });
}

/** A round or square badge in an accent colour, with a word or number in the page's colour. */
export function badge(
  at: readonly [number, number, number, number],
  text: string,
  fill: ThemeSlot,
  look: Look = {},
): Piece {
  return box(at, text, {
    fill,
    size: 22,
    bold: true,
    color: 'bg1',
    align: 'ctr',
    anchor: 'ctr',
    preset: 'ellipse',
    ...look,
  });
}

/** A straight line. */
export function rule(x: number, y: number, w: number, h: number, slot: ThemeSlot, width = 2): Piece {
  return {
    type: 'line',
    frame: { x, y, w, h },
    geometry: { type: 'preset', preset: 'line' },
    line: { fill: solid(slot), width },
  };
}

/** A table with a heading row; `cells` row by row. */
export function grid(
  at: readonly [number, number, number, number],
  rows: readonly (readonly string[])[],
  shares: readonly number[],
): Piece {
  const [x, y, w, h] = at;
  const sum = shares.reduce((all, share) => all + share, 0);
  const columns = shares.map((share, index) => ({ id: `c${index}`, width: (w * share) / sum }));
  const lines = rows.map((_, index) => ({ id: `r${index}`, height: h / rows.length }));
  const border: Line = { fill: solid('accent1'), width: 1 };
  const cells = rows.flatMap((row, r) =>
    columns.map((column, c) => {
      const head = r === 0;
      const text = textOf(row[c] ?? '', {
        size: 20,
        bold: head,
        color: head ? 'bg1' : 'tx1',
        align: head ? 'ctr' : 'l',
      });
      const cell = {
        text: { paragraphs: text.paragraphs },
        anchor: 'ctr' as const,
        fill: solid(head ? 'accent1' : r % 2 === 0 ? 'bg2' : 'bg1'),
        borders: { l: border, t: border, r: border, b: border },
      };
      return [`r${r}:${column.id}`, cell] as const;
    }),
  );
  return {
    type: 'table',
    frame: { x, y, w, h },
    table: { columns, rows: lines, cells: Object.fromEntries(cells), firstRow: true },
  };
}

/** Words in both languages. */
export function both(zh: string, en: string): Words {
  return { zh, en };
}
