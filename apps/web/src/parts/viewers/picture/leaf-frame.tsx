import { Column, IconButton, Row } from '@lectern/ui';
import type { ReactNode, RefObject } from 'react';
import { Sign } from '../../sign.tsx';
import { usePreviewTexts } from '../preview-texts.ts';
import type { Leaf } from '../shown-preview.ts';
import { useLeafFocus } from '../use-leaf-focus.ts';
import { LEAFED } from '../viewer-marks.ts';
import classes from './picture-viewer.module.css';

const KEYS = { previous: '←', next: '→' } as const;

export interface LeafButtonProps {
  readonly leaf: Leaf | undefined;
  readonly to: 'previous' | 'next';
  readonly at: RefObject<HTMLButtonElement | null>;
}

/** A button to the previous or next file, if the viewer has one. */
export function LeafButton({ leaf, to, at }: LeafButtonProps): ReactNode {
  const t = usePreviewTexts();
  return (
    leaf && (
      <IconButton
        ref={at}
        label={t(to)}
        shortcut={KEYS[to]}
        icon={<Sign of={to} />}
        disabled={leaf[to] === undefined}
        onClick={leaf[to]}
      />
    )
  );
}

export interface LeafFrameProps {
  readonly leaf: Leaf | undefined;
  readonly children: ReactNode;
}

/** A frame with previous and next buttons around the message for a file that cannot be shown. */
export function LeafFrame({ leaf, children }: LeafFrameProps): ReactNode {
  const t = usePreviewTexts();
  const buttons = useLeafFocus(leaf);
  if (leaf === undefined) return children;
  return (
    <Column wide className={classes.viewer}>
      <div className={classes.instead} {...{ [LEAFED]: '' }}>
        {children}
      </div>
      <Row
        flex="none"
        edge="top"
        role="group"
        aria-label={t('picture.tools')}
        justify="center"
        gap={1}
        className={classes.tools}
      >
        <LeafButton leaf={leaf} to="previous" at={buttons.previous} />
        <LeafButton leaf={leaf} to="next" at={buttons.next} />
      </Row>
    </Column>
  );
}
