import { builtInTableStyle, type CoursewareReader, type TableStyle } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import type { Base } from './original/matches.ts';
import { kindOf, type Original } from './original/original.ts';
import { hasRelationsOf, type PartOut } from './package/part-out.ts';
import { transitional } from './package/strict.ts';
import { CommentsOut } from './presentation/comments-out.ts';
import { DesignParts } from './presentation/design-parts.ts';
import { GUIDES_EXTENSION, guideListXml } from './presentation/guides-out.ts';
import { PageParts } from './presentation/page-parts.ts';
import { patchPresentation } from './presentation/presentation-patch.ts';
import { patchProperties, writeProperties } from './presentation/properties-out.ts';
import { SECTIONS_EXTENSION, sectionGuid, sectionListXml, sectionsOf } from './presentation/sections-out.ts';
import { writeShow } from './presentation/show-out.ts';
import { type Drawings, WriteContext } from './presentation/write-context.ts';
import { tableStylesXml, tableStyleXml } from './table/table-out.ts';
import { levelsXml } from './text/text-out.ts';
import { PatchedXml } from './xml/patched-xml.ts';
import { document, emu, joined, NAMESPACES, tag } from './xml/xml-out.ts';

const PML = 'application/vnd.openxmlformats-officedocument.presentationml';
const PRESENTATION = `${PML}.presentation.main+xml`;

export interface WriteOptions extends Drawings {
  readonly title?: string;
  /** Milliseconds since 1970, for the file's properties. */
  readonly now: number;
  /** The file that the courseware was imported from (`readOriginal`): unchanged content is copied from it. */
  readonly original?: Original | undefined;
  /** Called with the reason when the export cannot be based on the original: all parts are then written again. */
  readonly problem?: (error: unknown) => void;
}

/**
 * Writes a courseware as a .pptx that PowerPoint and LibreOffice open. With the original, parts that match the document
 * are copied byte for byte, and changed slides keep all other content; without it, all parts are written according to
 * ECMA-376. `assets` returns the bytes of a hash; files that neither it nor the original has leave an empty frame. The
 * result is checked: a presentation that is based on its original and violates PowerPoint's rules is written again; if
 * it still violates them, ExportBroken is thrown.
 */
export function writePptx(
  reader: CoursewareReader,
  assets: (hash: string) => Uint8Array | undefined,
  options: WriteOptions,
): Uint8Array {
  const { original } = options;
  const main = original && PatchedXml.of(original.bytes(original.presentation) ?? new Uint8Array());
  if (original && main) {
    try {
      return new PptxWriter(new WriteContext(reader, assets, original, options), main).write(options);
    } catch (error) {
      // The owner gets the courseware in any case, also from a file with unexpected content.
      if (!options.problem) throw error;
      options.problem(error);
    }
  }
  // an original whose main part is damaged cannot be the base, but its files can be used
  const files = (hash: string) => assets(hash) ?? original?.file(hash);
  return new PptxWriter(new WriteContext(reader, files, undefined, options), undefined).write(options);
}

class PptxWriter {
  readonly #context: WriteContext;
  readonly #main: PatchedXml | undefined;
  readonly #comments: CommentsOut;
  readonly #pages: PageParts;
  readonly #design: DesignParts;

  constructor(context: WriteContext, main: PatchedXml | undefined) {
    this.#context = context;
    this.#main = main;
    this.#comments = new CommentsOut(context.package, context.base && originalAuthors(context.base));
    this.#design = new DesignParts(context);
    this.#pages = new PageParts(context, this.#design, this.#comments);
  }

  write(options: WriteOptions): Uint8Array {
    const { reader, base } = this.#context;
    const masters = this.#design.masters();
    const pages = reader.pages().flatMap((id) => {
      const page = reader.find('page', id);
      return page ? [{ id, part: this.#pages.page(page) }] : [];
    });
    return base && this.#main
      ? this.#onOriginal(base, this.#main, masters, pages, options)
      : this.#anew(masters, pages, options);
  }

  #onOriginal(
    base: Base,
    patch: PatchedXml,
    masters: readonly string[],
    pages: readonly { readonly id: string; readonly part: string }[],
    options: WriteOptions,
  ): Uint8Array {
    const { package: target, reader, nextDesignId } = this.#context;
    const { original, matches } = base;
    const part = target.part(
      original.presentation,
      PRESENTATION,
      original.relationsOf(original.presentation),
    );
    const { notesMaster } = this.#pages;
    const size = this.#slideSize();
    patchPresentation(
      { patch, part, original, matches, reader, masters, pages, notesMaster, nextDesignId, size },
      this.#context.scope(part),
    );
    this.#tableStyles(part);
    this.#comments.authors(part);
    writeShow(reader, base, target, part);
    part.bytes = strToU8(patch.result());
    if (!patch.changed && hasRelationsOf(part, original)) target.forget(part);
    target.root.keepRelations((each) => {
      const kind = kindOf(each);
      if (each.external || each.part === '') return each.external;
      // a signature is invalid after changes; the thumbnail may show another page
      if (kind === 'origin') return false;
      if (kind === 'officeDocument') return each.part === original.presentation;
      return kind !== 'thumbnail' || !target.touched;
    });
    // a package without a relation to a main part is invalid: if the original's relation is missing, it is added
    target.root.relate('officeDocument', original.presentation);
    if (target.touched) patchProperties(target, original, reader, options);
    return target.zip(original.strict && target.touched ? transitional : undefined);
  }

  #anew(
    masters: readonly string[],
    pages: readonly { readonly id: string; readonly part: string }[],
    options: WriteOptions,
  ): Uint8Array {
    const { package: target, reader, nextDesignId } = this.#context;
    const presentation = target.part('ppt/presentation.xml', PRESENTATION);
    target.root.relate('officeDocument', presentation.name);
    writeProperties(target, options);
    // The presentation's own theme is that of its first master (ECMA-376 part 1, 13.3.6).
    const theme = target.written(masters[0] ?? '')?.relations.find((each) => kindOf(each) === 'theme');
    if (theme) presentation.relate('theme', theme.part);
    const scope = this.#context.scope(presentation);
    const deck = reader.find('deck', 'deck');
    const { notesMaster } = this.#pages;
    const numbers = new Map(pages.map(({ id }, i) => [id, 256 + i]));
    const sections = sectionsOf(reader, numbers, (_, index) => sectionGuid(index + 1));
    const extensions = [
      ...(sections.length > 0 ? [tag('p:ext', { uri: SECTIONS_EXTENSION }, sectionListXml(sections))] : []),
      ...(deck?.guides ? [tag('p:ext', { uri: GUIDES_EXTENSION }, guideListXml(deck.guides))] : []),
    ];
    presentation.bytes = document(
      tag(
        'p:presentation',
        { ...NAMESPACES, firstSlideNum: deck?.firstPageNumber, saveSubsetFonts: 1 },
        tag(
          'p:sldMasterIdLst',
          {},
          ...masters.map((name) =>
            tag('p:sldMasterId', { id: nextDesignId(), 'r:id': presentation.relate('slideMaster', name) }),
          ),
        ),
        notesMaster !== undefined &&
          tag(
            'p:notesMasterIdLst',
            {},
            tag('p:notesMasterId', { 'r:id': presentation.relate('notesMaster', notesMaster) }),
          ),
        tag(
          'p:sldIdLst',
          {},
          ...pages.map(({ id, part }) =>
            tag('p:sldId', { id: numbers.get(id), 'r:id': presentation.relate('slide', part) }),
          ),
        ),
        tag('p:sldSz', this.#slideSize()),
        tag('p:notesSz', { cx: 6_858_000, cy: 9_144_000 }),
        tag('p:defaultTextStyle', {}, ...levelsXml(deck?.textStyle, scope)),
        extensions.length > 0 && tag('p:extLst', {}, ...extensions),
      ),
    );
    this.#tableStyles(presentation);
    this.#comments.authors(presentation);
    writeShow(reader, undefined, target, presentation);
    return target.zip();
  }

  #slideSize(): { cx: number; cy: number } {
    const { w, h } = this.#context.reader.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
    // PowerPoint takes 1 to 56 inches.
    const clamp = (value: number) => Math.min(Math.max(emu(value), 914_400), 51_206_400);
    return { cx: clamp(w), cy: clamp(h) };
  }

  /** The styles that tables use and the original does not have. */
  #tableStyles(presentation: PartOut): void {
    const { reader, base, package: target } = this.#context;
    const styles = new Map<string, TableStyle>();
    for (const element of reader.all('element')) {
      if (element.type !== 'table' || !element.table.style || base?.matches.unchanged(element)) continue;
      styles.set(element.table.style.id, element.table.style);
    }
    const present = base && presentation.relations.find((each) => kindOf(each) === 'tableStyles')?.part;
    const patch = present ? PatchedXml.of(base.original.bytes(present) ?? new Uint8Array()) : undefined;
    for (const style of patch?.root.children ?? []) styles.delete(style.attr('styleId') ?? '');
    // PowerPoint knows its built-in styles without a definition in the file
    for (const id of base ? [...styles.keys()] : []) if (builtInTableStyle(id)) styles.delete(id);
    if (base && styles.size === 0) return;
    if (present && patch) {
      const part = target.partFrom(present);
      const scope = this.#context.scope(part);
      patch.append(patch.root, joined([...styles.values()].map((style) => tableStyleXml(style, scope))));
      part.bytes = strToU8(patch.result());
      return;
    }
    const name = base ? target.freeName('ppt/tableStyles', '.xml') : 'ppt/tableStyles.xml';
    const part = target.part(name, `${PML}.tableStyles+xml`);
    part.bytes = document(tableStylesXml([...styles.values()], this.#context.scope(part)));
    presentation.relate('tableStyles', part.name);
  }
}

/** The original's list of authors. */
function originalAuthors({ original }: Base): { part: string; patch: PatchedXml } | undefined {
  const relation = original
    .relationsOf(original.presentation)
    .find((each) => kindOf(each) === 'commentAuthors' && each.part !== '');
  const patch = relation && PatchedXml.of(original.bytes(relation.part) ?? new Uint8Array());
  return patch && { part: relation.part, patch };
}
