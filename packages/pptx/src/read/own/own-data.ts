import type { Element, ElementOf, Run } from '@lectern/courseware';
import { drawnMind, MIND_KEY, mindMap } from '@lectern/courseware/mind';
import type { XmlElement } from '../../package/xml.ts';
import { nonVisual } from '../element-base.ts';
import { keptBase } from './kept-base.ts';
import { ownExtension } from './own-marks.ts';

/** Most characters of a tool's data: several times the limit of a tool. */
const MOST_DATA = 256 * 1024;
/** Deepest nesting of a tool's data: tools have flat data, so no tool wrote deeper data. */
const DEEPEST = 32;

/** Converts the picture of an exported tool, or the box in its place, back to the tool. */
export function asTool(node: XmlElement, element: Element): Element {
  const { type } = element;
  if (type !== 'picture' && type !== 'shape' && type !== 'unknown' && type !== 'group') return element;
  const own = ownExtension(nonVisual(node)?.child('p:cNvPr'))?.child('lectern:element');
  const toolKey = own?.attr('tool');
  const data = own && toolData(own.text);
  if (!toolKey || toolKey.length > 128 || !data) return element;
  const tool: ElementOf<'tool'> = {
    ...keptBase(element),
    type: 'tool',
    toolKey,
    data,
    ...(element.type === 'picture' && { preview: element.asset }),
  };
  return tool;
}

/** Converts a group back to a mind map if its shapes still have the map's texts: edits in PowerPoint are not lost. */
export function asMindMap(
  node: XmlElement,
  group: Element,
  inside: readonly Element[],
): ElementOf<'tool'> | undefined {
  const tool = asTool(node, group);
  if (tool.type !== 'tool' || tool.toolKey !== MIND_KEY) return undefined;
  const said = inside.flatMap((each) =>
    each.type === 'shape'
      ? [(each.text?.paragraphs ?? []).map(({ runs }) => runs.map(wordsOf).join('')).join('\n')]
      : [],
  );
  const says = drawnMind(mindMap(tool.data), 'zh').boxes.map(({ lines }) => lines.join('\n'));
  return said.length === says.length && said.every((words, index) => words === says[index])
    ? tool
    : undefined;
}

function wordsOf(run: Run): string {
  return run.type === 'text' || run.type === 'field' ? run.text : '';
}

function toolData(text: string): ElementOf<'tool'>['data'] | undefined {
  if (text.length > MOST_DATA) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data) || isDeep(data)) return undefined;
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== '__proto__'));
}

/** Walks level by level: deeply nested data must not exhaust the stack. */
function isDeep(data: object): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; depth < DEEPEST; depth++) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}
