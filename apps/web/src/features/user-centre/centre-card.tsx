import { Row, Stack, Text } from '@lectern/ui';
import { type ReactNode, useId } from 'react';
import classes from './user-centre.module.css';

export interface CentreCardProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Shown at the right of the card's heading. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A section of the user centre. */
export function CentreCard({ title, text, action, children }: CentreCardProps) {
  const id = useId();
  return (
    <Stack
      as="section"
      columns="one"
      surface="card"
      pad={6}
      gap={4}
      className={classes.card}
      aria-labelledby={id}
    >
      <Row align="start" wrap className={classes.cardHead}>
        <Stack gap={1} className={classes.cardWords}>
          <Text id={id} as="h2" size="title" weight="bold">
            {title}
          </Text>
          {text !== undefined && (
            <Text as="p" tone="quiet" overflow="breaks">
              {text}
            </Text>
          )}
        </Stack>
        {action}
      </Row>
      {children}
    </Stack>
  );
}
