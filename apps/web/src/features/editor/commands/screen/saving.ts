import { showToast } from '@lectern/ui';
import { FolderInput } from 'lucide-react';
import { whenSaved } from '../../../../parts/courseware/index.ts';
import type { CommandContext } from '../../editing/command-context.ts';
import { editorText } from '../../locale/texts.ts';
import { command } from '../command.ts';
import { evenOverDialogs, everywhere } from '../keys.ts';

/** Changes are saved automatically; this shows a message with the saved state once it is known. */
async function say({ document }: CommandContext): Promise<void> {
  if (document.saved.get().type === 'saving') await whenSaved(document.saved);
  const saved = document.saved.get();
  const said = {
    saved: { kind: 'success', text: editorText('saved.allSaved') },
    saving: { text: editorText('saved.stillSaving') },
    offline: { kind: 'attention', text: editorText('saved.keptHere') },
    failed: {
      kind: 'failure',
      text: saved.type === 'failed' ? editorText(`saved.${saved.reason}`) : '',
    },
  } as const;
  showToast(said[saved.type]);
}

export const save = command({
  id: 'saving.save',
  label: { zh: '保存', en: 'Save' },
  keys: evenOverDialogs('Ctrl+S'),
  changes: false,
  run: (context) => void say(context),
});

export const saveAs = command({
  id: 'saving.saveAs',
  label: { zh: '另存为…', en: 'Save as…' },
  icon: FolderInput,
  keys: everywhere('Ctrl+Shift+S'),
  changes: false,
  run: ({ session, saveAsShown }) => {
    session.letGo();
    saveAsShown.set(true);
  },
});
