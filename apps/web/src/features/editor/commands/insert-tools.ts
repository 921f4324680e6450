import { insertInSight } from '@lectern/courseware';
import { Binary, Clock, Dices, Timer } from 'lucide-react';
import type { ComponentType } from 'react';
import { pageSizeOf } from '../editing/page-size.ts';
import { type Command, command, type Label } from './command.ts';

/** How large a tool is when it comes to a page, logical pixels: as wide as its buttons stand beside each other. */
const SIZE = { w: 480, h: 400 };

function tool(toolKey: string, label: Label, icon: ComponentType): Command {
  return command({
    id: `insert.tool.${toolKey}`,
    label,
    icon,
    changes: true,
    run: ({ session, focusPage }) => {
      const pageId = session.pageId.get();
      if (pageId === undefined) return;
      const page = pageSizeOf(session);
      const [w, h] = [Math.min(SIZE.w, page.w), Math.min(SIZE.h, page.h)];
      const frame = { x: (page.w - w) / 2, y: (page.h - h) / 2, w, h };
      let id: string | undefined;
      session.edit((edit) => {
        id = insertInSight(edit, pageId, { type: 'tool', frame, toolKey, data: {} });
      });
      if (id !== undefined) session.choose([id]);
      focusPage();
    },
  });
}

/** The subject tools that can stand on a page. A test holds them to those that are built, by the catalogue's names. */
export const insertTools: readonly Command[] = [
  tool('Clock', { zh: '钟表', en: 'Clock' }, Clock),
  tool('Counter', { zh: '计数器', en: 'Place value counter' }, Binary),
  tool('Dice', { zh: '骰子', en: 'Dice' }, Dices),
  tool('Timer', { zh: '计时器', en: 'Timer' }, Timer),
];
