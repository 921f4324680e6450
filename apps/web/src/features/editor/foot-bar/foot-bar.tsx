import { Column, classNames, Text, Toolbar } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import classes from './foot-bar.module.css';

export interface FootBarProps {
  /** The accessible name. */
  readonly label: string;
  /** Text above the bar about the next step. */
  readonly hint?: string;
  /** Whether the bar is at the top of the window, where the bottom has to stay free. */
  readonly atHead?: boolean;
  readonly children: ReactNode;
}

/** Distance between the bar and the edge of the window, pixels of the screen. */
const MARGIN = 16;

/** The bar of a tool that edits on the page itself: a picture that is cropped, an outline, a mind map. */
export function FootBar({ label, hint, atHead = false, children }: FootBarProps): ReactNode {
  const { origin, window: view } = useSignal(useEditing().session.viewport.view);
  return (
    <Column
      align="center"
      gap={1}
      className={classes.place}
      data-own-hands=""
      style={{
        left: view.w / 2 - origin.x,
        top: (atHead ? MARGIN : view.h - MARGIN) - origin.y,
        translate: atHead ? '-50% 0' : '-50% -100%',
      }}
    >
      {hint ? (
        <Text as="p" size="small" radius="round" className={classes.hint} role="status">
          {hint}
        </Text>
      ) : null}
      <Toolbar label={label} className={classNames('floating-card', classes.bar)}>
        {children}
      </Toolbar>
    </Column>
  );
}
