import type { CoursewareReader, Layout, Master, Page, TableStyle } from '@lectern/courseware';
import { CommentsOut } from './comments-out.ts';
import { layoutXml, masterXml, themeXml } from './design-out.ts';
import type { OutScope } from './out-scope.ts';
import { PackageOut, type PartOut } from './package-out.ts';
import { notesMasterXml, notesXml, pageXml } from './page-out.ts';
import { tableStylesXml } from './table-out.ts';
import { levelsXml } from './text-out.ts';
import { document, emu, kept, NAMESPACES, tag, text, type Xml } from './xml-out.ts';

const PML = 'application/vnd.openxmlformats-officedocument.presentationml';
const P14 = 'http://schemas.microsoft.com/office/powerpoint/2010/main';
const SECTIONS = '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}';

export interface WriteOptions {
  readonly title?: string;
  /** Milliseconds since 1970, for the file's properties. */
  readonly now: number;
}

/**
 * Writes a courseware as a .pptx that PowerPoint and LibreOffice open: every record becomes the parts that ECMA-376
 * wants. `assets` answers the bytes of a hash; what it does not have leaves an empty frame in its place.
 */
export function writePptx(
  reader: CoursewareReader,
  assets: (hash: string) => Uint8Array | undefined,
  options: WriteOptions,
): Uint8Array {
  return new PptxWriter(reader, assets).write(options);
}

class PptxWriter {
  readonly #reader: CoursewareReader;
  readonly #assets: (hash: string) => Uint8Array | undefined;
  readonly #package = new PackageOut();
  readonly #comments = new CommentsOut(this.#package);
  readonly #pageParts = new Map<string, string>();
  readonly #layoutParts = new Map<string, string>();
  #notesMaster: PartOut | undefined;
  #themes = 0;
  #designId = 2_147_483_648;

  constructor(reader: CoursewareReader, assets: (hash: string) => Uint8Array | undefined) {
    this.#reader = reader;
    this.#assets = assets;
  }

  write(options: WriteOptions): Uint8Array {
    const presentation = this.#package.part('ppt/presentation.xml', `${PML}.presentation.main+xml`);
    this.#package.root.relate('officeDocument', presentation.name);
    this.#properties(options);
    for (const [i, id] of this.#reader.pages().entries())
      this.#pageParts.set(id, `ppt/slides/slide${i + 1}.xml`);

    const masters = this.#masters(presentation);
    const slides = this.#reader.pages().flatMap((id, i) => {
      const page = this.#reader.find('page', id);
      return page
        ? [tag('p:sldId', { id: 256 + i, 'r:id': presentation.relate('slide', this.#page(page)) })]
        : [];
    });
    const scope = this.#scope(presentation);
    presentation.bytes = document(
      tag(
        'p:presentation',
        { ...NAMESPACES, firstSlideNum: this.#deck()?.firstPageNumber, saveSubsetFonts: 1 },
        tag('p:sldMasterIdLst', {}, ...masters),
        this.#notesMaster &&
          tag(
            'p:notesMasterIdLst',
            {},
            tag('p:notesMasterId', { 'r:id': presentation.relate('notesMaster', this.#notesMaster.name) }),
          ),
        tag('p:sldIdLst', {}, ...slides),
        tag('p:sldSz', this.#slideSize()),
        tag('p:notesSz', { cx: 6_858_000, cy: 9_144_000 }),
        tag('p:defaultTextStyle', {}, ...levelsXml(this.#deck()?.textStyle, scope)),
        this.#sections(),
      ),
    );
    this.#tableStyles(presentation);
    this.#comments.authors(presentation);
    return this.#package.zip();
  }

  #deck() {
    return this.#reader.find('deck', 'deck');
  }

  #slideSize(): { cx: number; cy: number } {
    const { w, h } = this.#deck()?.size ?? { w: 1280, h: 720 };
    // PowerPoint takes 1 to 56 inches.
    const clamp = (value: number) => Math.min(Math.max(emu(value), 914_400), 51_206_400);
    return { cx: clamp(w), cy: clamp(h) };
  }

  #scope(part: PartOut): OutScope {
    let lastShapeId = 1;
    return {
      reader: this.#reader,
      package: this.#package,
      part,
      pageParts: this.#pageParts,
      assets: this.#assets,
      shapeIds: new Map(),
      nextShapeId: () => ++lastShapeId,
    };
  }

  #masters(presentation: PartOut): Xml[] {
    const masters = this.#reader.all('master');
    const list: readonly Master[] =
      masters.length > 0 ? masters : [{ kind: 'master', id: 'master', themeId: 'theme', order: 'a0' }];
    return list.map((master, i) => {
      const part = this.#package.part(`ppt/slideMasters/slideMaster${i + 1}.xml`, `${PML}.slideMaster+xml`);
      const id = this.#designId++;
      const relation = presentation.relate('slideMaster', part.name);
      const layouts = this.#layouts(master, part);
      part.bytes = document(masterXml(master, layouts, this.#scope(part)));
      const theme = this.#theme(master.themeId);
      part.relate('theme', theme);
      // The presentation's own theme is that of its first master (ECMA-376 part 1, 13.3.6).
      if (i === 0) presentation.relate('theme', theme);
      return tag('p:sldMasterId', { id, 'r:id': relation });
    });
  }

  #layouts(master: Master, masterPart: PartOut): { id: number; part: string }[] {
    const own = this.#reader.all('layout').filter((layout) => layout.masterId === master.id);
    // A master has one layout at least.
    const list: readonly Layout[] =
      own.length > 0
        ? own
        : [{ kind: 'layout', id: `${master.id} blank`, masterId: master.id, order: 'a0', type: 'blank' }];
    return list.map((layout) => {
      const part = this.#package.part(
        `ppt/slideLayouts/slideLayout${this.#layoutParts.size + 1}.xml`,
        `${PML}.slideLayout+xml`,
      );
      this.#layoutParts.set(layout.id, part.name);
      part.relate('slideMaster', masterPart.name);
      part.bytes = document(layoutXml(layout, this.#scope(part)));
      return { id: this.#designId++, part: part.name };
    });
  }

  #theme(id: string): string {
    const part = this.#package.part(
      `ppt/theme/theme${++this.#themes}.xml`,
      'application/vnd.openxmlformats-officedocument.theme+xml',
    );
    part.bytes = document(themeXml(this.#reader.find('theme', id), this.#scope(part)));
    return part.name;
  }

  #page(page: Page): string {
    const name = this.#pageParts.get(page.id) ?? '';
    const part = this.#package.part(name, `${PML}.slide+xml`);
    const layout =
      (page.layoutId && this.#layoutParts.get(page.layoutId)) || this.#layoutParts.values().next().value;
    if (layout !== undefined) part.relate('slideLayout', layout);
    part.bytes = document(pageXml(page, this.#scope(part)));
    this.#comments.page(page.comments, part);
    if (page.notes) part.relate('notesSlide', this.#notes(page, name));
    return name;
  }

  #notes(page: Page, slide: string): string {
    this.#notesMaster ??= this.#makeNotesMaster();
    const part = this.#package.part(
      slide.replace('slides/slide', 'notesSlides/notesSlide'),
      `${PML}.notesSlide+xml`,
    );
    part.relate('notesMaster', this.#notesMaster.name);
    part.relate('slide', slide);
    part.bytes = document(notesXml(page.notes, this.#scope(part)));
    return part.name;
  }

  #makeNotesMaster(): PartOut {
    const part = this.#package.part('ppt/notesMasters/notesMaster1.xml', `${PML}.notesMaster+xml`);
    part.relate('theme', this.#theme(this.#reader.all('theme')[0]?.id ?? ''));
    part.bytes = document(notesMasterXml());
    return part;
  }

  /** Sections as PowerPoint 2010 keeps them ([MS-PPTX] 2.2.4.9): every page in one. */
  #sections(): Xml | undefined {
    if (this.#reader.all('section').length === 0) return undefined;
    const sections: { name: string; id: string; pages: number[] }[] = [];
    let number = 256;
    for (const id of this.#reader.children('deck')) {
      const record = this.#reader.get(id);
      if (record?.kind === 'section') sections.push({ name: record.name, id, pages: [] });
      else if (record?.kind === 'page') {
        if (sections.length === 0) sections.push({ name: 'Default Section', id: 'first', pages: [] });
        sections.at(-1)?.pages.push(number++);
      }
    }
    const list = tag(
      'p14:sectionLst',
      { 'xmlns:p14': P14 },
      ...sections.map(({ name, pages }, i) =>
        tag(
          'p14:section',
          { name, id: guid(i + 1) },
          tag('p14:sldIdLst', {}, ...pages.map((id) => tag('p14:sldId', { id }))),
        ),
      ),
    );
    return tag('p:extLst', {}, tag('p:ext', { uri: SECTIONS }, list));
  }

  #tableStyles(presentation: PartOut): void {
    const styles = new Map<string, TableStyle>();
    for (const element of this.#reader.all('element')) {
      if (element.type === 'table' && element.table.style)
        styles.set(element.table.style.id, element.table.style);
    }
    const part = this.#package.part('ppt/tableStyles.xml', `${PML}.tableStyles+xml`);
    part.bytes = document(tableStylesXml([...styles.values()], this.#scope(part)));
    presentation.relate('tableStyles', part.name);
  }

  #properties({ title, now }: WriteOptions): void {
    const at = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
    const core = this.#package.part(
      'docProps/core.xml',
      'application/vnd.openxmlformats-package.core-properties+xml',
    );
    const when = (name: string) => tag(`dcterms:${name}`, { 'xsi:type': 'dcterms:W3CDTF' }, text(at));
    core.bytes = document(
      tag(
        'cp:coreProperties',
        {
          'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
          'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
          'xmlns:dcterms': 'http://purl.org/dc/terms/',
          'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        },
        title !== undefined && tag('dc:title', {}, text(title)),
        when('created'),
        when('modified'),
      ),
    );
    this.#package.root.relate('core-properties', core.name);
    const app = this.#package.part(
      'docProps/app.xml',
      'application/vnd.openxmlformats-officedocument.extended-properties+xml',
    );
    app.bytes = document(
      kept(
        '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Lectern</Application></Properties>',
      ),
    );
    this.#package.root.relate('extended-properties', app.name);
  }
}

/** Ids of sections need only differ within the file. */
function guid(number: number): string {
  return `{00000000-0000-4000-8000-${number.toString(16).toUpperCase().padStart(12, '0')}}`;
}
