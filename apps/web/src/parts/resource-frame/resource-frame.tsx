import type { ReactNode } from 'react';
import classes from './resource-frame.module.css';

export interface ResourceFrameProps {
  readonly name: string;
  /** Under the name, in one line. */
  readonly facts: string;
  readonly actions?: ReactNode;
  /** What is shown keeps clear of rounded corners and of the system's bar by itself. */
  readonly isToEdges?: boolean;
  readonly children: ReactNode;
}

/** One file or courseware, as large as the window, under its name and with what may be done with it. */
export function ResourceFrame({
  name,
  facts,
  actions,
  isToEdges = false,
  children,
}: ResourceFrameProps): ReactNode {
  return (
    <div className={classes.frame}>
      <header className={classes.top}>
        <div className={classes.names}>
          <h1 title={name}>
            <bdi>{name}</bdi>
          </h1>
          <p>
            <bdi>{facts}</bdi>
          </p>
        </div>
        {actions}
      </header>
      <main className={classes.shown} data-to-edges={isToEdges ? '' : undefined}>
        {children}
      </main>
    </div>
  );
}
