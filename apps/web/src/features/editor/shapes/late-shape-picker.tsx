import { late } from '@lectern/ui/late';
import { latePicker } from '../picking/late-picker.tsx';

/** The gallery of shapes, which comes when one is looked for. */
export const LateShapePicker = late(async () => (await import('./shape-picker.tsx')).ShapePicker, latePicker);
