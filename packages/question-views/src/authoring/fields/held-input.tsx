import { Input } from '@lectern/ui';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useAuthor } from '../author-context.ts';

interface HeldInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter outside a composition. */
  readonly onEnter?: (() => void) | undefined;
  /** Backspace in an empty field. */
  readonly onErase?: (() => void) | undefined;
}

/**
 * A field for one line of plain text. While an input method composes, the field keeps its letters whatever the question
 * becomes meanwhile, and gives them out when the composition ends.
 */
export function HeldInput({ value, onChange, onEnter, onErase, ...rest }: HeldInputProps): ReactNode {
  const { readOnly } = useAuthor();
  const [composed, setComposed] = useState<string>();
  const isComposing = useRef(false);
  return (
    <Input
      {...rest}
      readOnly={readOnly}
      value={composed ?? value}
      onChange={({ target }) => (isComposing.current ? setComposed(target.value) : onChange(target.value))}
      onCompositionStart={({ currentTarget }) => {
        isComposing.current = true;
        setComposed(currentTarget.value);
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false;
        setComposed(undefined);
        onChange(currentTarget.value);
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.nativeEvent.isComposing || event.defaultPrevented) return;
        const isEmpty = event.currentTarget.value === '';
        if (event.key === 'Enter' && onEnter) onEnter();
        else if (event.key === 'Backspace' && isEmpty && onErase) onErase();
        else return;
        event.preventDefault();
      }}
    />
  );
}
