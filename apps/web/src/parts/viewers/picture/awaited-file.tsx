import { Spinner } from '@lectern/ui';
import type { ReactNode } from 'react';
import { LEAFED } from '../viewer-marks.ts';
import classes from './picture-viewer.module.css';

/** In the place of a file that is asked for: who leafs on quickly swipes before each picture is there. */
export function AwaitedFile(): ReactNode {
  return (
    <div className={classes.viewer}>
      <div className={classes.room} {...{ [LEAFED]: '' }}>
        <Spinner fill />
      </div>
    </div>
  );
}
