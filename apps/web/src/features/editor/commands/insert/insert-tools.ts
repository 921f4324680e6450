import { newId } from '@lectern/base';
import type { ToolData } from '@lectern/courseware';
import { added, findNode, MIND_KEY, type MindChange, mindTree, ROOT } from '@lectern/courseware/mind';
import { Binary, Clock, Dices, Network, PenLine, Timer } from 'lucide-react';
import type { ComponentType } from 'react';
import { inMiddle, putOnPage } from '../../editing/put-on-page.ts';
import { type Command, command, type Label } from '../command.ts';

/** Size of a new tool, logical pixels: as wide as its row of buttons. */
const SIZE = { w: 480, h: 400 };

interface Begun {
  readonly data?: () => ToolData;
  readonly size?: { readonly w: number; readonly h: number };
  /** Whether the tool opens for typing at once, and fills an empty placeholder of the page. */
  readonly opens?: boolean;
}

function tool(toolKey: string, label: Label, icon: ComponentType, begun: Begun = {}): Command {
  return command({
    id: `insert.tool.${toolKey}`,
    label,
    icon,
    changes: true,
    run: ({ session, focusPage }) => {
      const id = putOnPage(session, begun.opens ? 'diagram' : undefined, (page, place) => ({
        type: 'tool',
        frame: place ?? inMiddle(page, begun.size ?? SIZE),
        toolKey,
        data: begun.data?.() ?? {},
      }));
      focusPage();
      if (id !== undefined && begun.opens) session.openMore(id);
    },
  });
}

/** Returns a mind map with `count` empty topics at its root. */
function branches(count: number): ToolData {
  let data: MindChange = {};
  for (let made = 0; made < count; made++) {
    const root = findNode(mindTree(data), ROOT);
    if (root) data = { ...data, ...added(root, newId()) };
  }
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, node]) => (node ? [[key, { ...node }]] : [])),
  );
}

/** The mind map has a dedicated button, because teachers look for it beside tables and charts. */
export const insertMindMap = tool(MIND_KEY, { zh: '思维导图', en: 'Mind map' }, Network, {
  data: () => branches(3),
  size: { w: 960, h: 480 },
  opens: true,
});

/**
 * Commands for the remaining subject tools that can be put on a page. A test compares them with the implemented tools
 * and the catalogue's names.
 */
export const insertTools: readonly Command[] = [
  tool('Clock', { zh: '钟表', en: 'Clock' }, Clock),
  tool('Counter', { zh: '计数器', en: 'Place value counter' }, Binary),
  tool('Dice', { zh: '骰子', en: 'Dice' }, Dices),
  tool('StrokeOrder', { zh: '笔顺书写', en: 'Stroke order writing' }, PenLine),
  tool('Timer', { zh: '计时器', en: 'Timer' }, Timer),
];
