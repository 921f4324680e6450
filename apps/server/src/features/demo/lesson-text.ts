import type { Paragraph, Run, RunProps, TextBody } from '@lectern/courseware';
import { type ColorSpec, solid } from './lesson-paint.ts';

/** A piece of a line with its own format. */
export interface Piece {
  readonly text?: string;
  readonly latex?: string;
  readonly color?: ColorSpec;
  readonly bold?: boolean;
  /** Font size, points. */
  readonly size?: number;
  /** Pinyin above the characters. */
  readonly ruby?: string;
  /** Dots below the characters, as emphasis. */
  readonly mark?: boolean;
}

/** One line per paragraph; a line is text or pieces. Line breaks in a text begin paragraphs. */
export type RichText = string | readonly (string | readonly (string | Piece)[])[];

export interface TextLook {
  /** Font size, points. */
  readonly size?: number;
  readonly color?: ColorSpec;
  readonly bold?: boolean;
  readonly align?: 'l' | 'ctr' | 'r' | 'just';
  readonly anchor?: 't' | 'ctr' | 'b';
  /** A font for primary school: 楷体. */
  readonly kai?: boolean;
  readonly lineSpacing?: number;
  /** Points after each paragraph. */
  readonly spaceAfter?: number;
  readonly bullet?: string;
  /** Indent of the first line, characters. */
  readonly indent?: number;
  /** Logical pixels between the outline and its text. */
  readonly inset?: number;
}

function propsOf(look: TextLook, piece: Piece = {}): RunProps {
  const size = piece.size ?? look.size;
  const color = piece.color ?? look.color;
  const bold = piece.bold ?? look.bold;
  return {
    ...(size === undefined ? {} : { size }),
    ...(color === undefined ? {} : { fill: solid(color) }),
    ...(bold === undefined ? {} : { bold }),
    ...(look.kai ? { latin: 'KaiTi', eastAsian: '楷体' } : {}),
    ...(piece.ruby === undefined ? {} : { ruby: piece.ruby }),
    ...(piece.mark ? { emphasisMark: true } : {}),
    lang: 'zh-CN',
  };
}

function runOf(piece: string | Piece, look: TextLook): Run {
  if (typeof piece === 'string') return { type: 'text', text: piece, props: propsOf(look) };
  const props = propsOf(look, piece);
  if (piece.latex !== undefined) return { type: 'formula', latex: piece.latex, props };
  return { type: 'text', text: piece.text ?? '', props };
}

export function paragraphsOf(text: RichText, look: TextLook = {}): Paragraph[] {
  const lines = typeof text === 'string' ? text.split('\n') : text;
  const { align, lineSpacing, spaceAfter, bullet, indent, size = 18 } = look;
  const props: Paragraph['props'] = {
    ...(align === undefined ? {} : { align }),
    ...(lineSpacing === undefined ? {} : { lineSpacing: { type: 'percent', value: lineSpacing } }),
    ...(spaceAfter === undefined ? {} : { spaceAfter: { type: 'points', value: spaceAfter } }),
    ...(bullet === undefined
      ? {}
      : { bullet: { type: 'char', char: bullet }, marginLeft: size * 1.8, indent: size * -1.8 }),
    ...(indent === undefined ? {} : { indent: (indent * size * 4) / 3 }),
  };
  return lines.map((line) => ({
    props,
    runs: (typeof line === 'string' ? [line] : line).map((piece) => runOf(piece, look)),
  }));
}

export function textBodyOf(text: RichText, look: TextLook = {}): TextBody {
  const { anchor, inset } = look;
  return {
    paragraphs: paragraphsOf(text, look),
    box: {
      wrap: true,
      ...(anchor === undefined ? {} : { anchor }),
      ...(inset === undefined
        ? {}
        : { insetLeft: inset, insetRight: inset, insetTop: inset, insetBottom: inset }),
    },
  };
}
