import { LateFailure, Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import classes from './shape-picker.module.css';

/** The gallery of shapes, which comes when one is looked for. */
export const LateShapePicker = late(async () => (await import('./shape-picker.tsx')).ShapePicker, {
  waiting: (
    <div className={classes.picker}>
      <div className={classes.shapes}>
        <Spinner fill />
      </div>
    </div>
  ),
  failed: LateFailure,
});
