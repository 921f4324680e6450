import { classNames } from '@lectern/ui';
import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';
import type { MarkState } from '../../review/mark.tsx';
import { useComposedText } from './use-composed-text.ts';
import classes from './write.module.css';

export interface TextFieldProps {
  /** Accessible name, such as "Blank 3". */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly locked: boolean;
  /** The most characters that the response may have (`RESPONSE_LENGTHS`). */
  readonly most: number;
  /** Width of the line in characters of the text around; the field is as wide as its container without it. */
  readonly width?: number | undefined;
  readonly mark?: MarkState | undefined;
  readonly placeholder?: string | undefined;
  /** Called for Enter outside a composition. */
  readonly onEnter?: (() => void) | undefined;
  readonly inputMode?: 'none' | 'text' | 'decimal' | undefined;
  readonly language?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A line to write a word, number or sentence on. With `width` it is a blank within a text, which grows with what is written. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, locked, width, mark, placeholder, onEnter, inputMode, language, ref, ...typed } = props;
  const text = useComposedText<HTMLInputElement>({ ...typed, locked });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter?.();
  };
  const attributes = {
    ref,
    type: 'text',
    ...text,
    'aria-label': label,
    readOnly: locked,
    maxLength: props.most,
    placeholder,
    inputMode,
    lang: language,
    autoComplete: 'off',
    autoCorrect: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    enterKeyHint: onEnter ? ('next' as const) : undefined,
    'data-mark': mark,
    'data-field': '',
    onKeyDown,
  };
  if (width === undefined) return <input {...attributes} className={classes.line} />;
  return (
    // A press above or below a blank, on the way to the next line, writes in it.
    <label className={classes.reach}>
      <input
        {...attributes}
        className={classNames(classes.line, classes.blank)}
        style={widthOf(text.value, width)}
      />
    </label>
  );
}

/** Width of a blank: that of the author, or of a longer text in it, up to the width of the line. */
function widthOf(text: string, width: number): CSSProperties {
  const written = [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.62), 0);
  return { width: `${Math.min(40, Math.max(width, written) + 0.8)}em` };
}
