import type { Run } from '@lectern/courseware';
import { strFromU8 } from 'fflate';
import { ommlToLatex } from '../../formula/convert.ts';
import { latexToOmml } from '../../formula/latex-to-omml.ts';
import { parseXml, serialiseXml, type XmlElement, XmlRefused } from '../../package/xml.ts';
import { kept, tag, type Xml } from '../xml/xml-out.ts';

const NAMESPACES = {
  'xmlns:a14': 'http://schemas.microsoft.com/office/drawing/2010/main',
  'xmlns:m': 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
} as const;

/**
 * A formula that came from PowerPoint as it was; one that was made or edited here from its LaTeX; undefined where that
 * cannot be read. Its source is read and written anew, so that nothing but a well-formed m:oMath gets into the file,
 * whoever put it into the document. `look`: the a:rPr of its runs.
 */
export function mathXml(run: Extract<Run, { type: 'formula' }>, look: Xml): Xml | undefined {
  const math = run.source === undefined ? undefined : readMath(run.source);
  // a source that another LaTeX was written over is not that of this formula any more
  const own =
    math && ommlToLatex(math).latex === run.latex ? serialiseXml(math) : latexToOmml(run.latex, look);
  const omml = own ?? (math && serialiseXml(math));
  if (omml === undefined) return undefined;
  const xml = kept(omml);
  return tag('a14:m', NAMESPACES, run.display ? tag('m:oMathPara', {}, xml) : xml);
}

function readMath(source: string): XmlElement | undefined {
  const declared = Object.entries(NAMESPACES)
    .map(([name, uri]) => `${name}="${uri}"`)
    .join(' ');
  try {
    const { root, malformed } = parseXml(`<a14:m ${declared}>${source}</a14:m>`, strFromU8);
    const [math] = root.children;
    if (malformed || root.children.length !== 1 || math?.name !== 'm:oMath') return undefined;
    return [...math.descendants()].every((each) => !each.name.startsWith('?')) ? math : undefined;
  } catch (error) {
    if (error instanceof XmlRefused) return undefined;
    throw error;
  }
}

/**
 * A node that holds formulas, for readers that know them (Office 2010 and later) and, with their words alone, for
 * those that do not.
 */
export function withFormulaFallback(node: Xml): Xml {
  if (!node.includes('<a14:m')) return node;
  const plain = node.replace(/<a14:m[\s>].*?<\/a14:m>/gs, (math) => {
    const words = [...math.matchAll(/<m:t[^>]*>([^<]*)<\/m:t>/g)].map((match) => match[1]).join('');
    return `<a:r><a:rPr/><a:t>${words}</a:t></a:r>`;
  });
  return tag(
    'mc:AlternateContent',
    { 'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006' },
    tag('mc:Choice', { 'xmlns:a14': NAMESPACES['xmlns:a14'], Requires: 'a14' }, node),
    tag('mc:Fallback', {}, kept(plain)),
  );
}
