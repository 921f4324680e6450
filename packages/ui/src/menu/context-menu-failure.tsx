import { useEffect } from 'react';
import type { LazyFailureProps } from '../lazy/lazy.tsx';
import { showToast } from '../toast/toast.tsx';
import { useUiTexts } from '../ui-texts.ts';
import { useSignal } from '../use-signal.ts';
import type { ContextMenuArea } from './context-menu-area.ts';

/** Used when a context menu failed to load: a press that requests the menu shows a message and a retry button. */
export function ContextMenuFailure({
  again,
  props: { area },
}: LazyFailureProps<{ readonly area: ContextMenuArea }>): null {
  const texts = useUiTexts();
  const missed = useSignal(area.missed);
  useEffect(() => {
    if (!missed) return;
    const action = { label: texts.tryAgain, run: again };
    showToast({ kind: 'failure', text: texts.loadFailed, action });
  }, [missed, texts, again]);
  return null;
}
