import { type ReactNode, useId } from 'react';
import classes from './user-centre.module.css';

export interface CentreCardProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Shown at the right of its heading. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A section of the user centre. */
export function CentreCard({ title, text, action, children }: CentreCardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.cardHead}>
        <div className={classes.cardWords}>
          <h2 id={id} className={classes.cardTitle}>
            {title}
          </h2>
          {text !== undefined && <p className={classes.soft}>{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
