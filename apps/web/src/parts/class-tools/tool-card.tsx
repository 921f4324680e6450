import { Stack, Text } from '@lectern/ui';
import type { ComponentProps, ReactNode } from 'react';
import classes from './tool-card.module.css';

export interface ToolCardProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly icon: ReactNode;
  readonly name: string;
  /** Shown below the name. */
  readonly note?: ReactNode;
}

/** A button for a tool in a list of tools. */
export function ToolCard({ icon, name, note, ...button }: ToolCardProps) {
  return (
    <button type="button" className={classes.card} {...button}>
      {icon}
      <span>
        {name}
        {note !== undefined && (
          <Text tone="quiet" className={classes.note}>
            {note}
          </Text>
        )}
      </span>
    </button>
  );
}

interface ToolCardsProps {
  readonly label: string;
  /** Wide cards, for more content than a name. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A labelled list of tool cards. */
export function ToolCards({ label, wide = false, children }: ToolCardsProps) {
  return (
    <Stack as="ul" gap={3} className={classes.cards} data-wide={wide || undefined} aria-label={label}>
      {children}
    </Stack>
  );
}
