import { LazyCode } from '@lectern/ui/lazy';
import type * as Motion from './motion.ts';

/** Loads the code that plays animations and transitions when the first page needs it. */
export type MotionParts = typeof Motion;

export const motion = new LazyCode<MotionParts>(() => import('./motion.ts'));
