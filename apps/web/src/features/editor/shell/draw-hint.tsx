import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './editor.module.css';

/** Explains how to draw, while an element is to be drawn on the page. */
export function DrawHint(): ReactNode {
  const t = useEditorTexts();
  const { tools } = useEditing().session;
  const waits = useSignal(tools.current, ({ name }) => name.startsWith('inserting'));
  return waits ? (
    <p className={classes.hint} role="status">
      {t('insert.drawHint')}
    </p>
  ) : null;
}
