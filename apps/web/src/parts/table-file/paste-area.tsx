import type { TextareaHTMLAttributes } from 'react';
import classes from './paste-area.module.css';

/** A text area for pasting a table from a spreadsheet, or lines of names. */
export function PasteArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...props} className={classes.paste} spellCheck={false} />;
}
