import type { Page } from '@lectern/courseware';
import type { Part } from '../package/opc.ts';
import { XmlElement } from '../package/xml.ts';
import { readComments } from '../read/comments.ts';
import type { ImportContext, TreeScope } from '../read/context.ts';
import { booleanOf } from '../read/geometry/units.ts';
import { readNotes } from '../read/notes.ts';
import { readBackground } from '../read/paint/background.ts';
import { applyPlayback, readAnimations } from '../read/timing/timing.ts';
import { readTransition } from '../read/timing/transition.ts';
import { type Design, overriddenColorMap, overridingTheme } from './design.ts';
import { readShapeTree } from './shape-tree.ts';

/**
 * Reads one slide (p:sld, 19.3.1.38) into a page and its elements. A missing slide becomes a blank page, and so does a
 * part without a name.
 */
export function readPage(
  context: ImportContext,
  design: Design,
  id: string,
  order: string,
  partName: string,
): void {
  if (context.isOutline?.(partName)) {
    const outline = blankPage(context, design, id, order, partName);
    context.records.push({ ...outline, origin: originOf(partName) });
    return;
  }
  const part = context.package.part(partName);
  if (!part) {
    if (partName !== '') context.report.add('PAGE_MISSING', { pageId: id }, partName);
    context.records.push(blankPage(context, design, id, order, partName));
    return;
  }
  const layout = design.layoutOf(part);
  const usual = layout?.theme ?? design.fallbackTheme();
  const override = overridingTheme(context, part, usual);
  const scope: TreeScope = {
    context,
    part,
    theme: override ?? usual,
    pageId: id,
    inherited: layout?.inherited ?? {},
    elementIds: new Map(),
    later: [],
  };
  const common = part.root.child('p:cSld');
  const page: Page = {
    kind: 'page',
    id,
    order,
    ...(layout ? { layoutId: layout.id } : {}),
    origin: originOf(partName),
  };
  context.records.push(page);
  const name = common?.attr('name')?.slice(0, 1024);
  if (name) page.name = name;
  if (booleanOf(part.root.attr('show')) === false) page.hidden = true;
  if (booleanOf(part.root.attr('showMasterSp')) === false) page.showMasterShapes = false;
  const background = readBackground(common, scope);
  if (background) page.background = background;
  const colorMap = overriddenColorMap(part.root);
  if (colorMap) page.colorMap = colorMap;
  if (override) page.themeId = override.id;
  const tree = common?.child('p:spTree') ?? part.root.find('p:spTree');
  const elements = readShapeTree(tree, scope, id, common?.child('p:controls'));
  const transition = readTransition(part.root, scope);
  if (transition) page.transition = transition;
  const animations = readAnimations(part.root, scope, elements);
  if (animations.length > 0) page.animations = animations;
  applyPlayback(part.root, scope, elements, animations);
  const notes = readNotes(scope);
  if (notes) page.notes = notes;
  const comments = readComments(scope);
  if (comments.length > 0) page.comments = comments;
}

/** The origin of a page: the name of its part. */
function originOf(partName: string): string {
  return partName.slice(0, 512);
}

/** A page with only the layout of its slide, from the slide's relations. */
function blankPage(
  context: ImportContext,
  design: Design,
  id: string,
  order: string,
  partName: string,
): Page {
  const relations = context.package.relations(partName);
  const empty: Part = { name: partName, root: new XmlElement('p:sld'), relations };
  const layout = design.layoutOf(empty);
  return { kind: 'page', id, order, ...(layout ? { layoutId: layout.id } : {}) };
}
