import type { Element, Layout, Master } from '@lectern/courseware';
import { type Part, relationOf, relationOfType } from '../package/opc.ts';
import type { XmlElement } from '../package/xml.ts';
import type {
  ImportContext,
  InheritedPlaceholders,
  PlaceholderFrame,
  ThemeStyles,
  TreeScope,
} from '../read/context.ts';
import { booleanOf } from '../read/geometry/units.ts';
import { orderKeyAt } from '../read/order-key.ts';
import { readBackground, readColorMap } from '../read/paint/background.ts';
import { readTheme, readThemeOverride } from '../read/paint/theme.ts';
import { readListStyle } from '../read/text/paragraph-props.ts';
import { readAnimations } from '../read/timing/timing.ts';
import { readShapeTree } from './shape-tree.ts';

/** Most unused layouts that are read: decks that grew by copying have hundreds. */
const MAX_UNUSED = 100;

/** The data of a layout that its slides need. */
export interface LayoutLink {
  readonly id: string;
  readonly theme: ThemeStyles;
  readonly inherited: InheritedPlaceholders;
}

interface MasterEntry {
  readonly id: string;
  readonly theme: ThemeStyles;
  readonly placeholders: PlaceholderFrame[];
  /** Number of the master's layouts that were read. */
  layouts: number;
}

/** Masters, layouts and themes of a deck; each part is read once and cached by its name. */
export class Design {
  readonly #context: ImportContext;
  readonly #layouts = new Map<string, LayoutLink>();
  readonly #masters = new Map<string, MasterEntry>();
  readonly #themes = new Map<string, ThemeStyles>();

  readonly #used: ReadonlySet<string>;

  /** `slides`: part names of slides, whose layouts are read in any case. */
  constructor(context: ImportContext, slides: readonly string[]) {
    this.#context = context;
    this.#used = new Set(
      slides
        .map((name) => relationOfType(context.package.relations(name), 'slideLayout')?.target.toLowerCase())
        .filter((target) => target !== undefined),
    );
  }

  /** Reads every master that the presentation lists, with its layouts. */
  readAll(presentation: Part): void {
    const listed = (presentation.root.child('p:sldMasterIdLst')?.children ?? []).map((entry) =>
      relationOf(entry, presentation.relations),
    );
    for (const relation of listed) if (relation && !relation.external) this.#master(relation.target);
  }

  /** The layout in a slide's relations; the first layout for a slide without one. */
  layoutOf(slide: Part): LayoutLink | undefined {
    const relation = relationOfType(slide.relations, 'slideLayout');
    if (relation) {
      const known = this.#layouts.get(relation.target.toLowerCase());
      if (known) return known;
      const part = this.#context.package.part(relation.target);
      const master = part && relationOfType(part.relations, 'slideMaster');
      const entry = master && this.#master(master.target);
      // a layout that its master does not list
      if (entry) this.#layout(relation.target, entry);
      const found = this.#layouts.get(relation.target.toLowerCase());
      if (found) return found;
      this.#context.report.add('PART_MISSING', {}, relation.target);
    }
    return this.#layouts.values().next().value;
  }

  /** Theme for slides without a layout. */
  fallbackTheme(): ThemeStyles {
    return this.#masters.values().next().value?.theme ?? this.#theme(undefined);
  }

  #master(name: string): MasterEntry | undefined {
    const key = name.toLowerCase();
    const known = this.#masters.get(key);
    if (known) return known;
    const part = this.#context.package.part(name);
    if (!part) {
      this.#context.report.add('PART_MISSING', {}, name);
      return undefined;
    }
    const id = this.#context.newId();
    const theme = this.#theme(relationOfType(part.relations, 'theme')?.target);
    const entry: MasterEntry = { id, theme, placeholders: [], layouts: 0 };
    this.#masters.set(key, entry);
    const scope = this.#scope(part, theme, {});
    const record = masterRecord(part, scope, id, orderKeyAt(this.#masters.size - 1));
    this.#context.records.push(record);
    const elements = readShapeTree(part.root.path('p:cSld', 'p:spTree'), scope, id);
    animate(record, part, scope, elements);
    entry.placeholders.push(...placeholdersOf(elements));
    this.#layoutsOf(part, entry);
    return entry;
  }

  #layoutsOf(master: Part, entry: MasterEntry): void {
    const listed = (master.root.child('p:sldLayoutIdLst')?.children ?? [])
      .map((layout) => relationOf(layout, master.relations)?.target)
      .filter((target) => target !== undefined);
    const related = [...master.relations.values()]
      .filter((relation) => relation.type === 'slideLayout')
      .map((relation) => relation.target);
    for (const target of new Set([...listed, ...related])) {
      if (this.#layouts.size >= MAX_UNUSED && !this.#used.has(target.toLowerCase())) continue;
      this.#layout(target, entry);
    }
  }

  #layout(name: string, entry: MasterEntry): void {
    const key = name.toLowerCase();
    if (this.#layouts.has(key)) return;
    const part = this.#context.package.part(name);
    if (!part) {
      this.#context.report.add('PART_MISSING', {}, name);
      return;
    }
    const id = this.#context.newId();
    const override = overridingTheme(this.#context, part, entry.theme);
    const theme = override ?? entry.theme;
    const scope = this.#scope(part, theme, { master: entry.placeholders });
    const record = layoutRecord(part, scope, id, entry.id, orderKeyAt(entry.layouts++));
    if (override) record.themeId = override.id;
    this.#context.records.push(record);
    const elements = readShapeTree(part.root.path('p:cSld', 'p:spTree'), scope, id);
    animate(record, part, scope, elements);
    const own = placeholdersOf(elements);
    this.#layouts.set(key, { id, theme, inherited: { layout: own, master: entry.placeholders } });
  }

  #theme(name: string | undefined): ThemeStyles {
    const key = name?.toLowerCase() ?? '';
    const known = this.#themes.get(key);
    if (known) return known;
    const theme = readTheme(this.#context, name === undefined ? undefined : this.#context.package.part(name));
    this.#themes.set(key, theme);
    return theme;
  }

  #scope(part: Part, theme: ThemeStyles, inherited: InheritedPlaceholders): TreeScope {
    return {
      context: this.#context,
      part,
      theme,
      pageId: undefined,
      inherited,
      elementIds: new Map(),
      later: [],
    };
  }
}

/** Reads the animations of a layout or master, which play on all of its pages (its own p:timing). */
function animate(record: Layout | Master, part: Part, scope: TreeScope, elements: readonly Element[]): void {
  const animations = readAnimations(part.root, scope, elements).slice(0, 1000);
  if (animations.length > 0) record.animations = animations;
}

function nameOf(part: Part): string | undefined {
  return part.root.child('p:cSld')?.attr('name')?.slice(0, 1024) || undefined;
}

function masterRecord(part: Part, scope: TreeScope, id: string, order: string): Master {
  const name = nameOf(part);
  const background = readBackground(part.root.child('p:cSld'), scope);
  const colorMap = readColorMap(part.root.child('p:clrMap'));
  const styles = part.root.child('p:txStyles');
  const style = (local: string) => readListStyle(styles?.child(`p:${local}Style`), scope);
  const textStyles = { title: style('title'), body: style('body'), other: style('other') };
  return {
    kind: 'master',
    id,
    themeId: scope.theme.id,
    order,
    ...(name ? { name } : {}),
    ...(background ? { background } : {}),
    ...(colorMap ? { colorMap } : {}),
    textStyles: {
      ...(textStyles.title ? { title: textStyles.title } : {}),
      ...(textStyles.body ? { body: textStyles.body } : {}),
      ...(textStyles.other ? { other: textStyles.other } : {}),
    },
    origin: part.name.slice(0, 512),
  };
}

function layoutRecord(part: Part, scope: TreeScope, id: string, masterId: string, order: string): Layout {
  const name = nameOf(part);
  const type = part.root.attr('type')?.slice(0, 32);
  const background = readBackground(part.root.child('p:cSld'), scope);
  const colorMap = overriddenColorMap(part.root);
  const showMasterShapes = booleanOf(part.root.attr('showMasterSp'));
  return {
    kind: 'layout',
    id,
    masterId,
    order,
    ...(name ? { name } : {}),
    ...(type ? { type } : {}),
    ...(background ? { background } : {}),
    ...(colorMap ? { colorMap } : {}),
    ...(showMasterShapes === false ? { showMasterShapes } : {}),
    origin: part.name.slice(0, 512),
  };
}

/** The theme of a slide or layout with a relation that overrides `base`; undefined without such a relation. */
export function overridingTheme(
  context: ImportContext,
  part: Part,
  base: ThemeStyles,
): ThemeStyles | undefined {
  const relation = relationOfType(part.relations, 'themeOverride');
  return relation && !relation.external
    ? readThemeOverride(context, context.package.part(relation.target), base)
    : undefined;
}

/** The colour map of a slide or layout that overrides its master's (19.3.1.7). */
export function overriddenColorMap(root: XmlElement) {
  return readColorMap(root.path('p:clrMapOvr', 'a:overrideClrMapping'));
}

function placeholdersOf(elements: readonly Element[]): PlaceholderFrame[] {
  const placeholders: PlaceholderFrame[] = [];
  for (const element of elements) {
    if (!('placeholder' in element) || !element.placeholder) continue;
    placeholders.push({
      type: element.placeholder.type,
      index: element.placeholder.index,
      frame: element.frame,
    });
  }
  return placeholders;
}
