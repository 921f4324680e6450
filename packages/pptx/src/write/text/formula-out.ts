import type { Element, Run } from '@lectern/courseware';
import { ommlToLatex } from '../../formula/convert.ts';
import { latexToOmml } from '../../formula/latex-to-omml.ts';
import { MATH_NAMESPACES, readMath } from '../../formula/read-math.ts';
import { serialiseXml } from '../../package/xml.ts';
import type { OutScope } from '../package/out-scope.ts';
import { geometryXml, transformXml } from '../paint/geometry-out.ts';
import { kept, tag, text, type Xml } from '../xml/xml-out.ts';

/**
 * An imported formula unchanged; a new or edited formula from its LaTeX; undefined if that cannot be parsed. The source
 * is parsed and serialised again, so that only a well-formed m:oMath is written to the file, even if the document
 * contains another. `look`: the a:rPr of its runs.
 */
export function mathXml(run: Extract<Run, { type: 'formula' }>, look: Xml): Xml | undefined {
  const math = run.source === undefined ? undefined : readMath(run.source);
  // a source whose LaTeX was overwritten no longer belongs to this formula
  const own =
    math && ommlToLatex(math).latex === run.latex ? serialiseXml(math) : latexToOmml(run.latex, look);
  const omml = own ?? (math && serialiseXml(math));
  if (omml === undefined) return undefined;
  const xml = kept(omml);
  return tag('a14:m', MATH_NAMESPACES, run.display ? tag('m:oMathPara', {}, xml) : xml);
}

/**
 * A node with formulas for readers that support them (Office 2010 and later) and, for other readers, its drawn picture.
 * Without a picture they get its text with each formula as LaTeX.
 */
export function withFormulaFallback(node: Xml, element: Pick<Element, 'id' | 'frame'>, scope: OutScope): Xml {
  if (!node.includes('<a14:m')) return node;
  const drawn = scope.pictures.get(element.id);
  if (!drawn) scope.undrawn(element.id);
  return tag(
    'mc:AlternateContent',
    { 'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006' },
    tag('mc:Choice', { 'xmlns:a14': MATH_NAMESPACES['xmlns:a14'], Requires: 'a14' }, node),
    tag('mc:Fallback', {}, drawn ? drawnXml(node, element, drawn, scope) : wordsXml(node)),
  );
}

/** The picture in place of the node, with its id and name. */
function drawnXml(
  node: Xml,
  { id, frame }: Pick<Element, 'id' | 'frame'>,
  png: Uint8Array,
  { part, package: target }: OutScope,
): Xml {
  const properties = /<p:cNvPr\b[^>]*?(?:\/>|>.*?<\/p:cNvPr>)/s.exec(node)?.[0] ?? '';
  const relation = part.relate('image', target.media(`drawn ${id}`, 'image/png', png));
  // The picture is mirrored already.
  const { flipH: _, flipV: _down, ...place } = frame;
  return tag(
    'p:pic',
    {},
    tag('p:nvPicPr', {}, kept(properties), tag('p:cNvPicPr'), tag('p:nvPr')),
    tag('p:blipFill', {}, tag('a:blip', { 'r:embed': relation }), tag('a:stretch', {}, tag('a:fillRect'))),
    tag('p:spPr', {}, transformXml('a:xfrm', place), geometryXml({ type: 'preset', preset: 'rect' })),
  );
}

function wordsXml(node: Xml): Xml {
  return kept(
    node.replace(/<a14:m[\s>].*?<\/a14:m>/gs, (math) => {
      const words = [...math.matchAll(/<m:oMath>.*?<\/m:oMath>|<m:oMath\s.*?<\/m:oMath>/gs)].map(([source]) =>
        latexOf(source),
      );
      return words.map((each) => tag('a:r', {}, tag('a:rPr'), tag('a:t', {}, text(each)))).join('');
    }),
  );
}

/** Empty for a formula that cannot be read: its letters without their structure would be another formula. */
function latexOf(source: string): string {
  const math = readMath(source);
  return math ? ommlToLatex(math).latex : '';
}
