import { LateCode } from '@lectern/ui/late';
import type * as Motion from './motion.ts';

/** What plays animations and transitions: fetched when the first page that moves is met, a show without any needs none of it. */
export type MotionParts = typeof Motion;

export const motion = new LateCode<MotionParts>(() => import('./motion.ts'));
