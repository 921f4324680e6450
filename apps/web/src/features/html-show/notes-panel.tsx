import type { TextBody } from '@lectern/courseware';
import classes from './html-show.module.css';

export interface NotesPanelProps {
  readonly notes: TextBody | undefined;
  readonly title: string;
}

/** The teacher's notes of the page, in a file that was exported with them. */
export function NotesPanel({ notes, title }: NotesPanelProps) {
  const paragraphs = (notes?.paragraphs ?? []).map((paragraph) =>
    paragraph.runs
      .map((run) => (run.type === 'break' ? '\n' : run.type === 'formula' ? run.latex : run.text))
      .join(''),
  );
  return (
    <aside className={classes.notes} aria-label={title}>
      {paragraphs.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names and never change here
        <p key={at}>{text}</p>
      ))}
    </aside>
  );
}
