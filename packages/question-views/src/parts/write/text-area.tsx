import type { CSSProperties, ReactNode } from 'react';
import { useComposedText } from './use-composed-text.ts';
import classes from './write.module.css';

export interface TextAreaProps {
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly locked: boolean;
  readonly most: number;
  /** Lines that are shown at first; the field grows with its text. */
  readonly lines: number;
  /** Id of a text that describes the field, such as its count. */
  readonly describedBy?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** A field for several lines. It grows with its text where the browser can do so, and scrolls elsewhere. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, lines, describedBy, placeholder, ...typed } = props;
  const text = useComposedText<HTMLTextAreaElement>(typed);
  return (
    <textarea
      {...text}
      aria-label={label}
      aria-describedby={describedBy}
      readOnly={props.locked}
      maxLength={props.most}
      rows={props.locked ? 1 : lines}
      placeholder={placeholder}
      spellCheck={false}
      className={classes.area}
      style={{ '--lines': props.locked ? 1 : lines } as CSSProperties}
    />
  );
}
