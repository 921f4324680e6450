import { LateFailure, Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import classes from './contents.module.css';

export const LateContentsPicker = late(async () => (await import('./contents-picker.tsx')).ContentsPicker, {
  waiting: (
    <div className={classes.picker}>
      <Spinner />
    </div>
  ),
  failed: LateFailure,
});
