import { showToast } from '@lectern/ui';
import { translateLazy as t } from '../lazy-texts.ts';
import { putToolsAway } from '../tools/put-tools-away.ts';
import type { PlayedShow } from './played-show.ts';

/**
 * Removes all layers over the page: closes or folds tools, uncovers the page, zooms out and moves the toolbar back. Ink
 * stays, and a button in the message shows the tools again.
 */
export function restoreScreen({ parts: { shown, over } }: PlayedShow): void {
  const { cover } = shown.show.state;
  over.place.putBack();
  shown.zoom.ask('whole');
  if (cover === 'black' || cover === 'white' || cover === 'pages') {
    shown.show.act({ type: 'cover', cover: 'none' });
  }
  const { count, undo } = putToolsAway(over.openTools.said);
  if (count === 0) {
    showToast({ about: 'restore', text: t('nothingToRestore') });
    return;
  }
  showToast({
    kind: 'success',
    about: 'restore',
    text: t('restored', { count }),
    action: { label: t('undoRestore'), run: undo },
  });
}
