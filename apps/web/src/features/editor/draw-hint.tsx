import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import classes from './editor.module.css';
import { useEditing } from './editor-context.ts';
import { useEditorTexts } from './texts.ts';

/** While something waits to be drawn: how. */
export function DrawHint(): ReactNode {
  const t = useEditorTexts();
  const { tools } = useEditing().session;
  const subscribe = useCallback((listener: () => void) => tools.subscribe(listener), [tools]);
  const waits = useSyncExternalStore(subscribe, () => tools.state.name.startsWith('inserting'));
  return waits ? (
    <p className={classes.hint} role="status">
      {t('insert.drawHint')}
    </p>
  ) : null;
}
