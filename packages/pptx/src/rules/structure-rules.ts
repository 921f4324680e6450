import type { DeckPackage, Report } from './deck-package.ts';
import { all, find, type RuleNode } from './rule-node.ts';

/**
 * Checks the relations between presentation, masters, layouts, slides, notes and themes, and the ids in their lists.
 */
export function checkStructure(deck: DeckPackage, report: Report): void {
  const mains = deck.targets('', 'officeDocument');
  const [main] = mains;
  const root = main === undefined ? undefined : deck.xml(main);
  if (main === undefined || mains.length > 1 || root?.name !== 'p:presentation') {
    report('main-part', main ?? '', `is not the only presentation part; ${mains.length} are referenced`);
    return;
  }
  for (const kind of ['theme', 'presProps', 'viewProps', 'tableStyles', 'commentAuthors']) {
    const count = deck.targets(main, kind).length;
    if (count > 1 || (count === 0 && kind === 'theme')) report('main-kinds', main, `has ${count} of ${kind}`);
  }
  const masters = listed(deck, main, root, 'p:sldMasterId');
  if (masters.length === 0) report('masters', main, 'has no master');
  const layouts = masters.flatMap((master) => checkMaster(deck, master, report));
  checkMasterIds(deck, main, root, masters, report);
  checkSlides(deck, main, root, new Set(layouts), report);
  checkThemes(deck, report);
}

function listed(deck: DeckPackage, part: string, root: RuleNode | undefined, name: string): string[] {
  return all(root, name).flatMap((element) => deck.targetOf(part, element) ?? []);
}

function checkMaster(deck: DeckPackage, master: string, report: Report): string[] {
  const layouts = listed(deck, master, deck.xml(master), 'p:sldLayoutId');
  if (layouts.length === 0) report('masters', master, 'has no layout');
  if (deck.targets(master, 'theme').length !== 1) report('masters', master, 'must have exactly one theme');
  const related = deck.targets(master, 'slideLayout');
  for (const layout of related) {
    if (!layouts.includes(layout)) report('masters', master, `does not list ${layout}`);
  }
  for (const layout of layouts) {
    const owners = deck.targets(layout, 'slideMaster');
    if (owners.length !== 1 || owners[0] !== master) report('layouts', layout, `is listed only by ${master}`);
  }
  return layouts;
}

/** Ids of masters and layouts must differ from each other (19.2.1.37, 19.3.1.41); a missing id is allowed. */
function checkMasterIds(
  deck: DeckPackage,
  main: string,
  root: RuleNode,
  masters: readonly string[],
  report: Report,
): void {
  const seen = new Set<string>();
  const check = (part: string, element: RuleNode) => {
    const id = element.attr('id');
    if (id !== undefined && seen.has(id)) report('master-ids', part, `${element.name} ${id} is duplicate`);
    if (id !== undefined) seen.add(id);
  };
  for (const element of all(root, 'p:sldMasterId')) check(main, element);
  for (const master of masters) {
    for (const element of all(deck.xml(master), 'p:sldLayoutId')) check(master, element);
  }
}

function checkSlides(
  deck: DeckPackage,
  main: string,
  root: RuleNode,
  layouts: ReadonlySet<string>,
  report: Report,
): void {
  const ids = new Set<string>();
  const parts = new Set<string>();
  for (const entry of all(find(root, 'p:sldIdLst'), 'p:sldId')) {
    const id = entry.attr('id') ?? '';
    if (ids.has(id)) report('slide-ids', main, `slide ${id} is duplicate`);
    ids.add(id);
    const part = deck.targetOf(main, entry);
    if (part === undefined || !deck.has(part)) continue;
    if (parts.has(part)) report('slide-ids', main, `${part} is listed twice`);
    parts.add(part);
    const own = deck.targets(part, 'slideLayout');
    if (own.length !== 1) report('slides', part, `has ${own.length} layouts`);
    else if (!layouts.has(own[0] ?? ''))
      report('slides', part, `has the layout ${own[0]}, which belongs to no master`);
    checkNotes(deck, part, report);
  }
  for (const part of deck.targets(main, 'slide')) {
    if (!parts.has(part)) report('slides', part, 'is missing in the list of slides');
  }
  const inSections = new Set<string>();
  for (const entry of all(root, 'p14:sldId')) {
    const id = entry.attr('id') ?? '';
    if (!ids.has(id)) report('sections', main, `a section references the slide ${id}, which does not exist`);
    if (inSections.has(id)) report('sections', main, `slide ${id} is in two sections`);
    inSections.add(id);
  }
}

function checkNotes(deck: DeckPackage, slide: string, report: Report): void {
  const notes = deck.targets(slide, 'notesSlide');
  if (notes.length > 1) report('notes', slide, `has ${notes.length} notes`);
  const [own] = notes;
  if (own === undefined || !deck.has(own)) return;
  const [back, ...more] = deck.targets(own, 'slide');
  if (back !== slide || more.length > 0) report('notes', own, `does not reference ${slide}`);
  if (deck.targets(own, 'notesMaster').length !== 1) report('notes', own, 'must have exactly one master');
}

/** Each master needs its own theme: PowerPoint repairs a deck in which two share one. */
function checkThemes(deck: DeckPackage, report: Report): void {
  const owners = new Map<string, string>();
  for (const part of deck.parts) {
    if (!/master\+xml$/i.test(deck.contentType(part) ?? '')) continue;
    const themes = deck.targets(part, 'theme');
    if (themes.length !== 1) report('themes', part, `has ${themes.length} themes`);
    for (const theme of themes) {
      const other = owners.get(theme);
      if (other !== undefined) report('themes', theme, `belongs to both ${other} and ${part}`);
      owners.set(theme, part);
    }
  }
}
