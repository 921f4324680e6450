import type { Element } from '@lectern/courseware';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../../package/own-extension.ts';
import type { XmlElement } from '../../package/xml.ts';
import { nonVisual } from '../../read/element-base.ts';
import { contentsWords } from '../../read/own/own-contents.ts';
import { coverWords } from '../../read/own/own-cover.ts';
import { inClassOf, ownExtension } from '../../read/own/own-marks.ts';
import type { OutScope } from '../package/out-scope.ts';
import type { PatchedXml, Splice } from '../xml/patched-xml.ts';
import { tag, text, type Xml } from '../xml/xml-out.ts';

type ShapeIds = OutScope['shapeIds'];

/**
 * The extension of a shape with data that PowerPoint lacks; undefined without such data. `pinyin` is the JSON of a text
 * with pinyin for the group that replaces it.
 */
export function ownDataXml(element: Element, shapeIds: ShapeIds, pinyin?: string): Xml | undefined {
  const tool = element.type === 'tool' ? element : undefined;
  const { cover, contents } = element.type === 'shape' ? element : {};
  const formula = element.type === 'formula' ? element : undefined;
  const question = element.type === 'question' ? element : undefined;
  const marks = inClassOf(element);
  const basket = marks.basketId === undefined ? undefined : shapeIds.get(marks.basketId);
  const isMarked = marks.movableInClass || marks.copiesInClass || marks.basketInClass;
  const isSaid =
    tool ||
    formula ||
    question ||
    isMarked ||
    basket !== undefined ||
    cover ||
    contents ||
    pinyin !== undefined;
  if (!isSaid) return undefined;
  const own = tag(
    'lectern:element',
    {
      'xmlns:lectern': OWN_NAMESPACE,
      movable: marks.movableInClass || undefined,
      copies: marks.copiesInClass || undefined,
      sorts: marks.basketInClass || undefined,
      basket,
      tool: tool?.toolKey,
      cover: cover && coverWords(cover),
      contents: contents && contentsWords(contents),
      formula: formula && (formula.fits ? 'fits' : 'own'),
      pinyin: pinyin !== undefined || undefined,
      question: question !== undefined || undefined,
    },
    tool && text(asciiJson(tool.data)),
    formula && text(asciiJson(formula.latex)),
    question && text(asciiJson({ question: question.question, library: question.library })),
    pinyin !== undefined && text(pinyin),
  );
  return tag('a:ext', { uri: OWN_EXTENSION }, own);
}

/** JSON with only ASCII characters, all of which XML allows. */
export function asciiJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[^\u0020-\ud7ff\ue000-\ufffd]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The same as edits of a shape's existing XML: insertions, removals and replacements. */
export function ownDataEdits(
  patch: PatchedXml,
  node: XmlElement,
  element: Element,
  shapeIds: ShapeIds,
): Splice[] {
  const drawing = nonVisual(node)?.child('p:cNvPr');
  if (!drawing) return [];
  const xml = ownDataXml(element, shapeIds) ?? '';
  const present = ownExtension(drawing);
  if (present) return [[present.start, present.end, xml]];
  if (xml === '') return [];
  const list = drawing.child('a:extLst');
  return [list ? atEnd(patch, list, xml) : atEnd(patch, drawing, tag('a:extLst', {}, xml as Xml))];
}

function atEnd(patch: PatchedXml, element: XmlElement, xml: string): Splice {
  const open = patch.startTag(element);
  const at = element.start + open.length;
  if (open.endsWith('/>')) return [at - 2, at, `>${xml}</${/^<([^\s/>]+)/.exec(open)?.[1] ?? ''}>`];
  const end = patch.text.lastIndexOf('</', element.end - 1);
  return [end, end, xml];
}
