import { late } from '@lectern/ui/late';
import { latePicker } from '../picking/late-picker.tsx';

/** The gallery of shapes, loaded on demand. */
export const LateShapePicker = late(async () => (await import('./shape-picker.tsx')).ShapePicker, latePicker);
