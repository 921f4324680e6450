import { lazySurface } from '../../platform/lazy-surface.tsx';

export const LessonRecords = lazySurface(async () => (await import('./lesson-records.tsx')).LessonRecords);
