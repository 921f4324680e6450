import { showToast } from '@lectern/ui';
import { LateCode } from '@lectern/ui/late';
import { Printer } from 'lucide-react';
import type { CommandContext } from '../editing/command-context.ts';
import { stageLabels } from '../editing/stage-labels.ts';
import { editorText } from '../locale/texts.ts';
import { command } from './command.ts';
import { evenOverDialogs } from './keys.ts';

const printer = new LateCode(async () => (await import('../printing/print-pages.tsx')).printPages);

async function print({ session, document }: CommandContext): Promise<void> {
  showToast({ text: editorText('print.preparing') });
  try {
    const printPages = await printer.bring();
    await printPages({
      reader: session.store,
      assets: document.assets,
      labels: stageLabels(),
      title: document.name.get(),
    });
  } catch {
    showToast({ kind: 'failure', text: editorText('print.failed') });
  }
}

export const printCourseware = command({
  id: 'printing.print',
  label: { zh: '打印', en: 'Print' },
  icon: Printer,
  keys: evenOverDialogs('Ctrl+P'),
  changes: false,
  run: (context) => {
    context.session.letGo();
    void print(context);
  },
});
