import { compareOrder } from '../document/compare-order.ts';
import type { CoursewareReader } from '../document/reader.ts';
import type { Deck } from '../records/deck.ts';
import type { Layout, Master, Theme } from '../records/design.ts';
import type { Element } from '../records/element.ts';
import type { Placeholder } from '../records/elements/element-base.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { ColorMap, Page } from '../records/page.ts';
import type { Fill } from '../records/paint.ts';
import { type ColorContext, DEFAULT_COLOR_MAP, OFFICE_COLORS } from './color.ts';
import { onLayout, onMaster, placeholderKind } from './placeholder.ts';

/** A placeholder, from which placeholders of the same type and index inherit. */
export type PlaceholderElement = Extract<Element, { placeholder?: Placeholder }>;

/**
 * All properties that the elements of one page (or layout, or master) inherit. The same object is returned until one of
 * its source records changes, so it can be used as a cache key.
 */
export interface PageDesign {
  readonly deck: Deck | undefined;
  readonly theme: Theme | undefined;
  readonly master: Master | undefined;
  readonly layout: Layout | undefined;
  readonly colors: ColorContext;
  /** The layout's and the master's placeholders. */
  readonly layoutPlaceholders: readonly PlaceholderElement[];
  readonly masterPlaceholders: readonly PlaceholderElement[];
}

/** Background of a page. */
export interface Backdrop {
  readonly fill: Fill | undefined;
  /** Ids of the master and layout whose elements without a placeholder are visible, back to front. */
  readonly parents: readonly string[];
}

interface Remembered {
  readonly inputs: readonly unknown[];
  readonly design: PageDesign;
}
const remembered = new WeakMap<CoursewareReader, Map<string, Remembered>>();

/** The design of a page, a layout or a master, by its id. */
export function designOf(reader: CoursewareReader, ownerId: string): PageDesign {
  let designs = remembered.get(reader);
  if (!designs) {
    designs = new Map();
    remembered.set(reader, designs);
  }
  const owner = reader.get(ownerId);
  const own: Page | Layout | undefined =
    owner?.kind === 'page' || owner?.kind === 'layout' ? owner : undefined;
  const layout = own?.kind === 'page' ? layoutOf(reader, own.id) : own;
  const master =
    owner?.kind === 'master' ? owner : layout ? reader.find('master', layout.masterId) : firstMaster(reader);
  const themeId = own?.themeId ?? layout?.themeId ?? master?.themeId;
  const theme = themeId === undefined ? undefined : reader.find('theme', themeId);
  const deck = reader.find('deck', 'deck');
  const map = own?.colorMap ?? layout?.colorMap ?? master?.colorMap;
  const layoutPlaceholders = layout ? placeholders(reader, layout.id) : [];
  const masterPlaceholders = master ? placeholders(reader, master.id) : [];
  const inputs: unknown[] = [deck, theme, master, layout, map, layoutPlaceholders.length];
  inputs.push(...layoutPlaceholders, ...masterPlaceholders);
  const known = designs.get(ownerId);
  if (known && sameItems(known.inputs, inputs)) return known.design;
  const design: PageDesign = {
    deck,
    theme,
    master,
    layout,
    colors: colorContext(theme, map),
    layoutPlaceholders,
    masterPlaceholders,
  };
  // Pages with the same layout share one design object, so that values derived from it are computed once.
  const shared = [...designs.values()].find((other) => sameItems(other.inputs, inputs))?.design ?? design;
  designs.set(ownerId, { inputs, design: shared });
  return shared;
}

/**
 * The layout of a page. If that does not exist, the first master's content layout: another user deleted it, or changed
 * the theme of all pages, while the page was created in another window or offline.
 */
export function layoutOf(reader: Pick<CoursewareReader, 'find' | 'all'>, pageId: string): Layout | undefined {
  const layoutId = reader.find('page', pageId)?.layoutId;
  if (layoutId === undefined) return undefined;
  const own = reader.find('layout', layoutId);
  if (own) return own;
  const master = firstMaster(reader);
  const layouts = reader
    .all('layout')
    .filter(({ masterId }) => masterId === master?.id)
    .sort(compareOrder);
  return layouts.find(({ type }) => type === 'obj') ?? layouts[0];
}

function firstMaster(reader: Pick<CoursewareReader, 'all'>): Master | undefined {
  return [...reader.all('master')].sort(compareOrder)[0];
}

function placeholders(reader: CoursewareReader, parentId: string): PlaceholderElement[] {
  const found: PlaceholderElement[] = [];
  for (const id of reader.children(parentId)) {
    const child = reader.find('element', id);
    if (child && 'placeholder' in child && child.placeholder) found.push(child);
  }
  return found;
}

function sameItems(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

function colorContext(theme: Theme | undefined, map: ColorMap | undefined): ColorContext {
  return { colors: theme?.colors ?? OFFICE_COLORS, map: map ?? DEFAULT_COLOR_MAP };
}

/** The background of a page, layout or master. */
export function backdropOf(reader: CoursewareReader, ownerId: string): Backdrop {
  const owner = reader.get(ownerId);
  if (owner?.kind === 'master') return { fill: owner.background, parents: [] };
  if (owner?.kind !== 'page' && owner?.kind !== 'layout') return { fill: undefined, parents: [] };
  const layout = owner.kind === 'page' ? layoutOf(reader, owner.id) : owner;
  const master = layout ? reader.find('master', layout.masterId) : undefined;
  const fill = owner.background ?? layout?.background ?? master?.background;
  const parents: string[] = [];
  if (owner.showMasterShapes !== false) {
    if (master && layout?.showMasterShapes !== false) parents.push(master.id);
    if (layout && owner.kind === 'page') parents.push(layout.id);
  }
  return { fill, parents };
}

/**
 * The placeholders that an element inherits from, nearest first: the layout's, then the master's of the same kind
 * (19.3.1.36).
 */
export function inheritedPlaceholders(element: Element, design: PageDesign): readonly PlaceholderElement[] {
  const own = 'placeholder' in element ? element.placeholder : undefined;
  if (!own) return [];
  const masters = (type: string) => onMaster(type, design.masterPlaceholders, placeholderOf);
  if (design.masterPlaceholders.includes(element as PlaceholderElement)) return [];
  if (design.layoutPlaceholders.includes(element as PlaceholderElement)) return listOf(masters(own.type));
  const layouts = layoutPlaceholder(design, own);
  return listOf(layouts, masters(layouts?.placeholder?.type ?? own.type));
}

function listOf<T>(...items: readonly (T | undefined)[]): T[] {
  return items.filter((item) => item !== undefined);
}

function layoutPlaceholder(design: PageDesign, own: Placeholder): PlaceholderElement | undefined {
  return onLayout(own, design.layoutPlaceholders, placeholderOf);
}

function placeholderOf(element: PlaceholderElement): Placeholder | undefined {
  return element.placeholder;
}

/** Which of the master's text styles applies to the element. */
export function textStyleKind(element: Element, design: PageDesign): 'title' | 'body' | 'other' {
  const own = 'placeholder' in element ? element.placeholder : undefined;
  if (!own) return 'other';
  const type = layoutPlaceholder(design, own)?.placeholder?.type ?? own.type;
  const kind = placeholderKind(type);
  return kind === 'title' || kind === 'body' ? kind : 'other';
}

export function isShape(element: Element): element is ShapeElement {
  return element.type === 'shape';
}

/**
 * The font for a name: the theme's font for `+mj-lt`, `+mn-ea` and so on, which may depend on the language of the text
 * (20.1.4.1.16). Empty when the theme has no such font.
 */
export function themeFont(name: string, theme: Theme | undefined, lang?: string): string {
  if (!name.startsWith('+')) return name;
  const set = name.startsWith('+mj') ? theme?.fonts.major : theme?.fonts.minor;
  if (name.endsWith('-ea')) return set?.eastAsian || set?.scripts?.[eastAsianScript(lang)] || '';
  if (name.endsWith('-cs')) return set?.complexScript || '';
  return set?.latin || 'Calibri';
}

function eastAsianScript(lang = ''): string {
  if (/^ja\b/i.test(lang)) return 'Jpan';
  if (/^ko\b/i.test(lang)) return 'Hang';
  return /^zh-(TW|HK|MO|Hant)/i.test(lang) ? 'Hant' : 'Hans';
}
