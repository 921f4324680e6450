import { late } from '@lectern/ui/late';
import { latePicker } from '../picking/late-picker.tsx';

/** The galleries of icons and stickers with their drawings, loaded on demand. */
export const LateIconPicker = late(async () => (await import('./icon-picker.tsx')).IconPicker, latePicker);
export const LateStickerPicker = late(
  async () => (await import('./sticker-picker.tsx')).StickerPicker,
  latePicker,
);
