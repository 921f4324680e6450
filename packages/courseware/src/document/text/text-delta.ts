import type { Paragraph, Run, RunProps } from '../../records/text.ts';
import { equalPlain, type Plain } from '../plain.ts';
import { plainCopy } from '../plain-copy.ts';
import { validParagraphProps, validRunProps } from './text-check.ts';

export type Attributes = Readonly<Record<string, Plain>>;

/** A segment of a Y.Text: characters, or one embedded object (a break, a field, a formula). */
export interface Segment {
  readonly insert: string | Readonly<Record<string, Plain>>;
  readonly attributes: Attributes;
}

/** Attribute of the '\n' that ends a paragraph: the paragraph's properties as one value. */
const PARAGRAPH = 'p';
/**
 * Attribute of a '\n' without `endProps`: it then carries the properties of its last run, because ending and beginning
 * every run property around each paragraph's end would double the size of a document.
 */
const NO_END = 'e';

/** Whether this version writes this attribute; other attributes are left unchanged. */
export function isParagraphAttribute(key: string): boolean {
  return key === PARAGRAPH || key === NO_END;
}

function attributesOf(props: RunProps | undefined): Record<string, Plain> {
  return props === undefined ? {} : (plainCopy(props) as Record<string, Plain>);
}

function embedOf(run: Exclude<Run, { type: 'text' }>): Readonly<Record<string, Plain>> {
  const { props: _, ...rest } = run;
  return plainCopy(rest) as Record<string, Plain>;
}

/** The segments of a text's paragraphs: each paragraph ends with a '\n' that carries its properties. */
export function segmentsOf(paragraphs: readonly Paragraph[]): Segment[] {
  const segments: Segment[] = [];
  for (const paragraph of paragraphs) {
    let last: Record<string, Plain> = {};
    for (const run of paragraph.runs) {
      const attributes = attributesOf(run.props);
      if (run.type !== 'text') segments.push({ insert: embedOf(run), attributes });
      else if (run.text === '') continue;
      else pushText(segments, run.text, attributes);
      last = attributes;
    }
    segments.push({ insert: '\n', attributes: endAttributes(paragraph, last) });
  }
  return segments;
}

/** A line feed inside a run would end the paragraph: it is written as a break. */
function pushText(segments: Segment[], text: string, attributes: Attributes): void {
  const lines = text.includes('\n') ? text.split('\n') : [text];
  lines.forEach((line, index) => {
    if (index > 0) segments.push({ insert: { type: 'break' }, attributes });
    if (line !== '') segments.push({ insert: line, attributes });
  });
}

function endAttributes(paragraph: Paragraph, last: Record<string, Plain>): Attributes {
  const end = attributesOf(paragraph.endProps);
  const attributes = Object.keys(end).length > 0 ? end : { ...last };
  if (attributes !== end && Object.keys(last).length > 0) attributes[NO_END] = true;
  const props = plainCopy(paragraph.props ?? {}) as Record<string, Plain>;
  if (Object.keys(props).length > 0) attributes[PARAGRAPH] = props;
  return attributes;
}

/** The paragraphs of a text's segments. Invalid parts are left out. Empty when there are no segments. */
export function paragraphsOf(segments: readonly Segment[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let runs: Run[] = [];
  for (const { insert, attributes } of segments) {
    if (typeof insert !== 'string') {
      const run = runOf(insert, attributes);
      if (run) runs.push(run);
      continue;
    }
    const lines = insert.split('\n');
    lines.forEach((line, index) => {
      if (line !== '') pushRun(runs, line, attributes);
      if (index === lines.length - 1) return;
      paragraphs.push(paragraphOf(runs, attributes));
      runs = [];
    });
  }
  if (runs.length > 0) paragraphs.push({ runs });
  return paragraphs;
}

function pushRun(runs: Run[], text: string, attributes: Attributes): void {
  const props = validRunProps(attributes);
  const last = runs.at(-1);
  if (last?.type === 'text' && equalPlain(last.props, props)) {
    runs[runs.length - 1] = { ...last, text: last.text + text };
  } else runs.push(props === undefined ? { type: 'text', text } : { type: 'text', text, props });
}

function paragraphOf(runs: Run[], attributes: Attributes): Paragraph {
  const paragraph: Paragraph = { runs };
  const props = validParagraphProps(attributes[PARAGRAPH]);
  if (props !== undefined) paragraph.props = props;
  const endProps = attributes[NO_END] === true ? undefined : validRunProps(attributes);
  if (endProps !== undefined) paragraph.endProps = endProps;
  return paragraph;
}

function runOf(embed: Readonly<Record<string, Plain>>, attributes: Attributes): Run | undefined {
  const props = validRunProps(attributes);
  const look = props === undefined ? {} : { props };
  const { type, field, text, latex, source, display } = embed;
  if (type === 'break') return { type, ...look };
  if (type === 'field' && typeof field === 'string' && typeof text === 'string') {
    return { type, field, text, ...look };
  }
  if (type !== 'formula' || typeof latex !== 'string') return undefined;
  const run: Run = { type, latex, ...look };
  if (typeof source === 'string') run.source = source;
  if (typeof display === 'boolean') run.display = display;
  return run;
}

/**
 * The paragraphs in the form that is read after storing: empty runs removed, equal neighbours joined, line feeds as
 * breaks.
 */
export function normalParagraphs(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphsOf(segmentsOf(paragraphs));
}
