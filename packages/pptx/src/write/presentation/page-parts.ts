import { layoutOf, type Page } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import type { Base } from '../original/matches.ts';
import { kindOf } from '../original/original.ts';
import { sameValue } from '../original/same-record.ts';
import type { PartOut } from '../package/part-out.ts';
import { relateThemeOverride } from '../paint/theme-out.ts';
import { patchNotes } from '../slide/notes-patch.ts';
import { notesMasterXml, notesXml, pageXml } from '../slide/page-out.ts';
import { patchSlide } from '../slide/patched-slide.ts';
import { PatchedXml } from '../xml/patched-xml.ts';
import { document } from '../xml/xml-out.ts';
import type { CommentsOut } from './comments-out.ts';
import type { DesignParts } from './design-parts.ts';
import type { WriteContext } from './write-context.ts';

const PML = 'application/vnd.openxmlformats-officedocument.presentationml';

/** The picture of a page (`Page.picture`) is not part of a presentation. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(['picture']);

/** Slides with their notes and comments: the original's if they are unchanged, otherwise patched or written again. */
export class PageParts {
  readonly #context: WriteContext;
  readonly #design: DesignParts;
  readonly #comments: CommentsOut;
  /** The part of the notes master, once it is written. */
  notesMaster: string | undefined;

  constructor(context: WriteContext, design: DesignParts, comments: CommentsOut) {
    this.#context = context;
    this.#design = design;
    this.#comments = comments;
    if (context.base) this.notesMaster = notesMasterOf(context.base);
    this.#plan();
  }

  #plan(): void {
    const { base, reader, package: target, pageParts } = this.#context;
    const kept = new Set<string>();
    const pages = reader.pages().flatMap((id) => reader.find('page', id) ?? []);
    for (const page of pages) {
      const name = base?.matches.isCopy(page.id) ? undefined : this.#context.originalPart(page);
      if (name === undefined) continue;
      pageParts.set(page.id, name);
      kept.add(name);
    }
    for (const page of pages) {
      if (!pageParts.has(page.id)) pageParts.set(page.id, target.freeName('ppt/slides/slide', '.xml'));
    }
    for (const id of base?.original.records.pages() ?? []) {
      const origin = base?.original.records.find('page', id)?.origin;
      const name = origin === undefined ? undefined : base?.original.nameOf(origin);
      if (name !== undefined && !kept.has(name)) target.removed.add(name);
    }
  }

  page(page: Page): string {
    const name = this.#context.pageParts.get(page.id) ?? '';
    const { base } = this.#context;
    if (base && this.#keep(page, name, base)) return name;
    const part = this.#context.package.part(name, `${PML}.slide+xml`);
    const layout = this.#layoutPart(page);
    if (layout !== undefined) part.relate('slideLayout', layout);
    this.#relateTheme(page, part);
    const scope = this.#context.scope(part);
    part.bytes = document(pageXml(page, scope));
    this.#comments.page(page.comments, part, scope.shapeIds);
    if (page.notes) part.relate('notesSlide', this.#newNotes(page, name));
    return name;
  }

  #layoutPart(page: Page): string | undefined {
    const { layoutParts, reader } = this.#context;
    return layoutParts.get(layoutOf(reader, page.id)?.id ?? '') ?? layoutParts.values().next().value;
  }

  /** Copies the original slide, patched where the document differs; false when it cannot be patched. */
  #keep(page: Page, name: string, base: Base): boolean {
    const { matches, original: source } = base;
    const { package: target } = this.#context;
    const from = this.#context.originalPart(page);
    const original = matches.of(page);
    if (from === undefined || !original) return false;
    const copy = matches.isCopy(page.id);
    const layout = this.#layoutPart(page);
    const leads = source
      .relationsOf(from)
      .some((each) => kindOf(each) === 'slideLayout' && each.part === layout);
    const moved =
      !leads ||
      matches.counterpart(page.layoutId ?? '') !== original.layoutId ||
      this.#design.placesMoved(page.layoutId);
    const restyled = this.#design.themeChanged(page.layoutId, original.layoutId);
    const whole = leads && !moved && this.#context.leadsOnlyToKept(from);
    if (!copy && whole && matches.same(page, NOT_WRITTEN) && matches.sameChildren(page.id)) return true;

    const patch = PatchedXml.of(source.bytes(from) ?? new Uint8Array());
    if (!patch) return false;
    const part = target.partFrom(from, name);
    const partName = original.origin ?? from;
    const { removed } = target;
    const work = { record: page, original, partName, patch, source, matches, part, removed, moved, restyled };
    let shapeIds: ReadonlyMap<string, number> = new Map();
    const scopeOf = (last: number) => {
      const scope = this.#context.scope(part, last);
      shapeIds = scope.shapeIds;
      return scope;
    };
    if (!patchSlide(work, scopeOf)) {
      target.forget(part);
      return false;
    }
    if (layout !== undefined) {
      part.relate('slideLayout', layout);
      part.keepRelations((each) => kindOf(each) !== 'slideLayout' || each.part === layout);
    }
    if (!sameValue({ themeId: page.themeId }, { themeId: original.themeId }, matches.counterpart)) {
      part.keepRelations((each) => kindOf(each) !== 'themeOverride');
      this.#relateTheme(page, part);
    }
    if (copy) target.copyTargets(part, new Map([[from, name]]));
    this.#patchNotes(page, original, part, base);
    if (!sameValue(page.comments ?? [], original.comments ?? [], matches.counterpart)) {
      part.keepRelations((each) => kindOf(each) !== 'comments');
      this.#comments.page(page.comments, part, shapeIds);
    }
    part.bytes = strToU8(patch.result());
    return true;
  }

  /** Writes the colours of a page that override its master's. */
  #relateTheme(page: Page, part: PartOut): void {
    const theme = this.#context.reader.find('theme', page.themeId ?? '');
    if (theme) relateThemeOverride(theme, this.#context.scope(part));
  }

  #patchNotes(page: Page, original: Page, slide: PartOut, { matches, original: source }: Base): void {
    if (sameValue(page.notes, original.notes, matches.counterpart)) return;
    const { package: target } = this.#context;
    const name = slide.relations.find((each) => kindOf(each) === 'notesSlide')?.part;
    if (name !== undefined) {
      const copied = target.written(name);
      const bytes = copied?.bytes ?? source.bytes(name);
      const patch = bytes && PatchedXml.of(bytes);
      const part = copied ?? target.partFrom(name);
      if (
        patch &&
        patchNotes(page.notes, original.notes, patch, matches.counterpart, this.#context.scope(part))
      ) {
        part.bytes = strToU8(patch.result());
        return;
      }
      target.forget(part);
      slide.keepRelations((each) => kindOf(each) !== 'notesSlide');
    }
    if (page.notes) slide.relate('notesSlide', this.#newNotes(page, slide.name));
  }

  #newNotes(page: Page, slide: string): string {
    const { package: target } = this.#context;
    this.notesMaster ??= this.#newNotesMaster();
    const part = target.part(target.freeName('ppt/notesSlides/notesSlide', '.xml'), `${PML}.notesSlide+xml`);
    part.relate('notesMaster', this.notesMaster);
    part.relate('slide', slide);
    part.bytes = document(notesXml(page.notes, this.#context.scope(part)));
    return part.name;
  }

  #newNotesMaster(): string {
    const { package: target, reader } = this.#context;
    const part = target.part(
      target.freeName('ppt/notesMasters/notesMaster', '.xml'),
      `${PML}.notesMaster+xml`,
    );
    part.relate('theme', this.#design.newTheme(reader.all('theme')[0]?.id ?? ''));
    part.bytes = document(notesMasterXml());
    return part.name;
  }
}

function notesMasterOf({ original }: Base): string | undefined {
  const relation = original.relationsOf(original.presentation).find((each) => kindOf(each) === 'notesMaster');
  return relation?.part || undefined;
}
