import { lazyScreen } from './lazy-screen.tsx';

/** Few addresses hold a key, and few lead nowhere: who opens another one does not pay for these screens. */
export const LoginKeyScreen = lazyScreen(async () => (await import('./login-key-screen.tsx')).LoginKeyScreen);
export const NotFoundScreen = lazyScreen(async () => (await import('./dead-end-screens.tsx')).NotFoundScreen);
export const GuestDeniedScreen = lazyScreen(
  async () => (await import('./dead-end-screens.tsx')).GuestDeniedScreen,
);
