import { type Content, contentOf, type Medium } from '@lectern/questions';
import { decodeBase64 } from '../../build/decode-base64.ts';
import type { Note, ReportBuilder } from '../../build/report-builder.ts';
import { contentOfMarkdown } from '../../markup/content-of-markdown.ts';
import { contentOfMarkup, type MarkupContext } from '../../markup/content-of-markup.ts';
import { childNamed, childrenNamed, type MarkupElement, textIn, textOf } from '../../markup/node.ts';
import { parseHtml } from '../../markup/parse-html.ts';

const PLUGIN_FILE = '@@PLUGINFILE@@/';

/** The file around a question, for the readers of question types. */
export interface MoodleContext {
  readonly builder: ReportBuilder;
  readonly notes: Note[];
}

/** A text of a question, in the format of its element, with the files in it. Empty without the element. */
export function contentIn(
  element: MarkupElement | undefined,
  context: MoodleContext,
  inline?: MarkupContext['inline'],
): Content {
  if (!element) return { paragraphs: [] };
  const text = childNamed(element, 'text');
  const source = text ? textOf(text) : textOf({ ...element, children: element.children.filter(isText) });
  return contentOfText(source, element.attributes.get('format') ?? 'html', element, context, inline);
}

function isText(child: MarkupElement['children'][number]): boolean {
  return typeof child === 'string';
}

export function contentOfText(
  source: string,
  format: string,
  element: MarkupElement,
  context: MoodleContext,
  inline?: MarkupContext['inline'],
): Content {
  if (format === 'plain_text') return contentOf(source.trim());
  if (format === 'markdown') return contentOfMarkdown(source);
  const html = format === 'moodle_auto_format' ? source.trim().replace(/\r?\n/g, '<br>') : source;
  return contentOfMarkup(parseHtml(html), {
    medium: (type, address, alt) => mediumAt(type, address, alt, element, context),
    note: (code, state, detail) => context.notes.push({ code, state, ...(detail ? { detail } : {}) }),
    ...(inline ? { inline } : {}),
    hasTex: true,
  });
}

/** A medium of the files beside a text, or within the address itself; files elsewhere are not fetched. */
function mediumAt(
  type: Medium['type'],
  address: string,
  alt: string,
  element: MarkupElement,
  { builder }: MoodleContext,
): Medium | undefined {
  const [, mime, data] = /^data:([\w/+.-]+);base64,(.*)$/s.exec(address) ?? [];
  const bytes = data === undefined ? fileNamed(element, address) : decodeBase64(data);
  const asset = bytes && builder.file(bytes, mime ? '' : nameOf(address), mime);
  return asset ? { type, asset, ...(alt ? { alt } : {}) } : undefined;
}

function fileNamed(element: MarkupElement, address: string): Uint8Array | undefined {
  if (!address.startsWith(PLUGIN_FILE)) return undefined;
  const name = nameOf(address);
  const file = childrenNamed(element, 'file').find(({ attributes }) => attributes.get('name') === name);
  return file && bytesOfFile(file);
}

/** The name of a file in an address, without a query. */
function nameOf(address: string): string {
  const name =
    address
      .replace(PLUGIN_FILE, '')
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The bytes of a `file` element. */
export function bytesOfFile(file: MarkupElement): Uint8Array | undefined {
  return decodeBase64(textOf(file));
}

/** The words of an element that is no rich text, such as an accepted answer. */
export function wordsIn(element: MarkupElement): string {
  return textIn(element, 'text') || textOf({ ...element, children: element.children.filter(isText) }).trim();
}

export function numberIn(element: MarkupElement, name: string): number | undefined {
  const text = textIn(element, name);
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? undefined : number;
}

/** Whether a setting of Moodle is on: `true` or `1`. */
export function isOn(element: MarkupElement, name: string): boolean {
  return /^(true|1)$/i.test(textIn(element, name));
}

export function fractionOf({ attributes }: MarkupElement): number {
  const fraction = Number(attributes.get('fraction') ?? 0);
  return Number.isFinite(fraction) ? fraction : 0;
}

const STEM = /^\s*<div class="lectern-stem">([\s\S]*?)<\/div><!--lectern-->/;

/** The parts of a text that our own writer wrote with a stem before the passage; all of it is the passage in other files. */
export function splitStem(html: string): { readonly stem: string; readonly rest: string } {
  const found = STEM.exec(html);
  return found ? { stem: found[1] ?? '', rest: html.slice(found[0].length) } : { stem: '', rest: html };
}

/** A stem before a passage, for `splitStem`. */
export function withStem(stem: string, passage: string): string {
  return stem === '' ? passage : `<div class="lectern-stem">${stem}</div><!--lectern-->${passage}`;
}
