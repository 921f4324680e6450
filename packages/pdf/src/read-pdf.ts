import { newId } from '@lectern/base';
import {
  type CoursewareRecord,
  type CoursewareSnapshot,
  type Element,
  ordersBetween,
  type Page,
  record,
} from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import { strToU8 } from 'fflate';
import { emptyDeck } from './deck/empty-deck.ts';
import { FileTable, type HashPort, type ReadFile } from './deck/file-table.ts';
import { readLinks } from './document/links.ts';
import { type OpenPdf, openPdf, type ReaderData } from './document/open-pdf.ts';
import { readOutline } from './document/outline.ts';
import { fitted, type PageSize, pageSize, type ReadPage, readPage } from './document/read-page.ts';
import { multiply } from './draw/matrix.ts';
import { isKnownFamily } from './draw/page-font.ts';
import type { ImageFile } from './raster/encode-raster.ts';
import { type PdfReport, PdfReportBuilder } from './report.ts';

export interface ReadPdfOptions {
  /** SHA-256 of bytes as 64 lower-case hexadecimal digits. */
  readonly hash: HashPort;
  /** Reads files of pdfjs-dist. */
  readonly data: ReaderData;
  /** Called with the number of pages read, and of all pages. */
  readonly progress?: (done: number, total: number) => void;
}

export interface PdfImport {
  readonly snapshot: CoursewareSnapshot;
  readonly assets: readonly ReadFile[];
  readonly report: PdfReport;
}

/** Most pages of a PDF that is read. */
export const MAX_PDF_PAGES = 2_000;

/** Number of drawings above which they almost certainly overlap, so that editing would reveal hidden ones. */
const PLAIN_GRAPHICS = 150;

/**
 * Reads a PDF: each page becomes a courseware page with its elements and with a picture of itself. Which of the two is
 * shown at first is decided page by page (docs/decisions/0013). No code of the file is executed. A page that cannot be
 * read is blank, and reported.
 *
 * Throws LecternError: FILE_ENCRYPTED, FILE_CORRUPT, PDF_TOO_LONG.
 */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions): Promise<PdfImport> {
  const pdf = await openPdf(bytes, options.data);
  try {
    const count = pdf.document.numPages;
    if (count > MAX_PDF_PAGES) throw new LecternError('PDF_TOO_LONG', { pages: count, most: MAX_PDF_PAGES });
    if (count < 1) throw new LecternError('FILE_CORRUPT');
    return await readDocument(pdf, bytes, options);
  } finally {
    await pdf.close();
  }
}

async function readDocument(pdf: OpenPdf, bytes: Uint8Array, options: ReadPdfOptions): Promise<PdfImport> {
  const { document } = pdf;
  const report = new PdfReportBuilder();
  const files = new FileTable(options.hash);
  const size = await commonSize(pdf);
  const pageIds = Array.from({ length: document.numPages }, () => newId());
  const outline = await readOutline(document);
  const records: CoursewareRecord[] = emptyDeck({ w: size.width, h: size.height });
  const orders = ordersBetween(undefined, undefined, document.numPages + outline.sections.length);
  const shared = new Map<string, ImageFile | undefined>();
  let place = 0;
  for (const [index, id] of pageIds.entries()) {
    for (const { page, name } of outline.sections) {
      if (page === index) records.push({ kind: 'section', id: newId(), order: orders[place++] ?? '', name });
    }
    const order = orders[place++] ?? '';
    const name = outline.names.get(index);
    const base = { kind: 'page' as const, id, order, layoutId: 'layout-blank', ...(name ? { name } : {}) };
    try {
      records.push(...(await onePage(pdf, index, { base, size, pageIds, shared, files, report })));
    } catch (error) {
      if (error instanceof LecternError) throw error;
      report.add('PDF_PAGE_UNREADABLE', id);
      records.push(base);
    }
    options.progress?.(index + 1, document.numPages);
  }
  await noteDropped(pdf, report);
  const deck = records.find((record) => record.kind === 'deck');
  const source = await files.add({ bytes, mime: 'application/pdf' });
  if (deck?.kind === 'deck') deck.source = { asset: source, format: 'pdf' };
  return {
    snapshot: { records: [...records, ...files.records()] },
    assets: files.files(),
    report: report.finish(),
  };
}

/** The most common size of the first hundred pages; of equally common sizes the first. */
async function commonSize({ document }: OpenPdf): Promise<PageSize> {
  const counts = new Map<string, { size: PageSize; count: number }>();
  for (let number = 1; number <= Math.min(100, document.numPages); number++) {
    try {
      const own = pageSize(await document.getPage(number));
      const size = { width: Math.round(own.width), height: Math.round(own.height) };
      const key = `${size.width} ${size.height}`;
      counts.set(key, { size, count: (counts.get(key)?.count ?? 0) + 1 });
    } catch {
      // reported when the page is read
    }
  }
  const [first, ...others] = counts.values();
  const most = others.reduce((best, each) => (best && best.count >= each.count ? best : each), first);
  return most?.size ?? { width: 794, height: 1123 };
}

interface PageParts {
  readonly base: Page;
  readonly size: PageSize;
  readonly pageIds: readonly string[];
  readonly shared: Map<string, ImageFile | undefined>;
  readonly files: FileTable;
  readonly report: PdfReportBuilder;
}

async function onePage(pdf: OpenPdf, index: number, parts: PageParts): Promise<CoursewareRecord[]> {
  const { base, size, pageIds, files, report } = parts;
  const page = await pdf.document.getPage(index + 1);
  const own = pageSize(page);
  const read = await readPage(pdf, page, size, parts.shared);
  const part = `pages/${index + 1}`;
  const elements = await elementsOf(read, size, files);
  const placed = multiply(fitted(own, size), page.getViewport({ scale: 96 / 72 }).transform as never);
  const links = await readLinks(pdf.document, page, placed, pageIds).catch(() => []);
  for (const { box, click } of links) {
    elements.push({
      ...{ type: 'shape' as const, geometry: { type: 'preset' as const, preset: 'rect' }, click },
      frame: { x: box.x0, y: box.y0, w: box.x1 - box.x0, h: box.y1 - box.y0 },
      // the shape is invisible, but clickable
      fill: { type: 'solid', color: { type: 'rgb', value: 'FFFFFF', mods: [{ op: 'alpha', value: 0 }] } },
      line: { fill: { type: 'none' } },
      ...(click.type === 'url' ? { alt: click.url } : {}),
    });
  }
  const { sole } = read.picture;
  const asset = sole
    ? await files.addImage(sole)
    : await files.add({ ...svgFile(read.picture.markup), width: size.width, height: size.height });
  const plain = isPlain(read);
  for (const { element } of read.painted.elements) for (const font of fontsOf(element)) report.font(font);
  noteOf(read, base.id, report);
  if (!plain) report.add('PDF_AS_IT_LOOKS', base.id);
  if (Math.abs(own.width - size.width) > 1 || Math.abs(own.height - size.height) > 1) {
    report.add('PDF_PAGE_FITTED', base.id, `${Math.round(own.width)} × ${Math.round(own.height)}`);
  }
  const orders = ordersBetween(undefined, undefined, elements.length);
  const drawn = elements.map((element, place) => ({
    ...element,
    kind: 'element' as const,
    id: newId(),
    parentId: base.id,
    order: orders[place] ?? '',
    origin: { part, shapeId: String(place + 1) },
  })) as Element[];
  // An example is content a million pixels away; the page's picture shows its visible part.
  const sound = drawn.filter((element) => record.safeParse(element).success);
  if (sound.length < drawn.length) report.add('PDF_PAGE_CUT', base.id);
  return [
    {
      ...base,
      background: read.painted.background ?? { type: 'solid', color: { type: 'rgb', value: 'FFFFFF' } },
      showMasterShapes: false,
      picture: { asset, shown: !plain, part },
      origin: part,
    },
    ...sound,
  ];
}

type Draft = Record<string, unknown> & Pick<Element, 'type' | 'frame'>;

async function elementsOf(read: ReadPage, size: PageSize, files: FileTable): Promise<Draft[]> {
  const drafts: Draft[] = [];
  const frame = { x: 0, y: 0, w: size.width, h: size.height };
  if (read.ground !== undefined) {
    const asset = await files.add({ ...svgFile(read.ground), width: size.width, height: size.height });
    drafts.push({ type: 'picture', frame, asset });
  }
  for (const { element, image } of read.painted.elements) {
    const isText = element.type === 'shape' && element.text !== undefined;
    if (read.ground !== undefined && !isText) continue;
    drafts.push(image ? { ...element, asset: await files.addImage(image) } : { ...element });
  }
  return drafts;
}

function svgFile(markup: string): { readonly bytes: Uint8Array; readonly mime: string } {
  return { bytes: strToU8(markup), mime: 'image/svg+xml' };
}

/** Whether the elements show the same as the page: no inexact element, few drawings, and only known fonts. */
function isPlain({ painted, cut }: ReadPage): boolean {
  const fonts = painted.elements.flatMap(({ element }) => fontsOf(element));
  return (
    !cut &&
    painted.inexact === 0 &&
    !painted.hasMissingFonts &&
    painted.graphics <= PLAIN_GRAPHICS &&
    fonts.every(isKnownFamily)
  );
}

function fontsOf(element: { readonly type: string; readonly text?: unknown }): string[] {
  const text = element.text as { paragraphs: { runs: { props?: { latin?: string } }[] }[] } | undefined;
  return text?.paragraphs.flatMap(({ runs }) => runs.flatMap(({ props }) => props?.latin ?? [])) ?? [];
}

function noteOf({ painted, picture, ground, cut }: ReadPage, pageId: string, report: PdfReportBuilder): void {
  if (painted.hasMissingFonts) report.add('PDF_FONTS_MISSING', pageId);
  if (ground !== undefined) report.add('PDF_GRAPHICS_MERGED', pageId, String(painted.graphics));
  if (cut || picture.cut) report.add('PDF_PAGE_CUT', pageId);
}

async function noteDropped({ document }: OpenPdf, report: PdfReportBuilder): Promise<void> {
  const [scripts, fields, files] = await Promise.all([
    document.hasJSActions().catch(() => false),
    document.getFieldObjects().catch(() => null),
    document.getAttachments().catch(() => null),
  ]);
  if (scripts) report.add('PDF_SCRIPTS_DROPPED');
  if (fields) report.add('PDF_FORMS_FLAT');
  const count = files ? (files instanceof Map ? files.size : Object.keys(files).length) : 0;
  if (count > 0) report.add('PDF_ATTACHMENTS_DROPPED', undefined, String(count));
}
