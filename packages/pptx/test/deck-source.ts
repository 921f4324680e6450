import { createHash } from 'node:crypto';
import type { CoursewareRecord, Element, ElementOf, ElementType, Page } from '@lectern/courseware';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { type PptxImport, type ReadOptions, readPptx } from '../src/read-pptx.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  `xmlns:r="${OFFICE}" ` +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
  'xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" ' +
  'xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" ' +
  'xmlns:p15="http://schemas.microsoft.com/office/powerpoint/2012/main" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml" ' +
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ' +
  'xmlns:cdr="http://schemas.openxmlformats.org/drawingml/2006/chartDrawing" ' +
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" ' +
  'xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram"';

export interface RelationSource {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly external?: boolean;
}

export interface SlideSource {
  /** Content of the slide's p:spTree. */
  readonly tree?: string;
  /** Content of p:cSld before the tree. */
  readonly background?: string;
  /** Content after p:cSld: transition, timing. */
  readonly after?: string;
  readonly attributes?: string;
  readonly relations?: readonly RelationSource[];
}

export interface DeckSource {
  readonly slides?: readonly SlideSource[];
  /** Placeholders of the layout and of the master. */
  readonly layoutTree?: string;
  readonly masterTree?: string;
  /** Content after the lists of p:presentation. */
  readonly presentation?: string;
  readonly presentationRelations?: readonly RelationSource[];
  /** Further parts, or replacements; undefined removes a part. */
  readonly parts?: Readonly<Record<string, string | Uint8Array | undefined>>;
}

/** Wraps content in an element of a part, with all namespaces that tests use. */
export function part(name: string, content: string, attributes = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?><${name} ${NAMESPACES} ${attributes}>${content}</${name}>`;
}

/** The XML of a part's relations. */
export function relations(list: readonly RelationSource[]): string {
  const entries = list.map(
    ({ id, type, target, external }) =>
      `<Relationship Id="${id}" Type="${type.includes('://') ? type : `${OFFICE}/${type}`}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
}

const GROUP = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';

function tree(content: string | undefined): string {
  return `<p:spTree>${GROUP}${content ?? ''}</p:spTree>`;
}

const SOLID = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const THEME =
  '<a:themeElements><a:clrScheme name="t">' +
  '<a:dk1><a:srgbClr val="111111"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1>' +
  '<a:accent1><a:srgbClr val="336699"/></a:accent1></a:clrScheme>' +
  '<a:fontScheme name="t"><a:majorFont><a:latin typeface="Arial"/><a:ea typeface=""/><a:font script="Hans" typeface="黑体"/></a:majorFont>' +
  '<a:minorFont><a:latin typeface="Georgia"/></a:minorFont></a:fontScheme>' +
  `<a:fmtScheme name="t"><a:fillStyleLst>${SOLID}<a:gradFill><a:gsLst><a:gs pos="0"><a:schemeClr val="phClr"><a:tint val="50000"/></a:schemeClr></a:gs><a:gs pos="100000"><a:schemeClr val="phClr"/></a:gs></a:gsLst><a:lin ang="5400000"/></a:gradFill>${SOLID}</a:fillStyleLst>` +
  `<a:lnStyleLst><a:ln w="9525">${SOLID}</a:ln><a:ln w="25400">${SOLID}</a:ln><a:ln w="38100">${SOLID}</a:ln></a:lnStyleLst>` +
  '<a:effectStyleLst><a:effectStyle><a:effectLst/></a:effectStyle></a:effectStyleLst>' +
  `<a:bgFillStyleLst>${SOLID}${SOLID}${SOLID}</a:bgFillStyleLst></a:fmtScheme></a:themeElements>`;

/** The bytes of a deck with one master, one layout and the given slides. */
export function buildDeck(source: DeckSource = {}): Uint8Array {
  const slides = source.slides ?? [{}];
  const parts: Record<string, string | Uint8Array | undefined> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/></Types>',
    '_rels/.rels': relations([{ id: 'r1', type: 'officeDocument', target: 'ppt/presentation.xml' }]),
    'ppt/presentation.xml': part(
      'p:presentation',
      `<p:sldMasterIdLst><p:sldMasterId id="1" r:id="m1"/></p:sldMasterIdLst><p:sldIdLst>${slides
        .map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index + 1}"/>`)
        .join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/>${source.presentation ?? ''}`,
    ),
    'ppt/_rels/presentation.xml.rels': relations([
      { id: 'm1', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      ...slides.map((_, index) => ({
        id: `s${index + 1}`,
        type: 'slide',
        target: `slides/slide${index + 1}.xml`,
      })),
      ...(source.presentationRelations ?? []),
    ]),
    'ppt/theme/theme1.xml': part('a:theme', THEME),
    'ppt/slideMasters/slideMaster1.xml': part(
      'p:sldMaster',
      `<p:cSld>${tree(source.masterTree)}</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"/><p:txStyles><p:titleStyle><a:lvl1pPr algn="ctr"><a:defRPr sz="4400"/></a:lvl1pPr></p:titleStyle></p:txStyles>`,
    ),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      { id: 'r1', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      { id: 'r2', type: 'theme', target: '../theme/theme1.xml' },
    ]),
    'ppt/slideLayouts/slideLayout1.xml': part(
      'p:sldLayout',
      `<p:cSld name="Title">${tree(source.layoutTree)}</p:cSld>`,
      'type="title"',
    ),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([
      { id: 'r1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
    ]),
  };
  slides.forEach((slide, index) => {
    parts[`ppt/slides/slide${index + 1}.xml`] = part(
      'p:sld',
      `<p:cSld>${slide.background ?? ''}${tree(slide.tree)}</p:cSld>${slide.after ?? ''}`,
      slide.attributes,
    );
    parts[`ppt/slides/_rels/slide${index + 1}.xml.rels`] = relations([
      { id: 'layout', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      ...(slide.relations ?? []),
    ]);
  });
  const files: Zippable = {};
  for (const [name, content] of Object.entries({ ...parts, ...source.parts })) {
    if (content !== undefined) files[name] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(files);
}

/** A p:sp with a frame of 96 × 48 px at 96, 96. `properties` are added after the frame, `text` is the a:p elements. */
export function shape(id: number, properties = '', text = '', nonVisual = ''): string {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr>${nonVisual}</p:nvPr></p:nvSpPr>` +
    `<p:spPr><a:xfrm><a:off x="914400" y="914400"/><a:ext cx="914400" cy="457200"/></a:xfrm>${properties}</p:spPr>` +
    `${text ? `<p:txBody><a:bodyPr/><a:lstStyle/>${text}</p:txBody>` : ''}</p:sp>`
  );
}

export function paragraph(text: string, runProps = '<a:rPr/>', props = ''): string {
  return `<a:p>${props}<a:r>${runProps}<a:t>${text}</a:t></a:r></a:p>`;
}

/** A picture of 1 × 1 pixel; another `tint` creates another file. */
export function png(tint = 0): Uint8Array {
  const bytes = new Uint8Array(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes[19] = 1;
  bytes[23] = 1;
  bytes[30] = tint;
  return bytes;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function read(bytes: Uint8Array, options: Partial<ReadOptions> = {}): Promise<PptxImport> {
  return readPptx(bytes, { hash: sha256, ...options });
}

export interface ReadDeck extends PptxImport {
  readonly pages: readonly Page[];
  /** Elements of the first page, back to front. */
  readonly elements: readonly Element[];
}

/** Builds a deck and reads it. */
export async function readSource(source: DeckSource): Promise<ReadDeck> {
  const imported = await read(buildDeck(source));
  const pages = recordsOf(imported, 'page');
  const elements = recordsOf(imported, 'element').filter((element) => element.parentId === pages[0]?.id);
  return { ...imported, pages, elements };
}

/** The first page's only element, which must be of the given type. */
export async function readElement<T extends ElementType>(
  type: T,
  tree: string,
  source: DeckSource & { relations?: readonly RelationSource[]; after?: string } = {},
): Promise<ElementOf<T>> {
  const slide = { tree, relations: source.relations, after: source.after };
  const { elements } = await readSource({ slides: [slide], ...source });
  const element = elements.find((candidate): candidate is ElementOf<T> => candidate.type === type);
  if (!element) throw new Error(`no element of type ${type}: ${JSON.stringify(elements)}`);
  return element;
}

export function recordsOf<K extends CoursewareRecord['kind']>(
  { snapshot }: PptxImport,
  kind: K,
): Extract<CoursewareRecord, { kind: K }>[] {
  return snapshot.records.filter(
    (record): record is Extract<CoursewareRecord, { kind: K }> => record.kind === kind,
  );
}
