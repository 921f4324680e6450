import { showToast } from '@lectern/ui';
import { LazyCode } from '@lectern/ui/lazy';
import { Puzzle, SquaresExclude, SquaresIntersect, SquaresSubtract, SquaresUnite } from 'lucide-react';
import { currentLanguage } from '../../../../platform/i18n/language.ts';
import type { CommandContext } from '../../editing/command-context.ts';
import { selectedElements } from '../../editing/selection/selected-elements.ts';
import { type Command, command, type Label } from '../command.ts';

/** The geometry code is large, and is loaded when shapes are merged. */
const merging = new LazyCode(() => import('@lectern/stage/uniting'));

const nothingLeft: Label = {
  zh: '没有剩下的部分，形状未改动',
  en: 'Nothing would be left; the shapes stay as they are',
};
const notCome: Label = {
  zh: '未能合并，请检查网络后重试',
  en: 'Not merged; check the network and try again',
};

type Uniting = 'unite' | 'exclude' | 'divide' | 'intersect' | 'subtract';

function uniting(how: Uniting, label: Label, icon: typeof SquaresUnite): Command {
  return command({
    id: `uniting.${how}`,
    label,
    icon,
    changes: true,
    isEnabled: (context) => {
      const chosen = selectedElements(context);
      return chosen.length > 1 && chosen.every(({ type, locked }) => type === 'shape' && !locked);
    },
    run: (context) => merge(context, how),
  });
}

/**
 * Merges the selected shapes with the format of the first one. Does nothing when the selection changed while the code
 * loaded.
 */
async function merge({ session }: CommandContext, how: Uniting): Promise<void> {
  const { ids } = session.selection.get();
  const pageId = session.pageId.get();
  const code = await merging.load().catch(() => undefined);
  if (!code) {
    showToast({ kind: 'failure', text: notCome[currentLanguage()] });
    return;
  }
  if (session.pageId.get() !== pageId || session.selection.get().ids.join() !== ids.join()) return;
  if (code.uniteShapes(session, ids, how).length === 0) showToast({ text: nothingLeft[currentLanguage()] });
}

/** Merges shapes as PowerPoint does. */
export const unitings: readonly Command[] = [
  uniting('unite', { zh: '结合形状', en: 'Union' }, SquaresUnite),
  uniting('exclude', { zh: '组合形状', en: 'Combine' }, SquaresExclude),
  uniting('divide', { zh: '拆分形状', en: 'Fragment' }, Puzzle),
  uniting('intersect', { zh: '相交形状', en: 'Intersect' }, SquaresIntersect),
  uniting('subtract', { zh: '剪除形状', en: 'Subtract' }, SquaresSubtract),
];
