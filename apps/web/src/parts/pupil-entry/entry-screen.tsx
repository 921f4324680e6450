import { Button, Column, Row, Stack } from '@lectern/ui';
import type { ReactNode } from 'react';
import classes from './pupil-entry.module.css';

export interface EntryScreenProps {
  /** The mark of the surface. */
  readonly icon: ReactNode;
  /** Buttons at the end of the bar. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The screen on which a pupil without an account enters a lesson or opens an assignment. */
export function EntryScreen({ icon, actions, children }: EntryScreenProps): ReactNode {
  return (
    <Column className={classes.screen}>
      <Row as="header" justify="end" gap={2} className={classes.bar}>
        <span className={classes.mark}>{icon}</span>
        {actions}
      </Row>
      <main className={classes.main}>{children}</main>
    </Column>
  );
}

/** A step of the entry after the code, such as the choice of a name. */
export function EntryForm({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Stack gap={5} className={classes.form}>
      {children}
    </Stack>
  );
}

/** A note of the teacher, with its line breaks. */
export function EntryNote({ children }: { readonly children: string }): ReactNode {
  return <p className={classes.note}>{children}</p>;
}

export interface EndedEntryProps {
  readonly title: string;
  readonly text: string;
  /** Text of the button. */
  readonly again: string;
  readonly onAgain: () => void;
}

/** Message that the lesson has ended, or that the assignment is not available any more. */
export function EndedEntry({ title, text, again, onAgain }: EndedEntryProps): ReactNode {
  return (
    <Stack gap={5} items="center" className={classes.ended} role="status">
      <h1>{title}</h1>
      <p>{text}</p>
      <Button size="large" onClick={onAgain}>
        {again}
      </Button>
    </Stack>
  );
}
