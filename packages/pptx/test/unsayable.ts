import type { CoursewareReader, CoursewareRecord, Element, GroupElement, Theme } from '@lectern/courseware';

/** Returns the properties of a record that a .pptx cannot store, or stores in another form. */
export function unsayableIn(reader: CoursewareReader, imported: CoursewareReader) {
  const diagrams = imported.all('element').filter((each) => each.type === 'group' && each.diagram);
  const known = new Set(diagrams.map(({ id }) => insideOf(imported, id)));
  const overriding = new Set(reader.all('page').map(({ themeId }) => themeId));
  const charts = new Set(
    imported.all('element').flatMap((each) => (each.type === 'chart' ? [JSON.stringify(each.chart)] : [])),
  );
  const lines = (from: CoursewareReader, id: string) => JSON.stringify(themeAround(from, id)?.lines);
  /** Whether an element is on a page or design whose theme has other lines and effects than at its import. */
  const restyled = (id: string) => !imported.find('element', id) || lines(reader, id) !== lines(imported, id);
  const goesOutAsItself = (group: GroupElement) => known.has(insideOf(reader, group.id));
  return (record: CoursewareRecord): string[] => {
    // Only the colours of a page's own theme are written: all other parts belong to the deck, and change with it.
    if (record.kind === 'theme' && overriding.has(record.id))
      return Object.keys(record).filter((key) => key !== 'colors');
    // PowerPoint requires three formats of each kind in a theme, and all colours named in a master
    if (record.kind === 'theme' && record.fills === undefined)
      return ['fills', 'backgroundFills', 'lines', 'effects'];
    if (record.kind === 'master' && record.colorMap?.accent1 === undefined) return ['colorMap'];
    if (record.kind !== 'element') return [];
    // a stroke is written as a freeform line: LibreOffice and older programs do not show ink
    if (record.type === 'ink' && !untouched(reader, imported, record.id))
      return Object.keys({ ...record, geometry: 0, line: 0, fill: 0, name: 0 }).filter(
        (key) => key !== 'frame',
      );
    return [
      // Formats that a deck's style, a SmartArt and a chart's drawing inherit from the theme come from the new theme.
      ...(restyled(record.id) ? restyledParts(record, inDiagram(reader, record.id, goesOutAsItself)) : []),
      // a verb that needs another file is kept only while the shape is unchanged
      ...(record.click?.type === 'other' && /^ppaction:..(program|hlinkpres)/.test(record.click.description)
        ? ['click']
        : []),
      // An element without a name gets one, because PowerPoint requires it.
      ...(record.name ? [] : ['name']),
      // a newly written text box has an explicit "no fill"; a picture has an explicit rectangle
      ...(record.type === 'shape' && record.textBox && !record.fill ? ['fill'] : []),
      ...(record.type === 'picture' && !record.geometry ? ['geometry'] : []),
      // a SmartArt with changes is written as a group
      ...(record.type === 'group' && record.diagram && !goesOutAsItself(record) ? ['diagram'] : []),
      // the picture of a chart that we could not draw shows its former state
      ...(record.type === 'chart' && !charts.has(JSON.stringify(record.chart)) ? ['preview'] : []),
      // a frame of an object cannot be rotated, and one whose object is missing is written as its picture
      ...(record.type === 'picture' && (record.frame.rotation || !record.object?.asset) ? ['object'] : []),
      // the frame of an object has no outline and no effects
      ...(record.type === 'picture' && record.object ? ['geometry', 'effects'] : []),
      // an element with its own fill does not show the page's
      ...(record.type === 'shape' && record.fill ? ['pageFill'] : []),
      // A shape is the node of a SmartArt only inside a SmartArt that is written unchanged.
      ...(inDiagram(reader, record.id, goesOutAsItself) ? [] : ['diagramNode']),
    ];
  };
}

/** The theme of the page, layout or master that contains an element. */
function themeAround(reader: CoursewareReader, id: string): Theme | undefined {
  let home = reader.get(id);
  while (home?.kind === 'element') home = reader.get(home.parentId);
  const layout = home?.kind === 'page' ? reader.find('layout', home.layoutId ?? '') : home;
  const master = layout?.kind === 'layout' ? reader.find('master', layout.masterId) : layout;
  return master?.kind === 'master' ? reader.find('theme', master.themeId) : undefined;
}

function restyledParts({ type }: Element, inDiagram: boolean): string[] {
  if (inDiagram) return ['fill', 'line', 'effects', 'text', 'textDefaults'];
  return type === 'table' ? ['table.style'] : type === 'chart' ? ['shapes'] : [];
}

/** Whether the element, or the outermost group that contains it, is unchanged since the import. */
function untouched(reader: CoursewareReader, imported: CoursewareReader, id: string): boolean {
  const element = reader.find('element', id);
  const parent = reader.find('element', element?.parentId ?? '');
  if (parent) return untouched(reader, imported, parent.id);
  const words = (from: CoursewareReader, at: string): unknown => [
    from.find('element', at),
    from.children(at).map((child) => words(from, child)),
  ];
  return JSON.stringify(words(reader, id)) === JSON.stringify(words(imported, id));
}

/** Whether the element is inside a SmartArt for which `such` returns true. */
function inDiagram(reader: CoursewareReader, id: string, such: (group: GroupElement) => boolean): boolean {
  for (let at = reader.find('element', id); at; at = reader.find('element', at.parentId))
    if (at.type === 'group' && at.diagram) return such(at);
  return false;
}

/** All content of a SmartArt, without its ids, as a string for comparison. */
function insideOf(reader: CoursewareReader, id: string): string {
  const element = reader.find('element', id);
  const { w, h } = element?.frame ?? {};
  const inside = (parentId: string): unknown =>
    reader.children(parentId).map((child) => {
      const { id: _, parentId: _parent, order: _order, ...own } = reader.find('element', child) ?? {};
      return [own, inside(child)];
    });
  return JSON.stringify([w, h, element?.type === 'group' && element.diagram, inside(id)]);
}
