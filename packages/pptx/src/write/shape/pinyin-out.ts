import {
  type CoursewareReader,
  designOf,
  type Element,
  type ElementOf,
  homeOf,
  lookOf,
  type ResolvedRun,
  type RunProps,
  resolveText,
  type TextBody,
} from '@lectern/courseware';
import { inClassOf } from '../../read/own/own-marks.ts';
import type { OutScope } from '../package/out-scope.ts';
import { transformXml } from '../paint/geometry-out.ts';
import { tag, type Xml } from '../xml/xml-out.ts';
import { drawingPropertiesXml, locksXml } from './element-base-out.ts';
import { asciiJson } from './own-data-out.ts';
import { type PinyinPiece, pinyinPieces, SYLLABLE, SYLLABLE_LINE } from './pinyin-lines.ts';

type Shape = ElementOf<'shape'>;

/** Most shapes for one text; PowerPoint becomes slow with more. */
const MOST_LETTERS = 1500;

/**
 * Whether a text is written as a group of its characters with pinyin above, because PowerPoint cannot set pinyin.
 * Otherwise it is written as a text without pinyin, and the pinyin is stored beside its runs: for vertical text,
 * columns, links, bullets, formulas, paragraph-by-paragraph animations, and shapes with connectors.
 */
export function goesAsPinyin(element: Element, reader: CoursewareReader): boolean {
  if (element.type !== 'shape' || !element.text || element.cover || element.contents) return false;
  const { text, frame } = element;
  if (!text.paragraphs.some(({ runs }) => runs.some(({ props }) => props?.ruby !== undefined))) return false;
  if (frame.flipH || frame.flipV) return false;
  const pageId = homeOf(reader, element.id);
  const page = pageId === undefined ? undefined : reader.find('page', pageId);
  if (!page) return false;
  const inParts = page.animations?.some(
    ({ elementId, paragraphs, part }) => elementId === element.id && (paragraphs ?? part) !== undefined,
  );
  if (inParts || isTied(element.id, page.id, reader)) return false;
  const { box, levels } = lookOf(element, designOf(reader, page.id));
  const plain =
    box.vertical === 'horz' && box.columns === 1 && !box.rotation && element.text.box?.warp === undefined;
  const paragraphs = resolveText(text, levels);
  const letters = paragraphs.reduce(
    (sum, { runs }) => sum + runs.reduce((of, { run }) => of + wordsIn(run), 0),
    0,
  );
  return (
    plain &&
    letters <= MOST_LETTERS &&
    paragraphs.every(
      ({ bullet, rtl, runs }) =>
        bullet.type === 'none' &&
        !rtl &&
        runs.every(({ run, look }) => run.type !== 'formula' && isPlain(look)),
    )
  );
}

export function isPinyinGroup(elementId: string, reader: CoursewareReader): boolean {
  const element = reader.find('element', elementId);
  return element !== undefined && goesAsPinyin(element, reader);
}

function wordsIn(run: TextBody['paragraphs'][number]['runs'][number]): number {
  return run.type === 'text' || run.type === 'field' ? run.text.length : 0;
}

function isPlain({ link, hoverLink, fill, outline }: ResolvedRun): boolean {
  return !link && !hoverLink && fill?.type !== 'picture' && outline?.fill?.type !== 'picture';
}

function isTied(id: string, parentId: string, reader: CoursewareReader): boolean {
  return reader.children(parentId).some((childId) => {
    const child = reader.find('element', childId);
    if (child?.type === 'group') return isTied(id, childId, reader);
    return child?.type === 'line' && (child.start?.elementId === id || child.end?.elementId === id);
  });
}

/**
 * Writes a text with pinyin as a group: its box, then its characters, each with its syllable. The text itself is stored in
 * an extension.
 */
export function pinyinXml(
  element: Shape,
  scope: OutScope,
  xmlOf: (element: Element, scope: OutScope) => Xml,
): Xml {
  const { reader } = scope;
  const { text = { paragraphs: [{ runs: [] }] }, placeholder, frame } = element;
  const { box, levels } = lookOf(element, designOf(reader, homeOf(reader, element.id) ?? ''));
  const { autofit } = box;
  const fontScale = autofit?.type === 'shrink' ? (autofit.fontScale ?? 1) : 1;
  const pieces = pinyinPieces(resolveText(text, levels), box, frame, fontScale);
  const own = {
    text,
    ...(placeholder && { placeholder }),
    ...(!element.geometry && { outlineOfLayout: true }),
  };
  return tag(
    'p:grpSp',
    {},
    tag(
      'p:nvGrpSpPr',
      {},
      drawingPropertiesXml(element, scope, asciiJson(own)),
      tag('p:cNvGrpSpPr', {}, locksXml('a:grpSpLocks', element)),
      tag('p:nvPr'),
    ),
    tag('p:grpSpPr', {}, transformXml('a:xfrm', frame, frame)),
    xmlOf({ ...boxOf(element), frame: { x: 0, y: 0, w: frame.w, h: frame.h } }, scope),
    ...pieces.map((piece, index) => xmlOf(pieceShape(element, piece, index), scope)),
  );
}

/** The shape without its text and without properties that the group has. */
function boxOf(element: Shape): Shape {
  const { text: _text, placeholder: _placeholder, click: _click, hover: _hover, ...rest } = element;
  const { name: _name, alt: _alt, creationId: _creation, locked: _locked, hidden: _hidden, ...bare } = rest;
  const marks = Object.fromEntries(Object.keys(inClassOf(element)).map((key) => [key, undefined]));
  return { ...bare, ...marks, id: `${element.id} box`, parentId: element.id };
}

function pieceShape({ id }: Shape, piece: PinyinPiece, index: number): Shape {
  const { letters, syllable, size, w, h } = piece;
  const look = plainProps(piece.look);
  const { underline: _underline, strike: _strike, emphasisMark: _dots, ...syllableLook } = look;
  const line = (text: string, props: RunProps, points: number, height: number) => ({
    props: { align: 'ctr' as const, lineSpacing: { type: 'points' as const, value: tenths(height) } },
    runs: [{ type: 'text' as const, text, props: { ...props, size: Math.max(1, tenths(points)) } }],
  });
  return {
    kind: 'element',
    type: 'shape',
    id: `${id} pair ${index}`,
    parentId: id,
    order: `a${index}`,
    // Positions in a group are relative to its corner.
    frame: { x: piece.x, y: piece.y, w, h },
    textBox: true,
    text: {
      box: {
        anchor: 'b',
        wrap: false,
        insetLeft: 0,
        insetRight: 0,
        insetTop: 0,
        insetBottom: 0,
        autofit: { type: 'none' },
      },
      paragraphs: [
        ...(syllable === undefined
          ? []
          : [line(syllable, syllableLook, size * SYLLABLE, size * SYLLABLE_LINE)]),
        line(letters, look, size, size * 1.2),
      ],
    },
  };
}

function plainProps({
  ruby: _,
  baseline: _baseline,
  link: _link,
  hoverLink: _hover,
  ...look
}: ResolvedRun): RunProps {
  return look;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
