import { LateFailure, Spinner, Stack } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import classes from './contents.module.css';

export const LateContentsPicker = late(async () => (await import('./contents-picker.tsx')).ContentsPicker, {
  waiting: (
    <Stack gap={3} className={classes.picker}>
      <Spinner />
    </Stack>
  ),
  failed: LateFailure,
});
