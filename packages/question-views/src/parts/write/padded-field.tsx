import { useTextsOf } from '@lectern/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { MarkState } from '../../review/mark.tsx';
import { NumberPad, padTexts } from './number-pad.tsx';
import { afterKey, FULL_KEYS, type PadKey } from './pad-keys.ts';
import { TextField } from './text-field.tsx';
import classes from './write.module.css';

export interface PaddedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly locked: boolean;
  readonly most: number;
  readonly mark?: MarkState | undefined;
  /** The keys of the pad; those for numbers by default. */
  readonly keys?: readonly PadKey[];
  /** Whether the device's keyboard is needed from the beginning, and the field is as wide as its container. */
  readonly hasKeyboard?: boolean;
  readonly placeholder?: string;
  /** Drawn behind the field, such as a unit. */
  readonly children?: ReactNode;
  readonly onEnter?: () => void;
}

/** A field with a pad of its own. With the keys for numbers, the keyboard of the device stays away until it is asked for. */
export function PaddedField(props: PaddedFieldProps): ReactNode {
  const { value, onChange, locked, most, children, keys = FULL_KEYS, hasKeyboard, ...rest } = props;
  const texts = useTextsOf(padTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isKeyboardOn, setKeyboardOn] = useState(false);
  const nextCaret = useRef<number>(undefined);
  // React writes the new text first, which moves the caret to its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is set when the text has changed
  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return;
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  }, [value]);
  const press = (key: PadKey) => {
    const field = input.current;
    const isOpen = field !== null && field === document.activeElement;
    const start = isOpen ? (field.selectionStart ?? value.length) : value.length;
    const end = isOpen ? (field.selectionEnd ?? value.length) : value.length;
    const { text, caret } = afterKey(value, start, end, key, most);
    if (text === value) return;
    if (isOpen) nextCaret.current = caret;
    onChange(text);
  };
  return (
    <div className={classes.padded}>
      <div className={classes.numberLine}>
        <TextField
          {...rest}
          ref={input}
          value={value}
          onChange={onChange}
          locked={locked}
          most={most}
          width={hasKeyboard ? undefined : 7}
          inputMode={hasKeyboard || isKeyboardOn ? 'text' : 'none'}
        />
        {children}
      </div>
      {locked ? null : (
        <NumberPad onKey={press} keys={keys}>
          {hasKeyboard ? null : (
            <button
              type="button"
              tabIndex={-1}
              aria-pressed={isKeyboardOn}
              className={classes.wideKey}
              onClick={() => {
                setKeyboardOn(!isKeyboardOn);
                // The keyboard appears when a field with it gets the focus.
                input.current?.blur();
                requestAnimationFrame(() => input.current?.focus());
              }}
            >
              {texts.letters}
            </button>
          )}
          <button type="button" tabIndex={-1} className={classes.wideKey} onClick={() => onChange('')}>
            {texts.clear}
          </button>
        </NumberPad>
      )}
    </div>
  );
}
