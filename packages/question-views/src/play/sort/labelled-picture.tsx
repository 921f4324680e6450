import { classNames, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { DragToTarget } from '../../parts/drag-to-target/use-drag-to-target.tsx';
import { placeOf, SpotPicture } from '../../parts/spot/spot-picture.tsx';
import type { sharedPicture } from '../shared-picture.ts';
import { gameTexts } from '../texts.ts';
import classes from './sort.module.css';

type Shared = NonNullable<ReturnType<typeof sharedPicture>>;

interface LabelledPictureProps extends Shared {
  readonly board: DragToTarget;
  /** The name that was put at a dot. */
  readonly nameAt: (dot: string) => ReactNode;
}

/** A picture whose dots are targets of names. */
export function LabelledPicture({ picture, targets, board, nameAt }: LabelledPictureProps): ReactNode {
  const texts = useTextsOf(gameTexts);
  return (
    <SpotPicture picture={picture}>
      <svg className={classes.leaders} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {targets.map(({ id, dot, label }) =>
          label ? (
            <line key={id} x1={dot.x * 100} y1={dot.y * 100} x2={label.x * 100} y2={label.y * 100} />
          ) : null,
        )}
      </svg>
      {targets.map(({ id, dot, label }, index) => {
        const name = nameAt(id);
        const { className, ...target } = board.target(id);
        return (
          <div
            key={id}
            {...target}
            role="group"
            aria-label={texts.dot(index + 1)}
            className={classNames(classes.dot, className)}
            style={placeOf(label ?? dot)}
            data-placed={name ? '' : undefined}
          >
            {name ?? index + 1}
          </div>
        );
      })}
    </SpotPicture>
  );
}
