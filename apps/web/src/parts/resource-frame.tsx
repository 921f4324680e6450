import { Column, Row } from '@lectern/ui';
import type { ReactNode } from 'react';
import classes from './resource-frame.module.css';

interface ResourceFrameProps {
  readonly name: string;
  /** One line of details below the name. */
  readonly facts: string;
  readonly actions?: ReactNode;
  /** Whether the content itself avoids rounded corners and the system's bar. */
  readonly isToEdges?: boolean;
  readonly children: ReactNode;
}

/** One file or courseware that fills the window, with its name and actions. */
export function ResourceFrame({
  name,
  facts,
  actions,
  isToEdges = false,
  children,
}: ResourceFrameProps): ReactNode {
  return (
    <Column className={classes.frame}>
      <Row as="header" wrap gap={2} className={classes.top}>
        <div className={classes.names}>
          <h1 title={name}>
            <bdi>{name}</bdi>
          </h1>
          <p>
            <bdi>{facts}</bdi>
          </p>
        </div>
        {actions}
      </Row>
      <main className={classes.shown} data-to-edges={isToEdges ? '' : undefined}>
        {children}
      </main>
    </Column>
  );
}

interface SaidProps {
  readonly children: ReactNode;
  /** The content is still loading. */
  readonly isWaiting?: boolean;
}

/** A message shown instead of the content, with the reason. */
export function Said({ children, isWaiting = false }: SaidProps): ReactNode {
  return (
    <main className={classes.said} data-waiting={isWaiting ? '' : undefined}>
      {children}
    </main>
  );
}
