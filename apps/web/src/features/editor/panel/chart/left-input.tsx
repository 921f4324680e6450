import { Input } from '@lectern/ui';
import { type ReactNode, useRef } from 'react';

export interface LeftInputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly inputMode?: 'decimal';
  /** What was typed, once the field is left or Enter pressed; what is not taken goes back to `value`. */
  readonly onLeave: (typed: string) => void;
}

/** A field that is written when it is left, as one step. */
export function LeftInput({ label, placeholder, value, inputMode, onLeave }: LeftInputProps): ReactNode {
  const cancelled = useRef(false);
  return (
    <Input
      // What comes from elsewhere replaces what stands there.
      key={value}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value}
      inputMode={inputMode}
      maxLength={inputMode === undefined ? 1000 : 32}
      onBlur={(event) => {
        const typed = event.currentTarget.value;
        // Taken, it comes back as `value`.
        event.currentTarget.value = value;
        if (!cancelled.current && typed !== value) onLeave(typed);
        cancelled.current = false;
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        cancelled.current = event.key === 'Escape';
        event.currentTarget.blur();
      }}
    />
  );
}
