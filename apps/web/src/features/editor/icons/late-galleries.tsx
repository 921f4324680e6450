import { late } from '@lectern/ui/late';
import { latePicker } from '../picking/late-picker.tsx';

/** The galleries of icons and stickers with what is drawn in them, which come when one is looked for. */
export const LateIconPicker = late(async () => (await import('./icon-picker.tsx')).IconPicker, latePicker);
export const LateStickerPicker = late(
  async () => (await import('./sticker-picker.tsx')).StickerPicker,
  latePicker,
);
