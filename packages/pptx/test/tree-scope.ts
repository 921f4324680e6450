import { strToU8, zipSync } from 'fflate';
import { OpcPackage } from '../src/package/opc.ts';
import type { XmlElement } from '../src/package/xml.ts';
import { ZipArchive } from '../src/package/zip.ts';
import type { ThemeStyles, TreeScope } from '../src/read/context.ts';
import { AssetTable } from '../src/read/media/assets.ts';
import { TableStyles } from '../src/read/table/table-styles.ts';
import { type ImportNote, ReportBuilder } from '../src/report.ts';
import { part, type RelationSource, relations, sha256 } from './deck-source.ts';
import { rootOf } from './xml-source.ts';

/** The part that the scope of a test reads. */
const SLIDE = 'ppt/slides/slide1.xml';

interface ScopeSource {
  /** Relations of the slide. */
  readonly relations?: readonly RelationSource[];
  /** Parts beside the slide. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
  readonly slide?: string;
  /** Ids of pages by part name. */
  readonly pageIds?: Readonly<Record<string, string>>;
  /** Ids of elements by shape id. */
  readonly elementIds?: Readonly<Record<string, string>>;
  readonly inherited?: TreeScope['inherited'];
  readonly theme?: Partial<ThemeStyles>;
}

/** A package of these parts. */
export function packageOf(parts: Readonly<Record<string, string | Uint8Array>>): OpcPackage {
  const files = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return new OpcPackage(new ZipArchive(zipSync(Object.fromEntries(files), { level: 0 })), () => undefined);
}

/** The scope of one slide, without a design; new elements are `n1`, `n2` and so on. */
export async function scopeOf(source: ScopeSource = {}): Promise<TreeScope> {
  const opened = packageOf({
    [SLIDE]: part('p:sld', source.slide ?? ''),
    'ppt/slides/_rels/slide1.xml.rels': relations(source.relations ?? []),
    ...source.parts,
  });
  const slide = opened.part(SLIDE);
  if (!slide) throw new Error('the slide cannot be read');
  let made = 0;
  return {
    context: {
      package: opened,
      assets: await AssetTable.prepare(opened, sha256),
      report: new ReportBuilder(),
      records: [],
      newId: () => `n${++made}`,
      pageIds: new Map(Object.entries(source.pageIds ?? {})),
      tableStyles: new TableStyles(),
      commentAuthors: new Map(),
      size: { w: 1280, h: 720 },
    },
    part: slide,
    theme: { id: 'theme', fills: [], backgroundFills: [], lines: [], effects: [], ...source.theme },
    pageId: 'page',
    inherited: source.inherited ?? {},
    elementIds: new Map(Object.entries(source.elementIds ?? {})),
    later: [],
  };
}

export function notesOf({ context }: TreeScope): readonly ImportNote[] {
  return context.report.finish().notes;
}

/** An element with this content, and attributes. */
export function holder(content: string, attributes = ''): XmlElement {
  return rootOf(part('a:holder', content, attributes));
}

/** The first element of this content. */
export function node(content: string): XmlElement {
  const [first] = holder(content).children;
  if (!first) throw new Error(`no element in ${content}`);
  return first;
}
