import type { Run } from '@lectern/courseware';
import { ommlToLatex } from '../../formula/convert.ts';
import { latexToOmml } from '../../formula/latex-to-omml.ts';
import { MATH_NAMESPACES, readMath } from '../../formula/read-math.ts';
import { serialiseXml } from '../../package/xml.ts';
import { kept, tag, type Xml } from '../xml/xml-out.ts';

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
  return tag('a14:m', MATH_NAMESPACES, run.display ? tag('m:oMathPara', {}, xml) : xml);
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
    tag('mc:Choice', { 'xmlns:a14': MATH_NAMESPACES['xmlns:a14'], Requires: 'a14' }, node),
    tag('mc:Fallback', {}, kept(plain)),
  );
}
