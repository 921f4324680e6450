import type { Signal } from '@lectern/base';
import { showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { useTypedWords } from '../typed-words/index.ts';
import classes from './live-document.module.css';

export interface NameFieldProps {
  readonly documentId: string;
  /** The name of the open document, which renaming sets. */
  readonly name: Signal<string>;
  readonly canEdit: boolean;
  readonly label: string;
  /** Beginning of the message when the document could not be renamed. */
  readonly failed: string;
}

const LONGEST_NAME = 200;

/** The name of an open document: a field for users who may edit it, otherwise a heading. */
export function NameField({ canEdit, ...props }: NameFieldProps): ReactNode {
  const shown = useSignal(props.name);
  return canEdit ? <NameInput {...props} /> : <h1 className={classes.name}>{shown}</h1>;
}

function NameInput({ documentId, name, label, failed }: Omit<NameFieldProps, 'canEdit'>): ReactNode {
  useSignal(name);
  const { field, take, reset, isChanged } = useTypedWords<HTMLInputElement>({ read: () => name.get() });
  const settle = () => {
    if (!isChanged()) return;
    const next = take().trim().slice(0, LONGEST_NAME);
    if (next === '' || next === name.get()) {
      reset();
      return;
    }
    const rename = async () => {
      const { renameOpen } = await import('../documents/lazy.ts');
      await renameOpen(documentId, name, next);
    };
    rename().catch((error: unknown) => {
      reset();
      showToast({ kind: 'failure', text: `${failed}: ${messageOf(error)}` });
    });
  };
  return (
    <input
      className={classes.name}
      aria-label={label}
      {...field}
      maxLength={LONGEST_NAME}
      onBlur={() => {
        // Without this call an input method would continue to write at the old selection.
        document.getSelection()?.removeAllRanges();
        settle();
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') reset();
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
