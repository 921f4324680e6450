import type * as Motion from './motion.ts';

/** What plays animations and transitions: fetched when the first page that moves is met, a show without any needs none of it. */
export type MotionParts = typeof Motion;

let parts: MotionParts | undefined;
let loading: Promise<MotionParts> | undefined;

/** The parts when they are here already. */
export function motionParts(): MotionParts | undefined {
  return parts;
}

/** Fetches them once; after a failure the next page that moves tries again. */
export function loadMotion(): Promise<MotionParts> {
  loading ??= import('./motion.ts').then(
    (module) => {
      parts = module;
      return module;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
