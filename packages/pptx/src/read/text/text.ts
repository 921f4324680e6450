import type { Paragraph, Run, RunProps, TextBody, TextBox } from '@lectern/courseware';
import { ommlToLatex } from '../../formula/convert.ts';
import { contentOf } from '../../package/compatibility.ts';
import { serialiseXml, type XmlElement } from '../../package/xml.ts';
import { note, type TreeScope } from '../context.ts';
import { cameraTurn } from '../geometry/frame.ts';
import { adjustOf } from '../geometry/geometry.ts';
import { booleanOf, compact, degreesOf, fractionOf, integerOf, oneOf, px } from '../geometry/units.ts';
import { readListStyle, readParagraphProps } from './paragraph-props.ts';
import { readRunProps } from './run-props.ts';

/** A text body (p:txBody, a:txBody, dgm:t, c:rich; 21.1.2.1); undefined when the element is missing. */
export function readTextBody(element: XmlElement | undefined, scope: TreeScope): TextBody | undefined {
  if (!element) return undefined;
  const box = readTextBox(element.child('a:bodyPr'), scope);
  const levels = readListStyle(element.child('a:lstStyle'), scope);
  const paragraphs = contentOf(element)
    .filter((child) => child.name === 'a:p')
    .map((child) => readParagraph(child, scope));
  return {
    paragraphs: paragraphs.length > 0 ? paragraphs : [{ runs: [] }],
    ...(box ? { box } : {}),
    ...(levels ? { levels } : {}),
  };
}

/** Whether a body has visible text: a run that is not empty. */
export function hasText(body: TextBody | undefined): boolean {
  return body?.paragraphs.some((paragraph) => paragraph.runs.some(showsSomething)) ?? false;
}

function showsSomething(run: Run): boolean {
  return run.type === 'text' ? run.text.trim() !== '' : run.type !== 'break';
}

function readParagraph(element: XmlElement, scope: TreeScope): Paragraph {
  const props = readParagraphProps(element.child('a:pPr'), scope);
  const endProps = readRunProps(element.child('a:endParaRPr'), scope);
  const runs: Run[] = [];
  for (const child of contentOf(element)) readRun(child, runs, scope);
  return { ...(props ? { props } : {}), runs, ...(endProps ? { endProps } : {}) };
}

function readRun(element: XmlElement, runs: Run[], scope: TreeScope): void {
  switch (element.name) {
    case 'a:r': {
      const props = readRunProps(element.child('a:rPr'), scope);
      pushText(element.child('a:t')?.text ?? '', props, runs);
      return;
    }
    case 'a:br': {
      const props = breakProps(readRunProps(element.child('a:rPr'), scope), runs.at(-1));
      runs.push({ type: 'break', ...(props ? { props } : {}) });
      return;
    }
    case 'a:fld': {
      const props = readRunProps(element.child('a:rPr'), scope);
      const text = plain(element.child('a:t')?.text ?? '').slice(0, 1024);
      const field = (element.attr('type') ?? '').slice(0, 64);
      // a field without a type is text that was computed once
      if (field === '') pushText(text, props, runs);
      else runs.push({ type: 'field', field, text, ...(props ? { props } : {}) });
      return;
    }
    case 'a14:m':
    case 'm:oMathPara':
    case 'm:oMath':
      readFormulas(element, runs, scope);
      return;
    case 'a:pPr':
    case 'a:endParaRPr':
      return;
    default:
      // an unknown wrapper of runs: its meaning is lost, its text is kept
      for (const child of contentOf(element)) readRun(child, runs, scope);
  }
}

/** Properties that determine the line height. */
const HEIGHT = ['size', 'latin', 'eastAsian', 'complexScript'] as const;

/**
 * Properties of a break: without its own size it ends a line in the size of the run before. PowerPoint does not make
 * the line as high as the paragraph's default size.
 */
function breakProps(own: RunProps | undefined, before: Run | undefined): RunProps | undefined {
  const { props } = before ?? {};
  if (own?.size !== undefined || props === undefined) return own;
  const taken: RunProps = { ...own };
  for (const key of HEIGHT)
    if (props[key] !== undefined) Object.assign(taken, { [key]: own?.[key] ?? props[key] });
  return Object.keys(taken).length > 0 ? taken : undefined;
}

/** Adds a run; `_x000B_` in a text is a vertical tab, which some programs use for a line break. */
function pushText(text: string, props: RunProps | undefined, runs: Run[]): void {
  linesOf(text).forEach((line, index) => {
    if (index > 0) runs.push({ type: 'break', ...(props ? { props } : {}) });
    if (line !== '') runs.push({ type: 'text', text: line, ...(props ? { props } : {}) });
  });
}

/** The lines of a run's text, between which breaks are inserted. */
export function linesOf(text: string): string[] {
  return text.split(/_x000B_|\v/i).map(plain);
}

/** The text without escapes and characters that XML 1.0 does not allow in text (22.9.2.19). */
function plain(text: string): string {
  const known = text.includes('_x') ? text.replace(/_x000[0-9A-Da-d]_/g, '') : text;
  // a line feed in a run is a space: lines end with a:br
  const shown = known.includes('\n') ? known.replace(/\r?\n/g, ' ') : known;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  return /[\0-\x08\x0b-\x1f]/.test(shown) ? shown.replace(/[\0-\x08\x0b-\x1f]/g, '') : shown;
}

function readFormulas(element: XmlElement, runs: Run[], scope: TreeScope, display = false): void {
  if (element.name === 'm:oMath') {
    runs.push(formulaRun(element, scope, display));
    return;
  }
  const block = display || element.name === 'm:oMathPara';
  for (const child of contentOf(element)) {
    if (child.name === 'm:oMath' || child.name === 'm:oMathPara') readFormulas(child, runs, scope, block);
  }
}

function formulaRun(element: XmlElement, scope: TreeScope, display: boolean): Run {
  const { latex, unknown } = ommlToLatex(element);
  for (const name of unknown) note(scope, 'FORMULA_PART', undefined, name);
  const props = readRunProps(element.find('a:rPr'), scope, 'formula');
  return {
    type: 'formula',
    latex,
    source: serialiseXml(element),
    ...(display ? { display: true } : {}),
    ...(props ? { props } : {}),
  };
}

/** Warps of 20.1.10.76, all of which the stage draws. Text with an unknown name is shown straight. */
const WARPS = new Set(
  (
    'Plain Stop Triangle TriangleInverted Chevron ChevronInverted RingInside RingOutside ArchUp ArchDown Circle Button ' +
    'ArchUpPour ArchDownPour CirclePour ButtonPour CurveUp CurveDown CanUp CanDown Wave1 Wave2 DoubleWave1 Wave4 ' +
    'Inflate Deflate InflateBottom DeflateBottom InflateTop DeflateTop DeflateInflate DeflateInflateDeflate FadeRight ' +
    'FadeLeft FadeUp FadeDown SlantUp SlantDown CascadeUp CascadeDown'
  )
    .split(' ')
    .map((name) => `text${name}`),
);

/** The box of a text (CT_TextBodyProperties, 21.1.2.1.1). */
export function readTextBox(element: XmlElement | undefined, scope: TreeScope): TextBox | undefined {
  if (!element || (element.attributes.length === 0 && element.children.length === 0)) return undefined;
  const wrap = element.attr('wrap');
  const preset = element.child('a:prstTxWarp');
  const warp = preset?.attr('prst');
  const shown = warp && warp !== 'textNoShape' ? warp.slice(0, 32) : undefined;
  if (shown && !WARPS.has(shown)) note(scope, 'TEXT_WARP', undefined, shown);
  const turn = (degreesOf(element.attr('rot')) ?? 0) + cameraTurn(element.child('a:scene3d'));
  const box = compact<TextBox>({
    insetLeft: px(element.attr('lIns')),
    insetTop: px(element.attr('tIns')),
    insetRight: px(element.attr('rIns')),
    insetBottom: px(element.attr('bIns')),
    anchor: oneOf(element.attr('anchor'), ['t', 'ctr', 'b', 'just', 'dist']),
    anchorCenter: booleanOf(element.attr('anchorCtr')),
    wrap: wrap === undefined ? undefined : wrap !== 'none',
    autofit: readAutofit(element),
    vertical: verticalOf(element.attr('vert')),
    columns: integerOf(element.attr('numCol'), 1, 16),
    columnGap: px(element.attr('spcCol')),
    rotation: turn || undefined,
    upright: booleanOf(element.attr('upright')),
    horizontalOverflow: oneOf(element.attr('horzOverflow'), ['overflow', 'clip']),
    verticalOverflow: oneOf(element.attr('vertOverflow'), ['overflow', 'clip', 'ellipsis']),
    warp: shown,
    warpAdjust: shown && preset ? adjustOf(preset) : undefined,
  });
  return Object.keys(box).length > 0 ? box : undefined;
}

export function verticalOf(value: string | undefined): TextBox['vertical'] {
  return oneOf(value, [
    'horz',
    'vert',
    'vert270',
    'wordArtVert',
    'eaVert',
    'mongolianVert',
    'wordArtVertRtl',
  ]);
}

function readAutofit(element: XmlElement): TextBox['autofit'] {
  if (element.child('a:noAutofit')) return { type: 'none' };
  if (element.child('a:spAutoFit')) return { type: 'grow' };
  const shrink = element.child('a:normAutofit');
  if (!shrink) return undefined;
  const fontScale = fractionOf(shrink.attr('fontScale'));
  const lineReduction = fractionOf(shrink.attr('lnSpcReduction'));
  return {
    type: 'shrink',
    ...(fontScale === undefined ? {} : { fontScale }),
    ...(lineReduction === undefined ? {} : { lineReduction }),
  };
}
