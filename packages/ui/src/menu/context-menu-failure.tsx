import { useEffect } from 'react';
import type { LateFailureProps } from '../late/late.tsx';
import { showToast } from '../toast/toast.tsx';
import { useUiTexts } from '../ui-texts.ts';
import { useSignal } from '../use-signal.ts';
import type { ContextMenuArea } from './context-menu-area.ts';

/** Where a context menu could not be loaded: says so to whoever asks for it, and tries again at a press. */
export function ContextMenuFailure({
  again,
  props: { area },
}: LateFailureProps<{ readonly area: ContextMenuArea }>): null {
  const texts = useUiTexts();
  const missed = useSignal(area.missed);
  useEffect(() => {
    if (!missed) return;
    const action = { label: texts.tryAgain, run: again };
    showToast({ kind: 'failure', text: texts.loadFailed, action });
  }, [missed, texts, again]);
  return null;
}
