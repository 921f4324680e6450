import { useSignal } from '@lectern/ui/use-signal';
import { CloudAlert, CloudCheck, CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './top-bar.module.css';

/** Whether what was changed is safe. Said in words: a sign alone is guessed at. */
export function SavedMark(): ReactNode {
  const t = useEditorTexts();
  const { document, session } = useEditing();
  const saved = useSignal(document.saved);
  if (!session.canEdit && saved.type === 'saved') return null;
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
    <span className={classes.saved} data-state={saved.type} role="status">
      {shown.icon}
      {shown.text}
    </span>
  );
}
