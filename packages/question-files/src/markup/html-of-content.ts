import type { Paragraph, Run } from '@lectern/courseware';
import { escapeXml } from '@lectern/pptx/package';
import { type Content, gapOf, type Medium } from '@lectern/questions';

/** How the parts of a content that are no plain text are written. */
export interface HtmlOptions {
  /** The address of a file; undefined when its bytes are missing. */
  address(asset: string): string | undefined;
  /** A formula; the default is `\(…\)`, or `\[…\]` on a line of its own. */
  formula?(latex: string, isDisplay: boolean): string;
  /** Markup in place of a gap. */
  gap?(id: string): string;
  /** Records something that is not written. */
  note(code: string, detail?: string): void;
}

/** A content as XHTML: paragraphs, lists, and its media below. */
export function htmlOfContent(content: Content, options: HtmlOptions): string {
  return `${blocksOf(content.paragraphs, options)}${mediaOf(content, options)}`;
}

/** A content without the tag of its paragraph, where it has only one without a format; otherwise as `htmlOfContent`. */
export function inlineHtmlOf(content: Content, options: HtmlOptions): string {
  const [first, ...others] = content.paragraphs;
  if (others.length > 0 || first?.props || (first && needsSpaces(first)))
    return htmlOfContent(content, options);
  return `${first ? runsHtml(first.runs, options) : ''}${mediaOf(content, options)}`;
}

function blocksOf(paragraphs: readonly Paragraph[], options: HtmlOptions): string {
  let html = '';
  let list: 'ul' | 'ol' | undefined;
  for (const paragraph of paragraphs) {
    const type = paragraph.props?.bullet?.type;
    const wanted = type === 'number' ? 'ol' : type === 'char' ? 'ul' : undefined;
    if (list !== wanted) html += `${list ? `</${list}>` : ''}${wanted ? `<${wanted}>` : ''}`;
    list = wanted;
    const tag = wanted ? 'li' : 'p';
    html += `<${tag}${styleOf(paragraph)}>${runsHtml(paragraph.runs, options)}</${tag}>`;
  }
  return list ? `${html}</${list}>` : html;
}

const ALIGN: Readonly<Record<string, string>> = { ctr: 'center', r: 'right', just: 'justify' };

function styleOf(paragraph: Paragraph): string {
  const align = ALIGN[paragraph.props?.align ?? ''];
  const styles = [
    ...(align ? [`text-align: ${align}`] : []),
    ...(needsSpaces(paragraph) ? ['white-space: pre-wrap'] : []),
  ];
  return styles.length === 0 ? '' : ` style="${styles.join('; ')}"`;
}

/** Whether browsers would leave out some of the paragraph's spaces. */
function needsSpaces({ runs }: Paragraph): boolean {
  const text = runs.map((run) => (run.type === 'text' ? run.text : '\u2060')).join('');
  return /^ | $| {2}|[\t\n]/.test(text);
}

function runsHtml(runs: readonly Run[], options: HtmlOptions): string {
  return runs.map((run) => runHtml(run, options)).join('');
}

function runHtml(run: Run, options: HtmlOptions): string {
  const gap = gapOf(run);
  if (gap !== undefined) return options.gap?.(gap) ?? escapeXml(run.type === 'field' ? run.text : '');
  switch (run.type) {
    case 'break':
      return '<br/>';
    case 'formula':
      return options.formula?.(run.latex, run.display === true) ?? delimited(run.latex, run.display === true);
    default:
      return formatted(escapeXml(run.text), run.props ?? {}, options);
  }
}

function delimited(latex: string, isDisplay: boolean): string {
  return isDisplay ? `\\[${escapeXml(latex)}\\]` : `\\(${escapeXml(latex)}\\)`;
}

/** The formats that HTML has a plain element for; others are noted. */
const WRITTEN = new Set('bold italic underline strike baseline ruby emphasisMark link lang'.split(' '));

function formatted(html: string, props: NonNullable<Run['props']>, options: HtmlOptions): string {
  let out = html;
  if (props.baseline) out = props.baseline > 0 ? `<sup>${out}</sup>` : `<sub>${out}</sub>`;
  if (props.strike && props.strike !== 'none') out = `<s>${out}</s>`;
  if (props.underline && props.underline !== 'none') out = `<u>${out}</u>`;
  if (props.italic) out = `<em>${out}</em>`;
  if (props.bold) out = `<strong>${out}</strong>`;
  if (props.emphasisMark) out = `<span style="text-emphasis: filled dot">${out}</span>`;
  if (props.ruby) out = `<ruby>${out}<rt>${escapeXml(props.ruby)}</rt></ruby>`;
  if (props.link?.type === 'url') out = `<a href="${escapeXml(props.link.url)}">${out}</a>`;
  if (Object.keys(props).some((name) => !WRITTEN.has(name))) options.note('text-format');
  return out;
}

function mediaOf({ media = [] }: Content, options: HtmlOptions): string {
  return media.map((medium) => mediumHtml(medium, options)).join('');
}

function mediumHtml({ type, asset, alt = '' }: Medium, options: HtmlOptions): string {
  const address = options.address(asset);
  if (address === undefined) {
    options.note('file-missing', asset);
    return '';
  }
  const source = `src="${escapeXml(address)}"`;
  if (type === 'picture') return `<img ${source} alt="${escapeXml(alt)}"/>`;
  return `<${type} controls="controls" ${source}></${type}>`;
}
