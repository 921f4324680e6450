import { newId } from '@lectern/base';
import {
  type CoursewareRecord,
  type CoursewareSnapshot,
  type EmbeddedFont,
  SCHEMA_VERSION,
} from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import { assertZip } from './package/identify.ts';
import { OpcPackage, type Part, relationOf, relationOfType } from './package/opc.ts';
import { type InflatePort, ZipArchive, type ZipLimits } from './package/zip.ts';
import { readAuthors } from './read/comments.ts';
import type { ImportContext, SlideSize, TreeScope } from './read/context.ts';
import { readEmbeddedFonts } from './read/fonts/embedded-fonts.ts';
import { readGuides } from './read/geometry/guides.ts';
import { integerOf, positivePx } from './read/geometry/units.ts';
import { AssetTable, type HashPort, type ImportedAsset } from './read/media/assets.ts';
import { orderKeyAt } from './read/order-key.ts';
import { readSections } from './read/sections.ts';
import { readShow } from './read/show-properties.ts';
import { TableStyles } from './read/table/table-styles.ts';
import { readListStyle } from './read/text/paragraph-props.ts';
import { type ImportReport, ReportBuilder } from './report.ts';
import { Design } from './slide/design.ts';
import { readPage } from './slide/page.ts';

export interface ReadOptions {
  /** SHA-256 of bytes as 64 lower-case hexadecimal digits. */
  readonly hash: HashPort;
  /** Ids of the new records; UUIDv7 by default. */
  readonly newId?: () => string;
  readonly limits?: ZipLimits;
  /** A native implementation of inflate, if available. */
  readonly inflate?: InflatePort;
  /** Stores the file itself as an asset named by `deck.source`, so that an export can reuse unchanged parts. */
  readonly keepSource?: boolean;
  /** Called with the number of pages read, and of all pages. */
  readonly progress?: (done: number, total: number) => void;
}

/** An imported deck: records, the files that they name, and notes about replaced, kept and lost parts. */
export interface PptxImport {
  readonly snapshot: CoursewareSnapshot;
  readonly assets: readonly ImportedAsset[];
  readonly report: ImportReport;
}

/**
 * Reads a .pptx, .pptm, .ppsx or .potx (ECMA-376 5th edition, transitional and strict, with the extensions p14, p15,
 * a14, a16). No single part or element makes the import fail: unreadable parts are reported.
 *
 * Throws LecternError: FILE_ENCRYPTED, FILE_TYPE_UNSUPPORTED (a binary .ppt, or another kind of package), FILE_CORRUPT,
 * FILE_EXPLODES, FILE_TOO_COMPLEX (more slides or elements than any lesson has).
 */
export async function readPptx(bytes: Uint8Array, options: ReadOptions): Promise<PptxImport> {
  const { snapshot, assets, report, context, presentation } = await readPackage(bytes, options);
  const embedded = await readEmbeddedFonts(context, presentation, report.fonts, options.hash);
  if (embedded.fonts.length > 0) putFonts(context, embedded.fonts);
  const kept = options.keepSource === false ? undefined : await keepSource(bytes, options.hash, context);
  return {
    snapshot: {
      records: [...snapshot.records, ...embedded.files.map(fontRecord), ...(kept ? [kept.record] : [])],
    },
    assets: [...assets.files(), ...embedded.files, ...(kept ? [kept.file] : [])],
    report: reportWithout(embedded.fonts, context.report.finish()),
  };
}

function putFonts({ records }: ImportContext, embeddedFonts: readonly EmbeddedFont[]): void {
  const deck = records.find((record) => record.kind === 'deck');
  if (deck?.kind === 'deck') deck.embeddedFonts = [...embeddedFonts];
}

function fontRecord({ hash, bytes, mime }: ImportedAsset) {
  return { kind: 'asset' as const, id: hash, mime, size: bytes.length };
}

/** Removes notes about missing fonts that are embedded in the file. */
function reportWithout(embedded: readonly EmbeddedFont[], report: ImportReport): ImportReport {
  const families = new Set(embedded.map(({ family }) => family.toLowerCase()));
  return { ...report, fonts: report.fonts.filter((name) => !families.has(name.toLowerCase())) };
}

/** Result of reading a package, with references to the original XML. */
export interface ReadPackage {
  readonly snapshot: CoursewareSnapshot;
  readonly assets: AssetTable;
  readonly report: ImportReport;
  readonly context: ImportContext;
  readonly presentation: Part;
}

/** Recorded source positions of an export, and which slides it needs. */
type OriginalPorts = Pick<ImportContext, 'nodes' | 'isOutline'>;

/** Like `readPptx`, without storing the file itself; `nodes` records the source position of each element's node. */
export async function readPackage(
  bytes: Uint8Array,
  options: ReadOptions,
  ports: OriginalPorts = {},
): Promise<ReadPackage> {
  assertZip(bytes);
  const report = new ReportBuilder();
  const archive = new ZipArchive(bytes, options.limits, options.inflate);
  for (const name of archive.refused) report.add('NAMES_REFUSED', {}, name);
  const source = new OpcPackage(archive, (part) => report.add('PART_DAMAGED', {}, part));
  const presentation = findPresentation(source, archive.encrypted, report);
  const assets = await AssetTable.prepare(source, options.hash);
  const records: CoursewareRecord[] = [];
  const slides = slidesOf(presentation);
  const makeId = options.newId ?? newId;
  const tableStyles = new TableStyles();
  const context: ImportContext = {
    package: source,
    assets,
    report,
    records,
    newId: makeId,
    pageIds: new Map(slides.map((slide) => [slide.part.toLowerCase(), makeId()])),
    tableStyles,
    size: slideSize(presentation),
    commentAuthors: new Map(authorsOf(source, presentation)),
    ...ports,
  };
  readDeck(context, tableStyles, presentation, slides, options.progress);
  return {
    snapshot: { records: [...records, ...assets.records()] },
    assets,
    report: report.finish(),
    context,
    presentation,
  };
}

/** A presentation without a size has 4 : 3 (19.2.1.39). */
function slideSize({ root }: Part): SlideSize {
  const size = root.child('p:sldSz');
  return { w: positivePx(size?.attr('cx')) || 960, h: positivePx(size?.attr('cy')) || 720 };
}

/** Authors of comments, from both kinds of author lists. */
function authorsOf(source: OpcPackage, presentation: Part): [string, string][] {
  return [...presentation.relations.values()]
    .filter(({ type, external }) => !external && (type === 'commentAuthors' || type === 'authors'))
    .flatMap(({ target }) => readAuthors(source.part(target)));
}

interface SlideEntry {
  readonly slideId: string;
  readonly part: string;
}

function readDeck(
  context: ImportContext,
  tableStyles: TableStyles,
  presentation: Part,
  slides: readonly SlideEntry[],
  progress: ReadOptions['progress'],
): void {
  const { root } = presentation;
  const design = new Design(
    context,
    slides.map((slide) => slide.part),
  );
  design.readAll(presentation);
  const scope: TreeScope = {
    context,
    part: presentation,
    theme: design.fallbackTheme(),
    pageId: undefined,
    inherited: {},
    elementIds: new Map(),
    later: [],
  };
  const textStyle = readListStyle(root.child('p:defaultTextStyle'), scope);
  const firstPageNumber = integerOf(root.attr('firstSlideNum'), 0, 9999);
  const show = readShow(context, presentation, slides);
  const guides = readGuides(context, presentation);
  tableStyles.load(presentation, scope);
  context.records.push({
    kind: 'deck',
    id: 'deck',
    schema: SCHEMA_VERSION,
    size: context.size,
    ...(textStyle ? { textStyle } : {}),
    ...(firstPageNumber === undefined ? {} : { firstPageNumber }),
    ...(show ? { show } : {}),
    ...(guides ? { guides } : {}),
  });
  const sections = readSections(root, new Map(slides.map((slide, index) => [slide.slideId, index])));
  let place = 0;
  let nextSection = 0;
  const putSections = (before: number) => {
    for (; nextSection < sections.length; nextSection++) {
      const section = sections[nextSection];
      if (!section || section.before > before) return;
      context.records.push({
        kind: 'section',
        id: context.newId(),
        order: orderKeyAt(place++),
        name: section.name,
      });
    }
  };
  const taken = new Set<string>();
  slides.forEach((slide, index) => {
    putSections(index);
    // A part that is listed twice becomes two pages; links go to the first page.
    const linked = context.pageIds.get(slide.part.toLowerCase());
    const id = linked === undefined || taken.has(linked) ? context.newId() : linked;
    taken.add(id);
    readPage(context, design, id, orderKeyAt(place++), slide.part);
    progress?.(index + 1, slides.length);
  });
  putSections(slides.length);
  // a deck or template without slides opens with one blank page
  if (slides.length === 0) readPage(context, design, context.newId(), orderKeyAt(place), '');
}

const FOREIGN_PARTS = [
  'word/document.xml',
  'xl/workbook.xml',
  'content.xml',
  'index.apxl',
  'Index/Document.iwa',
];

/** Default name of the main part. */
const USUAL_MAIN = 'ppt/presentation.xml';

/** The main part: by the package's relation, otherwise by its default name. */
function findPresentation(source: OpcPackage, encrypted: boolean, report: ReportBuilder): Part {
  const name = relationOfType(source.relations(''), 'officeDocument')?.target;
  const named = name === undefined ? undefined : source.part(name);
  const usual = named?.root.name === 'p:presentation' ? undefined : source.part(USUAL_MAIN);
  const found = usual?.root.name === 'p:presentation' ? usual : undefined;
  if (found) report.add('PART_MISSING', {}, '_rels/.rels');
  const part = found ?? named ?? usual;
  if (!part) {
    if (encrypted) throw new LecternError('FILE_ENCRYPTED');
    // parts of Word, Excel, OpenDocument and Keynote
    const foreign = FOREIGN_PARTS.some((name) => source.has(name));
    throw foreign
      ? new LecternError('FILE_TYPE_UNSUPPORTED', { types: '.pptx' })
      : new LecternError('FILE_CORRUPT');
  }
  if (part.root.name !== 'p:presentation') {
    throw /^(w|\?):/.test(part.root.name)
      ? new LecternError('FILE_TYPE_UNSUPPORTED', { types: '.pptx' })
      : new LecternError('FILE_CORRUPT');
  }
  return part;
}

/**
 * Maximum number of entries of slides; entries for the same slide become separate pages, and each of them is read. The
 * largest real decks have a tenth of these.
 */
const MOST_SLIDES = 10_000;

/** Slides in order; an entry without a relation is left out, as in PowerPoint. */
function slidesOf(presentation: Part): SlideEntry[] {
  const slides: SlideEntry[] = [];
  for (const entry of presentation.root.child('p:sldIdLst')?.all('p:sldId') ?? []) {
    const relation = relationOf(entry, presentation.relations);
    if (!relation || relation.external) continue;
    if (slides.length >= MOST_SLIDES) throw new LecternError('FILE_TOO_COMPLEX');
    slides.push({ slideId: entry.attr('id') ?? '', part: relation.target });
  }
  return slides;
}

const PPTX_MIME = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

async function keepSource(bytes: Uint8Array, hash: HashPort, context: ImportContext) {
  const id = await hash(bytes);
  const deck = context.records.find((record) => record.kind === 'deck');
  if (deck?.kind === 'deck') deck.source = { asset: id, format: 'pptx' };
  return {
    file: { hash: id, bytes, mime: PPTX_MIME },
    record: { kind: 'asset' as const, id, mime: PPTX_MIME, size: bytes.length },
  };
}
