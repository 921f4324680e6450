import { Box, CodeLoadFailure, Spinner, Stack } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import contents from './contents/contents.module.css';
import classes from './picking/grouped-picker.module.css';

/** Placeholder of a gallery while it loads, of the same size. */
const whileLoading = {
  waiting: (
    <div className={classes.picker}>
      <Box overflow="scroll" className={classes.cells}>
        <Spinner fill />
      </Box>
    </div>
  ),
  failed: CodeLoadFailure,
};

/** The galleries of icons and stickers with their drawings, loaded on demand. */
export const LazyIconPicker = lazyComponent(
  async () => (await import('./icons/icon-picker.tsx')).IconPicker,
  whileLoading,
);
export const LazyStickerPicker = lazyComponent(
  async () => (await import('./icons/sticker-picker.tsx')).StickerPicker,
  whileLoading,
);

/** The gallery of shapes, loaded on demand. */
export const LazyShapePicker = lazyComponent(
  async () => (await import('./shapes/shape-picker.tsx')).ShapePicker,
  whileLoading,
);

export const LazyContentsPicker = lazyComponent(
  async () => (await import('./contents/contents-picker.tsx')).ContentsPicker,
  {
    waiting: (
      <Stack rows="start" pad={2} gap={3} className={contents.picker}>
        <Spinner />
      </Stack>
    ),
    failed: CodeLoadFailure,
  },
);
