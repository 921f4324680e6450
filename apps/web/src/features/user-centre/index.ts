import { lazySurface } from '../../platform/lazy-surface.tsx';

export const ModulesScreen = lazySurface(
  async () => (await import('./modules/modules-screen.tsx')).ModulesScreen,
);
export const PersonalScreen = lazySurface(
  async () => (await import('./personal/personal-screen.tsx')).PersonalScreen,
);
export const RecordScreen = lazySurface(
  async () => (await import('./record/record-screen.tsx')).RecordScreen,
);
