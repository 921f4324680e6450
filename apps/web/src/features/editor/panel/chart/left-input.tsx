import { Input } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useTypedWords } from '../../../../parts/typed-words/index.ts';

export interface LeftInputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly inputMode?: 'decimal';
  /** Called with the typed text when the field is left or Enter pressed; rejected text is replaced by `value` again. */
  readonly onLeave: (typed: string) => void;
}

/** A field whose text is committed when it is left, as one undo step. */
export function LeftInput({ label, placeholder, value, inputMode, onLeave }: LeftInputProps): ReactNode {
  const { field, take, reset } = useTypedWords<HTMLInputElement>({
    read: () => value,
    isWhole: inputMode !== undefined,
  });
  return (
    <Input
      {...field}
      aria-label={label}
      placeholder={placeholder}
      inputMode={inputMode}
      maxLength={inputMode === undefined ? 1000 : 32}
      onBlur={() => {
        const typed = take();
        // Accepted text returns as `value`.
        reset();
        if (typed !== value) onLeave(typed);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') reset();
        event.currentTarget.blur();
      }}
    />
  );
}
