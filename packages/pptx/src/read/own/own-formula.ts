import type { Element, ElementOf, Run } from '@lectern/courseware';
import { ommlToLatex } from '../../formula/convert.ts';
import { latexToOmml } from '../../formula/latex-to-omml.ts';
import { readMath } from '../../formula/read-math.ts';
import type { XmlElement } from '../../package/xml.ts';
import { nonVisual } from '../element-base.ts';
import { keptBase } from './kept-base.ts';
import { ownExtension } from './own-marks.ts';

const LONGEST = 65_536;

/**
 * Converts the box of an exported formula back to the formula if it has no other content: with its original LaTeX if
 * the box is unchanged, otherwise with the LaTeX of the formula that PowerPoint saved.
 */
export function asFormula(node: XmlElement, element: Element): Element {
  if (element.type !== 'shape' || !isBare(element)) return element;
  const own = ownExtension(nonVisual(node)?.child('p:cNvPr'))?.child('lectern:element');
  const mark = own?.attr('formula');
  const [paragraph, more] = element.text?.paragraphs ?? [];
  const [run, another] = paragraph?.runs ?? [];
  if (mark === undefined || !own || !run || more || another) return element;
  const written = latexIn(own.text);
  const latex = saysSame(run, written) ? written : run.type === 'formula' ? run.latex : undefined;
  if (latex === undefined || latex.length > LONGEST) return element;
  const { size, fill } = run.props ?? {};
  // Math that was not fully understood is exported again unchanged.
  const kept = run.type === 'formula' && latex !== written ? run.source : undefined;
  const formula: ElementOf<'formula'> = {
    ...keptBase(element),
    type: 'formula',
    latex,
    ...(size !== undefined && { size }),
    ...(fill && { fill }),
    ...(kept !== undefined && { source: kept }),
    ...(mark === 'fits' && { fits: true }),
  };
  return formula;
}

/** Whether a text box draws nothing but its text. */
function isBare({ textBox, fill, line, effects, pageFill, placeholder }: ElementOf<'shape'>): boolean {
  const seen = fill !== undefined && fill.type !== 'none';
  return textBox === true && !seen && !line && !effects && !pageFill && !placeholder;
}

function latexIn(json: string): string | undefined {
  try {
    const latex: unknown = JSON.parse(json);
    return typeof latex === 'string' ? latex : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the box contains the export of that LaTeX. */
function saysSame(run: Run, latex: string | undefined): latex is string {
  if (latex === undefined) return false;
  if (run.type !== 'formula') return run.type === 'text' && run.text === latex;
  const omml = latexToOmml(latex);
  const math = omml === undefined ? undefined : readMath(omml);
  return math !== undefined && ommlToLatex(math).latex === run.latex;
}
