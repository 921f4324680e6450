import { imageSize } from '@lectern/pptx/media';
import type { Medium } from '@lectern/questions';
import type { Note, ReportBuilder } from '../../build/report-builder.ts';
import { contentOfMarkup } from '../../markup/content-of-markup.ts';
import { childNamed, findNamed, type MarkupElement } from '../../markup/node.ts';
import type { ItemProcessor } from '../processing/process-item.ts';
import type { StepBudget } from '../processing/session.ts';
import type { ItemContext, Picture } from './item-context.ts';

/** The files of a package around an item. */
export interface ItemEnvironment {
  readonly builder: ReportBuilder;
  /** Steps that the programs of all items may take. */
  readonly budget?: StepBudget;
  /** The bytes of a file by its address in the item; undefined for a missing file and for an address of the web. */
  file(address: string): { readonly bytes: Uint8Array; readonly name: string } | undefined;
  /** The bytes of a file of a package of ours, which is named by its hash. */
  fileOfHash?(hash: string): { readonly bytes: Uint8Array; readonly name: string } | undefined;
}

/** Elements that pupils do not see, or that only another program can show. */
const HIDDEN = new Set([
  'feedbackInline',
  'feedbackBlock',
  'rubricBlock',
  'stylesheet',
  'templateInline',
  'templateBlock',
  'infoControl',
  'endAttemptInteraction',
  'catalogInfo',
  'companionMaterialsInfo',
]);

export function makeContext(
  item: MarkupElement,
  processor: ItemProcessor,
  notes: Note[],
  { builder, file }: ItemEnvironment,
): ItemContext {
  const medium = (type: Medium['type'], address: string, alt: string): Medium | undefined => {
    const found = file(address);
    const asset = found && builder.file(found.bytes, found.name);
    return asset ? { type, asset, ...(alt ? { alt } : {}) } : undefined;
  };
  return {
    processor,
    notes,
    content: (nodes, inline) =>
      contentOfMarkup(nodes, {
        medium,
        note: (code, state, detail) => notes.push({ code, state, ...(detail ? { detail } : {}) }),
        inline: (element) => inline?.(element) ?? ownElement(element, processor, notes),
        hasTex: item.attributes.get('toolName') !== 'Lectern',
      }),
    picture: (element) => pictureOf(element, builder, file, notes),
  };
}

/** Printed variables as texts, and nothing in place of hidden elements. */
function ownElement(element: MarkupElement, processor: ItemProcessor, notes: Note[]) {
  if (element.name === 'printedVariable') {
    const text = processor.printed(element.attributes.get('identifier') ?? '');
    return text === '' ? [] : [{ type: 'text', text } as const];
  }
  if (!HIDDEN.has(element.name)) return undefined;
  const isLost =
    element.name === 'feedbackInline' ||
    element.name === 'feedbackBlock' ||
    element.name.startsWith('template');
  if (isLost) notes.push({ code: 'feedback', state: 'lost', detail: element.name });
  return [];
}

function pictureOf(
  element: MarkupElement | undefined,
  builder: ReportBuilder,
  file: ItemEnvironment['file'],
  notes: Note[],
): Picture | undefined {
  const image =
    element && (childNamed(element, 'object') ?? childNamed(element, 'img') ?? findNamed(element, 'img'));
  if (!image) return undefined;
  const { attributes } = image;
  const address = attributes.get('data') ?? attributes.get('src') ?? '';
  const found = file(address);
  const asset = found && builder.file(found.bytes, found.name);
  if (!found || !asset) {
    if (address !== '') notes.push({ code: 'file-missing', state: 'lost', detail: address.slice(0, 200) });
    return undefined;
  }
  const own = imageSize(found.bytes, builder.mimeOf(asset));
  const [width, height] = ['width', 'height'].map((name) =>
    Math.round(Number(attributes.get(name) ?? Number.NaN)),
  );
  const size = width && height && width > 0 && height > 0 ? { width, height } : own;
  if (!size || size.width > 100_000 || size.height > 100_000) return undefined;
  const alt = attributes.get('alt');
  return {
    asset,
    width: Math.max(1, size.width),
    height: Math.max(1, size.height),
    ...(alt ? { alt: alt.slice(0, 1024) } : {}),
  };
}
