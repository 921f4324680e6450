import type { CoursewareReader, CoursewareRecord, GroupElement } from '@lectern/courseware';

/** What a .pptx has no words for, or no other than those that it is read back from. */
export function unsayableIn(reader: CoursewareReader, imported: CoursewareReader) {
  const diagrams = imported.all('element').filter((each) => each.type === 'group' && each.diagram);
  const known = new Set(diagrams.map(({ id }) => insideOf(imported, id)));
  const goesOutAsItself = (group: GroupElement) => known.has(insideOf(reader, group.id));
  return (record: CoursewareRecord): string[] => {
    if (record.kind !== 'element') return [];
    const { click } = record;
    return [
      // an element without a name gets one, because PowerPoint wants one
      ...(record.name ? [] : ['name']),
      // a text box made anew says that it has no fill; a picture says that it is a rectangle
      ...(record.type === 'shape' && record.textBox && !record.fill ? ['fill'] : []),
      ...(record.type === 'picture' && !record.geometry ? ['geometry'] : []),
      // a link to a page that was deleted leads nowhere
      ...(click?.type === 'page' && !reader.find('page', click.pageId) ? ['click'] : []),
      // a SmartArt in which something was changed is a group
      ...(record.type === 'group' && record.diagram && !goesOutAsItself(record) ? ['diagram'] : []),
      // and its shapes are no points of a SmartArt any more
      ...(inDiagram(reader, record.id, goesOutAsItself) ? [] : ['diagramNode']),
    ];
  };
}

/** Whether it lies in such a SmartArt. */
function inDiagram(reader: CoursewareReader, id: string, such: (group: GroupElement) => boolean): boolean {
  for (let at = reader.find('element', id); at; at = reader.find('element', at.parentId))
    if (at.type === 'group' && at.diagram) return such(at);
  return false;
}

/** All that a SmartArt says and holds, whatever it is called and wherever it lies. */
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
