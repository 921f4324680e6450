import { insertWordGrid, type WordGrid } from '@lectern/courseware';
import { Grid2x2 } from 'lucide-react';
import { pageSizeOf } from '../../editing/page-geometry.ts';
import { textTargetOf } from '../../editing/selection/text-target.ts';
import { type Command, command, type Label } from '../command.ts';

function grid(kind: WordGrid, label: Label): Command {
  return command({
    id: `insert.grid.${kind}`,
    label,
    icon: Grid2x2,
    changes: true,
    run: (context) => {
      const { session, focusPage } = context;
      const pageId = session.pageId.get();
      if (pageId === undefined) return;
      // The text of the selection is written into the grid.
      const words = (textTargetOf(context)?.sample().parts ?? [])
        .flatMap(({ paragraphs }) => paragraphs)
        .map(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : ' ')).join(''))
        .join(' ');
      session.letGo();
      let id: string | undefined;
      session.edit((edit) => {
        id = insertWordGrid(edit, pageId, kind, words, pageSizeOf(session));
      });
      if (id !== undefined) session.choose([id]);
      focusPage();
    },
  });
}

/** Grids for writing characters and letters, with the selected text in them. */
export const insertWordGrids: readonly Command[] = [
  grid('field', { zh: '田字格', en: 'Field grid' }),
  grid('rice', { zh: '米字格', en: 'Rice grid' }),
  grid('pinyin', { zh: '拼音格', en: 'Pinyin lines' }),
  grid('english', { zh: '英文四线格', en: 'English four lines' }),
];
