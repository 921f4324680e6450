import { type ListStyle, type ResolvedParagraph, type RunProps, resolveText } from '@lectern/courseware';
import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { CSSProperties } from 'react';
import { bulletLook } from '../../view/text/bullets/bullet-look.ts';
import { bulletRoom, bulletWidth } from '../../view/text/bullets/bullet-room.ts';
import { HANG, hangingParts, mayHang, textAfter } from '../../view/text/hanging.ts';
import { solidLook } from '../../view/text/letter-paint.ts';
import { type ParagraphPlace, paragraphStyle } from '../../view/text/paragraph-style.ts';
import { PAIR_STYLE } from '../../view/text/run-marks.ts';
import { runStyle } from '../../view/text/run-style.ts';
import type { TextScope } from '../../view/text/text-scope.ts';
import { type GridPiece, gridLetters } from '../../view/text/word-grid/grid-letters.ts';
import { marksOf } from './schema.ts';
import '../../view/text/word-grid/word-grid.css';
import { bodyFrom } from './document.ts';

const unitless = new Set(['fontWeight', 'lineHeight', 'opacity', 'columnCount', 'tabSize', 'flex', 'zIndex']);

/** React's style object as the text of a style attribute, which ProseMirror's decorations need. */
export function cssText(style: CSSProperties): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => {
      const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const plain = unitless.has(key) || key.startsWith('--');
      const unit = typeof value === 'number' && value !== 0 && !plain ? 'px' : '';
      return `${name}:${String(value)}${unit}`;
    })
    .join(';');
}

/** The context from which the open text's styles are computed; the same as on the page. */
export interface TextLooks {
  readonly scope: TextScope;
  readonly levels: readonly ListStyle[];
}

export const lookKey = new PluginKey<DecorationSet>('look');

/**
 * Draws the open text as on the page: every paragraph and run gets the page's style. During a composition the styles
 * only move along, for an input method loses its text when the nodes around it are replaced.
 */
export function lookPlugin(looks: () => TextLooks, composing: () => boolean): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: lookKey,
    state: {
      init: (_config, state) => drawn(state.doc, looks()),
      apply(transaction, before, _old, state) {
        if (!transaction.docChanged && transaction.getMeta(lookKey) === undefined) return before;
        if (composing()) return before.map(transaction.mapping, transaction.doc);
        return drawn(state.doc, looks());
      },
    },
    props: { decorations: (state) => lookKey.getState(state) },
  });
}

function drawn(document: Node, { scope, levels }: TextLooks): DecorationSet {
  const resolved = resolveText(bodyFrom(document), levels);
  const decorations: Decoration[] = [];
  document.forEach((node, offset, index) => {
    const paragraph = resolved[index];
    if (!paragraph) return;
    decorations.push(
      Decoration.node(
        offset,
        offset + node.nodeSize,
        paragraphAttributes(
          paragraph,
          scope,
          { first: index === 0, last: index === resolved.length - 1 },
          node,
        ),
      ),
    );
    let run = 0;
    node.forEach((child, inside) => {
      const look = paragraph.runs[run]?.look;
      run += 1;
      if (!look) return;
      const from = offset + 1 + inside;
      const text = child.isText ? (child.text ?? '') : '';
      const shown = child.type.name === 'formula' ? solidLook(look, scope.colors) : look;
      const style = runStyle(shown, text, scope);
      const cells = child.isText ? gridLetters(paragraph.wordGrid, text, look.ruby) : undefined;
      if (cells) decorations.push(...cellMarks(from, cells, style));
      else if (look.ruby && child.isText) decorations.push(...pairMarks(from, text, look.ruby, style));
      else decorations.push(Decoration.inline(from, from + child.nodeSize, { style: cssText(style) }));
      if (mayHang(paragraph, look))
        decorations.push(...hangingMarks(from, text, textAfter(paragraph, run - 1)));
    });
  });
  return DecorationSet.create(document, decorations);
}

/**
 * Pinyin over each character, as on the page; the open text draws it with styles (open-text.module.css). A character
 * and its syllable share one style, so the syllable and the gap scale with the font size.
 */
function pairMarks(from: number, text: string, ruby: string, style: CSSProperties): Decoration[] {
  let at = from;
  return [...text].map((letter) => {
    const begin = at;
    at += letter.length;
    return Decoration.inline(begin, at, {
      'data-over': ruby,
      nodeName: 'span',
      style: cssText({ ...style, ...PAIR_STYLE }),
    });
  });
}

/**
 * A cell carries the style of its letter itself, because ProseMirror does not define which of two nodes around a letter
 * is the outer node.
 */
function cellMarks(from: number, pieces: readonly GridPiece[], style: CSSProperties): Decoration[] {
  const { lineHeight: _, ...inCell } = style;
  return pieces.map(({ letters, at, attributes }) =>
    Decoration.inline(from + at, from + at + letters.length, {
      ...attributes,
      nodeName: 'span',
      style: cssText(attributes ? inCell : style),
    }),
  );
}

/** `from` is the position of the text in the document. */
function hangingMarks(from: number, text: string, next: string): Decoration[] {
  let at = from;
  return hangingParts(text, next).flatMap((part) => {
    const begin = at;
    at += part.text.length;
    return part.hangs ? [Decoration.inline(begin, at, { [HANG]: '' })] : [];
  });
}

function paragraphAttributes(
  paragraph: ResolvedParagraph,
  scope: TextScope,
  place: ParagraphPlace,
  node: Node,
): Record<string, string> {
  const end = runStyle(paragraph.end, '', scope);
  const style = {
    ...paragraphStyle(paragraph, scope, place),
    color: end.color,
  };
  const mark = node.content.size === 0 ? undefined : bulletOf(paragraph, scope);
  const grid: Record<string, string> = paragraph.wordGrid ? { 'data-word-grid': paragraph.wordGrid } : {};
  if (!mark) return { ...grid, style: cssText(style) };
  return { ...grid, 'data-bullet': mark.text, style: `${cssText(style)};${mark.style}` };
}

/** The bullet as the paragraph's `::before` (see open-text.module.css). */
function bulletOf(
  paragraph: ResolvedParagraph,
  scope: TextScope,
): { readonly text: string; readonly style: string } | undefined {
  const look = bulletLook(paragraph, scope);
  if (!look) return undefined;
  const { style } = look;
  const variables = {
    size: cssLength(style.fontSize ?? look.size),
    color: style.color ?? 'inherit',
    font: style.fontFamily ?? 'inherit',
    weight: style.fontWeight ?? 'normal',
    slant: style.fontStyle ?? 'normal',
    room: cssLength(bulletRoom(paragraph, bulletWidth(look)) ?? 0),
  };
  return {
    // Only the page draws a picture bullet.
    text: look.text || '•',
    style: Object.entries(variables)
      .map(([name, value]) => `--bullet-${name}:${value}`)
      .join(';'),
  };
}

function cssLength(length: number | string): string {
  return typeof length === 'number' ? `${length}px` : length;
}

/**
 * Gives text that is typed into an empty paragraph the style of the paragraph's end: letters that the browser inserts
 * lack it.
 */
export function emptyLookPlugin(): Plugin {
  return new Plugin({
    appendTransaction(_transactions, _before, state) {
      const { $from, empty } = state.selection;
      if (!empty || state.storedMarks || $from.parent.content.size > 0) return null;
      const look = $from.parent.attrs.endProps as RunProps | null | undefined;
      return look ? state.tr.setStoredMarks(marksOf(look)) : null;
    },
  });
}
