import { showToast, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useRef, useState } from 'react';
import { useTypedWords } from '../../../parts/typed-words/index.ts';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './top-bar.module.css';

const longestName = 255;

/** The courseware's name, edited in place. */
export function NameField(): ReactNode {
  const { document, session } = useEditing();
  const name = useSignal(document.name);
  return session.canEdit ? (
    <NameInput />
  ) : (
    <Text as="h1" overflow="cut" className={classes.name} title={name}>
      {name}
    </Text>
  );
}

function NameInput(): ReactNode {
  const t = useEditorTexts();
  const { document, focusPage } = useEditing();
  useSignal(document.name);
  const name = () => document.name.get();
  const [typed, setTyped] = useState(name);
  /** Whether the current press began while the field was not focused. */
  const comes = useRef(false);
  const { field, take, reset, isChanged } = useTypedWords<HTMLInputElement>({
    read: name,
    onShown: setTyped,
  });
  const settle = () => {
    if (!isChanged()) return;
    const next = take().trim().slice(0, longestName);
    if (next === '' || next === name()) {
      reset();
      return;
    }
    document.rename(next).catch((error: unknown) => {
      reset();
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
        {...field}
        maxLength={longestName}
        onBlur={settle}
        onPointerDown={(event) => {
          comes.current = window.document.activeElement !== event.currentTarget;
        }}
        onClick={(event) => {
          // The press that focuses the field selects the whole name, unless it selected a part by dragging.
          const { selectionStart, selectionEnd } = event.currentTarget;
          if (comes.current && selectionStart === selectionEnd) event.currentTarget.select();
          comes.current = false;
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') reset();
          if (event.key === 'Enter' || event.key === 'Escape') {
            event.preventDefault();
            focusPage();
          }
        }}
      />
    </span>
  );
}
