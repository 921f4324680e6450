import type { TextareaHTMLAttributes } from 'react';
import classes from './paste-area.module.css';

/** Where a table is pasted, as a spreadsheet puts it on the clipboard or as lines of names. */
export function PasteArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...props} className={classes.paste} spellCheck={false} />;
}
