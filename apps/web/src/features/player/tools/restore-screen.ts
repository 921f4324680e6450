import { showToast } from '@lectern/ui';
import { translateLate as t } from '../late-texts.ts';
import { putToolsAway } from './put-tools-away.ts';
import type { OpenToolsSaid } from './use-open-tools.ts';

/** What a teacher put over the page, and how it goes away and comes back. */
export interface RestoredScreen {
  readonly tools: OpenToolsSaid;
  /** The page is covered: black, or by the list of pages. */
  readonly isCovered: boolean;
  readonly uncover: () => void;
  /** The page is shown whole. */
  readonly showWhole: () => void;
  /** The toolbar goes back to its place. */
  readonly putBackToolbar: () => void;
}

/**
 * The screen as it was before anything lay over the page: tools are put away, what covers the page goes, the toolbar stands
 * in its place. Ink stays, and what was closed comes back as it stood by one press.
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
