import { type CoursewareReader, compareOrder, type Layout, layoutOf, type Master } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import type { XmlElement } from '../../package/xml.ts';
import type { Base } from '../original/matches.ts';
import { kindOf } from '../original/original.ts';
import type { PartOut } from '../package/part-out.ts';
import { layoutXml, masterXml, themeXml } from '../slide/design-out.ts';
import { patchSlide } from '../slide/patched-slide.ts';
import { PatchedXml, relationIds } from '../xml/patched-xml.ts';
import { document, tag } from '../xml/xml-out.ts';
import { patchTheme } from './presentation-patch.ts';
import type { WriteContext } from './write-context.ts';

const PML = 'application/vnd.openxmlformats-officedocument.presentationml';
const THEME = 'application/vnd.openxmlformats-officedocument.theme+xml';

/**
 * Masters, layouts and themes of an export: the original's if they are unchanged, otherwise patched or written again.
 */
export class DesignParts {
  readonly #context: WriteContext;
  readonly #masterParts = new Map<string, string>();

  constructor(context: WriteContext) {
    this.#context = context;
    if (context.base) this.#plan(context.base);
  }

  /**
   * Part names are assigned first, so that parts can refer to each other; parts whose records were deleted are left
   * out.
   */
  #plan({ original }: Base): void {
    const { reader } = this.#context;
    const kept = new Set<string>();
    const keep = (record: Master | Layout, parts: Map<string, string>) => {
      const name = this.#context.originalPart(record);
      if (name === undefined) return;
      parts.set(record.id, name);
      kept.add(name);
    };
    for (const master of reader.all('master')) keep(master, this.#masterParts);
    for (const layout of reader.all('layout')) keep(layout, this.#context.layoutParts);
    for (const record of [...original.records.all('master'), ...original.records.all('layout')]) {
      const name = record.origin === undefined ? undefined : original.nameOf(record.origin);
      if (name !== undefined && !kept.has(name)) this.#context.package.removed.add(name);
    }
    for (const name of [original.presentation, ...this.#masterParts.values()]) {
      const list = PatchedXml.of(original.bytes(name) ?? new Uint8Array())?.root;
      for (const entry of [list?.child('p:sldMasterIdLst'), list?.child('p:sldLayoutIdLst')])
        for (const { attributes } of entry?.children ?? [])
          for (const value of attributes)
            if (/^\d{10}$/.test(value)) this.#context.takeDesignId(Number(value));
    }
  }

  /** Part names of all masters, in order; at least one. */
  masters(): string[] {
    const masters = this.#context.reader.all('master');
    const list: readonly Master[] =
      masters.length > 0 ? masters : [{ kind: 'master', id: 'master', themeId: 'theme', order: 'a0' }];
    return list.map((master) => this.#master(master));
  }

  #master(master: Master): string {
    const own = this.#context.reader.all('layout').filter((layout) => layout.masterId === master.id);
    const name = this.#masterParts.get(master.id);
    if (name !== undefined && this.#keepMaster(master, own, name)) return name;
    const context = this.#context;
    const part =
      name === undefined
        ? context.package.part(
            context.package.freeName('ppt/slideMasters/slideMaster', '.xml'),
            `${PML}.slideMaster+xml`,
          )
        : context.package.part(name, `${PML}.slideMaster+xml`);
    // A master needs at least one layout.
    const list: readonly Layout[] =
      own.length > 0
        ? own
        : [{ kind: 'layout', id: `${master.id} blank`, masterId: master.id, order: 'a0', type: 'blank' }];
    const layouts = list.map((layout) => ({
      id: context.nextDesignId(),
      part: this.#layout(layout, part.name, false),
    }));
    part.bytes = document(masterXml(master, layouts, context.scope(part)));
    part.relate('theme', this.#theme(master.themeId));
    return part.name;
  }

  /** Copies the original master, patched where the document differs; false when it cannot be patched. */
  #keepMaster(master: Master, own: readonly Layout[], name: string): boolean {
    const { base, package: target } = this.#context;
    const original = base?.matches.of(master);
    if (!base || !original) return false;
    const { matches } = base;
    const moved = this.#placeholdersMoved(master.id);
    const theme = this.#theme(master.themeId);
    const layouts = own.map((layout) => this.#layout(layout, name, moved));
    const listed = base.original
      .relationsOf(name)
      .filter((each) => kindOf(each) === 'slideLayout' && each.part !== '');
    const unread = listed
      .map(({ part }) => part)
      .filter((part) => !target.removed.has(part) && !layouts.includes(part));
    const wanted = [...layouts, ...unread];
    const sameList =
      wanted.length === listed.length &&
      sameOrder(own, base) &&
      listed.every(({ part }) => wanted.includes(part));
    const leads = base.original.relationsOf(name).some(({ part }) => part === theme);
    // A master may refer to layouts that its list leaves out: pages cannot use these (19.2.1.25).
    const named = this.#listed(name);
    const inList = this.#newlyUsed(own, base).every((part) => named.has(part));
    if (inList && sameList && leads && matches.same(master) && matches.sameChildren(master.id)) return true;
    const patch = PatchedXml.of(base.original.bytes(name) ?? new Uint8Array());
    if (!patch) return false;
    const part = target.partFrom(name);
    const partName = original.origin ?? name;
    const work = {
      record: master,
      original,
      partName,
      patch,
      source: base.original,
      matches,
      part,
      removed: target.removed,
      moved: false,
      restyled: false,
    };
    if (!sameList || !inList) this.#listLayouts(patch, part, wanted);
    if (!patchSlide(work, (last) => this.#context.scope(part, last))) return false;
    part.keepRelations((each) => kindOf(each) !== 'slideLayout' || wanted.includes(each.part));
    part.retarget((each) => (kindOf(each) === 'theme' ? theme : undefined));
    part.bytes = strToU8(patch.result());
    return true;
  }

  /** Relation ids of the layouts that an original master lists. */
  #listed(name: string): ReadonlySet<string> {
    const relations = this.#context.base?.original.relationsOf(name) ?? [];
    const root = PatchedXml.of(this.#context.base?.original.bytes(name) ?? new Uint8Array())?.root;
    const ids = new Set(
      (root?.child('p:sldLayoutIdLst')?.children ?? []).flatMap((each) => [...relationIds(each)]),
    );
    return new Set(relations.filter(({ id }) => ids.has(id)).map(({ part }) => part));
  }

  /** The parts of layouts that pages use now and did not use in the original. */
  #newlyUsed(own: readonly Layout[], { original, matches }: Base): string[] {
    const { reader } = this.#context;
    const used = new Set(reader.all('page').map(({ id }) => layoutOf(reader, id)?.id));
    const before = new Set(original.records.all('page').map(({ layoutId }) => layoutId));
    return own
      .filter((layout) => used.has(layout.id) && !before.has(matches.of(layout)?.id))
      .flatMap(({ id }) => this.#context.layoutParts.get(id) ?? []);
  }

  #listLayouts(patch: PatchedXml, part: PartOut, wanted: readonly string[]): void {
    const list = patch.root.child('p:sldLayoutIdLst');
    const present = new Map<string, XmlElement>();
    for (const entry of list?.children ?? []) {
      const [target] = [...relationIds(entry)].flatMap((id) => part.relation(id) ?? []);
      if (target) present.set(target.part, entry);
    }
    const entries = wanted.map((target) => {
      const entry = present.get(target);
      const relation = part.relate('slideLayout', target);
      return entry
        ? patch.slice(entry)
        : tag('p:sldLayoutId', { id: this.#context.nextDesignId(), 'r:id': relation });
    });
    const xml = `<p:sldLayoutIdLst>${entries.join('')}</p:sldLayoutIdLst>`;
    patch.setChild(patch.root, list, xml, 'p:sldLayoutIdLst', [
      'p:sldLayoutIdLst',
      'p:transition',
      'p:timing',
      'p:hf',
      'p:txStyles',
      'p:extLst',
    ]);
  }

  /** `moved`: the position of a placeholder of its master has changed since the original. */
  #layout(layout: Layout, masterPart: string, moved: boolean): string {
    const { base, package: target, layoutParts } = this.#context;
    const known = layoutParts.get(layout.id);
    const original = base?.matches.of(layout);
    if (known !== undefined && base && original) {
      const { matches } = base;
      const leads = base.original.relationsOf(known).some(({ part }) => part === masterPart);
      const whole = leads && this.#context.leadsOnlyToKept(known);
      if (whole && !moved && matches.same(layout) && matches.sameChildren(layout.id)) return known;
      const patch = PatchedXml.of(base.original.bytes(known) ?? new Uint8Array());
      const part = target.partFrom(known);
      part.retarget((each) => (kindOf(each) === 'slideMaster' ? masterPart : undefined));
      const partName = original.origin ?? known;
      const source = base.original;
      const work = patch && {
        record: layout,
        original,
        partName,
        patch,
        source,
        matches,
        part,
        removed: target.removed,
        moved,
        restyled: false,
      };
      if (patch && work && patchSlide(work, (last) => this.#context.scope(part, last))) {
        if (layout.type !== original.type) patch.setAttribute(patch.root, 'type', layout.type);
        part.bytes = strToU8(patch.result());
        return known;
      }
    }
    const name = known ?? target.freeName('ppt/slideLayouts/slideLayout', '.xml');
    const part = target.part(name, `${PML}.slideLayout+xml`);
    layoutParts.set(layout.id, name);
    part.relate('slideMaster', masterPart);
    part.bytes = document(layoutXml(layout, this.#context.scope(part)));
    return name;
  }

  /** Whether the inherited positions of a page with this layout have changed since the original. */
  placesMoved(layoutId: string | undefined): boolean {
    const layout = this.#context.reader.find('layout', layoutId ?? '');
    if (!layout || !this.#context.base) return false;
    return this.#placeholdersMoved(layout.id) || this.#placeholdersMoved(layout.masterId);
  }

  /** Whether a page with this layout has another theme than it had in the original. */
  themeChanged(layoutId: string | undefined, originalLayoutId: string | undefined): boolean {
    const base = this.#context.base;
    if (!base) return false;
    const themeOf = (reader: CoursewareReader, id = '') =>
      reader.find('master', reader.find('layout', id)?.masterId ?? '')?.themeId ?? '';
    const theme = themeOf(this.#context.reader, layoutId);
    return base.matches.counterpart(theme) !== themeOf(base.original.records, originalLayoutId);
  }

  #placeholdersMoved(parentId: string): boolean {
    const base = this.#context.base;
    const parent = this.#context.reader.get(parentId);
    const original = parent && base?.matches.of(parent);
    if (!base || !original) return true;
    const own = base.matches
      .ownChildren(parentId)
      .filter((each) => 'placeholder' in each && each.placeholder);
    const theirs = base.matches
      .originalChildren(original.id)
      .map((id) => base.original.records.find('element', id))
      .filter((each) => each && 'placeholder' in each && each.placeholder);
    return (
      own.length !== theirs.length ||
      own.some((element) => {
        const counterpart = base.matches.of(element);
        const [a, b] = [element.frame, counterpart?.frame];
        return !b || a.x !== b.x || a.y !== b.y || a.w !== b.w || a.h !== b.h || a.rotation !== b.rotation;
      })
    );
  }

  #theme(id: string): string {
    const { base, package: target, reader } = this.#context;
    const theme = reader.find('theme', id);
    const name = theme && this.#context.originalPart(theme);
    const original = theme && base?.matches.of(theme);
    if (theme && base && original && name !== undefined) {
      if (base.matches.same(theme)) return name;
      const patch = PatchedXml.of(base.original.bytes(name) ?? new Uint8Array());
      const part = target.partFrom(name);
      if (patch && patchTheme(theme, original, patch)) part.bytes = strToU8(patch.result());
      else {
        part.keepRelations(() => false);
        part.bytes = document(themeXml(theme, this.#context.scope(part)));
      }
      return name;
    }
    return this.newTheme(id);
  }

  newTheme(id: string): string {
    const { package: target, reader } = this.#context;
    const part = target.part(target.freeName('ppt/theme/theme', '.xml'), THEME);
    part.bytes = document(themeXml(reader.find('theme', id), this.#context.scope(part)));
    return part.name;
  }
}

/** Whether the layouts are in the original's order. */
function sameOrder(own: readonly Layout[], { matches }: Base): boolean {
  const places = [...own].sort(compareOrder).map((layout) => matches.of(layout)?.order ?? '');
  return places.every((place, index) => index === 0 || (places[index - 1] ?? '') <= place);
}
