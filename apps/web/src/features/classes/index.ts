import { lazySurface } from '../../platform/lazy-surface.tsx';

export const ClassManager = lazySurface(async () => (await import('./class-manager.tsx')).ClassManager);
