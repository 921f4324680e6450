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
  /** The label while it is edited, and the label while it is not. */
  readonly label: string;
  readonly restLabel: string;
  /** CSS class while the text is edited. */
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly maxLength: number;
  /** Whether the text is being edited. */
  readonly isOpen: boolean;
  /** Another field is being edited; this field only waits for the keyboard focus. */
  readonly isAway: boolean;
  /** The id of the selected object, and the selected part of it. */
  readonly controls: string;
  readonly activeId: string;
  /** Handles keys while the field is not being edited. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** The stored text of the selected object. */
  readonly read: () => string;
  /** The user typed a letter, or an input method starts. */
  readonly onBegin: () => void;
  /** Called with undefined if the text did not change. */
  readonly onWritten: (text: string | undefined, key?: 'Enter' | 'Tab') => void;
}

/**
 * An invisible field that has the keyboard focus while an object with text is selected, because input methods need an
 * editable element. It is shown when the user types or composes, and the typed text replaces the whole text of the
 * object.
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
      // No on-screen keyboard opens when an object is only selected.
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
