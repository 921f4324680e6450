import { Column, Spinner } from '@lectern/ui';
import type { ReactNode } from 'react';
import { LEAFED } from '../viewer-marks.ts';
import classes from './picture-viewer.module.css';

/** Placeholder of a loading file, over which a user who pages quickly can already swipe. */
export function AwaitedFile(): ReactNode {
  return (
    <Column className={classes.viewer}>
      <div className={classes.room} {...{ [LEAFED]: '' }}>
        <Spinner fill />
      </div>
    </Column>
  );
}
