import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './state-message.module.css';

interface StateMessageProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Buttons for the next step. */
  readonly action?: ReactNode;
}

/** An empty state: there is no content yet; the message names the next step. */
export function EmptyState({ icon, title, text, action }: StateMessageProps) {
  return (
    <div className={classes.state}>
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action !== undefined && action !== false && <div className={classes.action}>{action}</div>}
    </div>
  );
}

/** An error state: the message names the action that failed, with a way to continue. */
export function ErrorState({ icon, title, text, action }: StateMessageProps) {
  return (
    <div className={classes.state} role="alert">
      {icon !== undefined && (
        <span className={classNames(classes.icon, classes.failed)} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action !== undefined && action !== false && <div className={classes.action}>{action}</div>}
    </div>
  );
}
