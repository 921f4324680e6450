import { showToast } from '@lectern/ui';
import { translateLate as t } from '../late-texts.ts';
import { putToolsAway } from './put-tools-away.ts';
import type { OpenToolsSaid } from './use-open-tools.ts';

/** State of everything placed over the page, and functions that remove it. */
export interface RestoredScreen {
  readonly tools: OpenToolsSaid;
  /** Whether the page is covered, by black or by the list of pages. */
  readonly isCovered: boolean;
  readonly uncover: () => void;
  /** Zooms out to the whole page. */
  readonly showWhole: () => void;
  /** Moves the toolbar back to its edge. */
  readonly putBackToolbar: () => void;
}

/**
 * Removes everything placed over the page: closes or folds tools, uncovers the page, zooms out and moves the toolbar
 * back. Ink stays, and a button in the message shows the tools again.
 */
export function restoreScreen({
  tools,
  isCovered,
  uncover,
  showWhole,
  putBackToolbar,
}: RestoredScreen): void {
  putBackToolbar();
  showWhole();
  if (isCovered) uncover();
  const { count, bringBack } = putToolsAway(tools);
  if (count === 0) {
    showToast({ about: 'restore', text: t('nothingToRestore') });
    return;
  }
  showToast({
    kind: 'success',
    about: 'restore',
    text: t('restored', { count }),
    action: { label: t('undoRestore'), run: bringBack },
  });
}
