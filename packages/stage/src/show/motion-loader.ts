import { LateCode } from '@lectern/ui/late';
import type * as Motion from './motion.ts';

/** Loads the code that plays animations and transitions when the first page needs it. */
export type MotionParts = typeof Motion;

export const motion = new LateCode<MotionParts>(() => import('./motion.ts'));
