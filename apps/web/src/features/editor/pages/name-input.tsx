import type { ReactNode } from 'react';
import { useTypedWords } from '../../../parts/typed-words/index.ts';

export interface NameInputProps {
  readonly className?: string | undefined;
  readonly label: string;
  /** The current name. */
  readonly read: () => string;
  /** Receives the new name; undefined if the current one stays. */
  readonly onDone: (name: string | undefined) => void;
}

const longestName = 200;

/** A name edited in place: Enter and a press elsewhere save it, Escape discards it. */
export function NameInput({ className, label, read, onDone }: NameInputProps): ReactNode {
  const { field, take } = useTypedWords<HTMLInputElement>({ read });
  const keep = () => {
    const next = take().trim().slice(0, longestName);
    onDone(next === '' || next === read() ? undefined : next);
  };
  return (
    <input
      {...field}
      className={className}
      aria-label={label}
      maxLength={longestName}
      // biome-ignore lint/a11y/noAutofocus: the teacher has just asked to type here
      autoFocus
      onFocus={(event) => event.target.select()}
      onBlur={keep}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') keep();
        else if (event.key === 'Escape') onDone(undefined);
        else return;
        event.preventDefault();
      }}
    />
  );
}
