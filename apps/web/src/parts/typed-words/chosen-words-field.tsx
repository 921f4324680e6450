import { rebasedWords } from '@lectern/courseware';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import classes from './chosen-words-field.module.css';

export interface ChosenWordsFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** While it is written in, and what is chosen while it is not. */
  readonly label: string;
  readonly restLabel: string;
  /** While it is written in. */
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly maxLength: number;
  /** Whether words are written in it. */
  readonly isOpen: boolean;
  /** Words are written in another field, and this one only waits for the keyboard. */
  readonly isAway: boolean;
  /** What the field has the keyboard for, by its id, and what of it is chosen. */
  readonly controls: string;
  readonly activeId: string;
  /** Keys while no words are written. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** What the chosen thing says now. */
  readonly read: () => string;
  /** A letter was typed, or an input method begins. */
  readonly onBegin: () => void;
  /** With undefined where the words stay as they were. */
  readonly onWritten: (text: string | undefined, key?: 'Enter' | 'Tab') => void;
}

/**
 * A field that has the keyboard while something that has words is chosen, and that nobody sees until letters are typed or
 * composed over it: an input method is off where nothing is editable. They stand for all the words of what is chosen.
 */
export function ChosenWordsField(props: ChosenWordsFieldProps): ReactNode {
  const { ref, label, restLabel, className, style, maxLength, isOpen, isAway } = props;
  const { controls, activeId, onKey, read, onBegin, onWritten } = props;
  const field = useRef<HTMLInputElement>(null);
  const base = useRef<string>(undefined);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const begin = () => {
    if (base.current !== undefined) return;
    base.current = read();
    onBegin();
  };
  const done = (isKept: boolean, key?: 'Enter' | 'Tab') => {
    const [from, node] = [base.current, field.current];
    if (from === undefined || !node) return;
    const mine = node.value;
    base.current = undefined;
    node.value = '';
    onWritten(isKept ? rebasedWords({ base: from, mine, theirs: read() }) : undefined, key);
  };
  return (
    <input
      ref={field}
      className={isOpen ? className : classes.rest}
      style={style}
      data-typing-field={isOpen ? undefined : ''}
      aria-label={isOpen ? label : restLabel}
      aria-controls={controls}
      aria-activedescendant={isOpen || isAway ? undefined : activeId}
      aria-hidden={isAway || undefined}
      tabIndex={isAway ? -1 : 0}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      // No keyboard comes up on a screen where something is only chosen.
      inputMode={isOpen ? undefined : 'none'}
      onCompositionStart={begin}
      onInput={begin}
      onBlur={() => done(true)}
      onKeyDown={(event) => {
        if (base.current === undefined) {
          onKey(event);
          return;
        }
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') done(true, 'Enter');
        else if (event.key === 'Tab' && !event.shiftKey) done(true, 'Tab');
        else if (event.key === 'Escape') done(false);
        else return;
        event.preventDefault();
      }}
    />
  );
}
