import { LateFailure, Spinner } from '@lectern/ui';
import classes from './grouped-picker.module.css';

/** What stands where a gallery is on its way: as large as the gallery. */
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
