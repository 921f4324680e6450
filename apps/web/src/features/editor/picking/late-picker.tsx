import { LateFailure, Spinner } from '@lectern/ui';
import classes from './grouped-picker.module.css';

/** Placeholder of a gallery while it loads, of the same size. */
export const latePicker = {
  waiting: (
    <div className={classes.picker}>
      <div className={classes.cells}>
        <Spinner fill />
      </div>
    </div>
  ),
  failed: LateFailure,
};
