import { showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './top-bar.module.css';

const longestName = 255;

/** The courseware's name, changed where it stands. */
export function NameField(): ReactNode {
  const t = useEditorTexts();
  const { document, session, focusPage } = useEditing();
  const name = useSignal(document.name);
  const [typed, setTyped] = useState(name);
  const before = useRef(name);
  /** The press that is going on began while the keyboard was elsewhere. */
  const comes = useRef(false);
  useEffect(() => {
    // A colleague's name comes in at once, but not over what is being typed.
    const known = before.current;
    setTyped((now) => (now === known ? name : now));
    before.current = name;
  }, [name]);
  if (!session.canEdit) {
    return (
      <h1 className={classes.name} title={name}>
        {name}
      </h1>
    );
  }
  const settle = () => {
    const next = typed.trim();
    if (next === '' || next === name) {
      setTyped(name);
      return;
    }
    document.rename(next).catch((error: unknown) => {
      setTyped(name);
      const reason = error instanceof Error ? error.message : '';
      showToast({ kind: 'failure', text: [t('bar.renameFailed'), reason].filter(Boolean).join(': ') });
    });
  };
  return (
    <span className={classes.nameFrame} data-value={typed}>
      <input
        className={classes.nameInput}
        size={1}
        aria-label={t('bar.name')}
        title={typed}
        value={typed}
        maxLength={longestName}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onPointerDown={(event) => {
          comes.current = window.document.activeElement !== event.currentTarget;
        }}
        onClick={(event) => {
          // The press that brings the keyboard chooses the whole name, unless it was drawn over some of it.
          const { selectionStart, selectionEnd } = event.currentTarget;
          if (comes.current && selectionStart === selectionEnd) event.currentTarget.select();
          comes.current = false;
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') setTyped(name);
          if (event.key === 'Enter' || event.key === 'Escape') {
            event.preventDefault();
            focusPage();
          }
        }}
      />
    </span>
  );
}
