import type { XmlElement } from '../../package/xml.ts';
import { integerOf, numberOf } from '../../read/geometry/units.ts';
import type { ConstraintValues } from '../constraints.ts';
import { type DataPoint, isEntry } from '../data-model.ts';
import { type LayoutNode, variable } from '../layout-node.ts';

/** A paragraph of a node's text: its point, its level, and which font size it has. */
export interface NodeParagraph {
  readonly point: DataPoint;
  /** Counted from 0. */
  readonly level: number;
  readonly bullet: boolean;
  /** Which of the node's two font sizes it has. */
  readonly size: 'primFontSz' | 'secFontSz';
  /** Words with their lengths in ems, and the font size in points of runs that have one. */
  readonly words: readonly Word[];
}

/** A word that is `ems` wide, relative to its font size; `size` in points if the run has one. */
interface Word {
  readonly ems: number;
  readonly size: number | undefined;
  readonly breaks: boolean;
}

/** Default inset of a text in its shape, points. */
const INSET = 4;
/** Size of a secondary text relative to the primary text, as in PowerPoint. */
const SECOND_SIZE = 0.78;

/** The paragraphs that a node shows; empty for empty placeholders. */
export function paragraphsOf(node: LayoutNode): NodeParagraph[] {
  const starts = integerOf(node.parameters.get('stBulletLvl')) ?? 2;
  const shown = node.shown.filter((point) => textOf(point) !== undefined);
  return shown.flatMap((point) => {
    const level = Math.max(0, Math.min(8, point.depth - baseDepth(node)));
    const bullet = starts > 0 && level + 1 >= starts && isEntry(point);
    const paragraphs = textOf(point)?.all('a:p') ?? [];
    return paragraphs.map((paragraph) => ({
      point,
      level,
      bullet,
      size: bullet || level > 0 ? ('secFontSz' as const) : ('primFontSz' as const),
      words: wordsOf(paragraph),
    }));
  });
}

/** Depth of the entry that is the first level of a node's text. */
function baseDepth(node: LayoutNode): number {
  const [first] = node.shown;
  if (!first) return 0;
  return node.context.type === 'doc' ? first.depth : Math.min(node.context.depth, first.depth);
}

/** The dgm:t of a point if it contains text. */
export function textOf(point: DataPoint): XmlElement | undefined {
  if (point.id.includes('/')) return undefined;
  const body = point.element.child('dgm:t');
  return body?.find('a:t') &&
    [...body.descendants()].some((one) => one.name === 'a:t' && one.text.trim() !== '')
    ? body
    : undefined;
}

/** Whether a node's text is vertical (a:bodyPr/@vert). */
export function isVertical(node: LayoutNode): boolean {
  const [first] = node.shown;
  return (
    first !== undefined &&
    /^(vert|vert270|eaVert)$/.test(textOf(first)?.child('a:bodyPr')?.attr('vert') ?? '')
  );
}

/** Font size of one kind in a node, points. */
export function fontSize(
  node: LayoutNode,
  values: ConstraintValues,
  kind: 'primFontSz' | 'secFontSz',
): number {
  const first = values.get(node, 'primFontSz') ?? 65;
  if (kind === 'primFontSz') return first;
  return values.get(node, 'secFontSz') ?? Math.max(1, Math.floor(first * SECOND_SIZE));
}

/** Insets of a node's text in its shape, points. */
export function insetsOf(node: LayoutNode, values: ConstraintValues): Record<'l' | 't' | 'r' | 'b', number> {
  const side = (type: string) => Math.max(0, values.get(node, type) ?? INSET);
  return { l: side('lMarg'), t: side('tMarg'), r: side('rMarg'), b: side('bMarg') };
}

/**
 * Whether a node's text has paragraphs below the first level, for which other alignments apply (parTxLTRAlign and
 * shpTxLTRAlignCh).
 */
export function hasBullets(paragraphs: readonly NodeParagraph[]): boolean {
  return paragraphs.some(({ bullet, level }) => bullet || level > 0);
}

/** Whether a node runs from right to left. */
export function runsBackwards(node: LayoutNode): boolean {
  return variable(node, 'dir') === 'rev';
}

const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
/** Widths of letters in a font such as Calibri, ems; other letters have `PLAIN`. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[\s]/, 0.226],
  [/[ijl.,:;'|!]/, 0.25],
  [/[ftrI()[\]-]/, 0.32],
  [/[mw%@]/, 0.78],
  [/[MW]/, 0.87],
  [/[A-Z&]/, 0.58],
  [/[0-9]/, 0.507],
  [/[\u0590-\u06ff]/, 0.45],
];
const PLAIN = 0.5;

export function emsOf(text: string): number {
  let ems = 0;
  for (const character of text) {
    ems += WIDE.test(character) ? 1 : (LETTERS.find(([pattern]) => pattern.test(character))?.[1] ?? PLAIN);
  }
  return ems;
}

/** Splits a paragraph where a line may break: after spaces and hyphens, and between full-width characters. */
function wordsOf(paragraph: XmlElement): Word[] {
  const words: Word[] = [];
  for (const run of paragraph.children) {
    if (run.name === 'a:br') words.push({ ems: 0, size: undefined, breaks: true });
    if (run.name !== 'a:r' && run.name !== 'a:fld') continue;
    const points = numberOf(run.child('a:rPr')?.attr('sz'));
    const bold = run.child('a:rPr')?.attr('b') === '1' ? 1.04 : 1;
    const text = (run.child('a:t')?.text ?? '').slice(0, 20_000);
    for (const piece of text.match(/[^\s\u2e80-\uffef]+\s*|[\u2e80-\uffef]\s*|\s+/g) ?? []) {
      words.push({
        ems: emsOf(piece) * bold,
        size: points === undefined ? undefined : points / 100,
        breaks: false,
      });
    }
  }
  return words.slice(0, 5000);
}
