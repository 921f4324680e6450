import { lazySurface } from '../../platform/lazy-surface.tsx';

/** The administration of the school. */
export const SchoolScreen = lazySurface(async () => (await import('./school-screen.tsx')).SchoolScreen);
