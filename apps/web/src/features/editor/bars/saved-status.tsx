import type { Readable } from '@lectern/base';
import { classNames } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { CloudAlert, CloudCheck, CloudOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { SavedState } from '../../../parts/courseware/index.ts';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './status-bar.module.css';

export interface SavedWordProps {
  readonly saved: Readable<SavedState>;
  readonly className?: string | undefined;
}

/** Whether the changes are saved, as text, because an icon alone is ambiguous. */
export function SavedWord({ saved: state, className }: SavedWordProps): ReactNode {
  const t = useEditorTexts();
  const saved = useRested(useSignal(state));
  const shown = {
    saved: { icon: <CloudCheck aria-hidden="true" />, text: t('saved.saved') },
    saving: { icon: <RefreshCw aria-hidden="true" />, text: t('saved.saving') },
    offline: { icon: <CloudOff aria-hidden="true" />, text: t('saved.offline') },
    failed: {
      icon: <CloudAlert aria-hidden="true" />,
      text: saved.type === 'failed' ? t(`saved.${saved.reason}`) : '',
    },
  }[saved.type];
  return (
    <span className={classNames(classes.saved, className)} data-state={saved.type} role="status">
      {shown.icon}
      {shown.text}
    </span>
  );
}

/**
 * Milliseconds a saved state must last before it is shown: typing saves every letter, and the text, which is also read
 * out, must not flicker.
 */
const REST_MS = 250;

/**
 * Returns the state to show: a change from saving to saved only after it has lasted a while, every other change at
 * once.
 */
function useRested(state: SavedState): SavedState {
  const [shown, setShown] = useState(state);
  const isLate = state.type === 'saved' && shown.type === 'saving';
  if (!isLate && shown !== state) setShown(state);
  useEffect(() => {
    if (!isLate) return;
    const timer = setTimeout(() => setShown(state), REST_MS);
    return () => clearTimeout(timer);
  }, [isLate, state]);
  return isLate ? shown : state;
}

/** Whether the changes are saved. A reader without permission to edit sees it only when a change is not saved. */
export function SavedMark(): ReactNode {
  const { document, session } = useEditing();
  const isSaved = useSignal(document.saved, ({ type }) => type === 'saved');
  return !session.canEdit && isSaved ? null : <SavedWord saved={document.saved} />;
}
