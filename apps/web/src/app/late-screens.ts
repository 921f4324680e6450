import { lazyScreen } from './lazy-screen.tsx';

/** Each import() brings a list of all files that it needs, so both screens share one import(). */
const deadEnds = () => import('./dead-end-screens.tsx');

/** Few addresses hold a key, and few lead nowhere: who opens another one does not pay for these screens. */
export const LoginKeyScreen = lazyScreen(async () => (await import('./login-key-screen.tsx')).LoginKeyScreen);
export const NotFoundScreen = lazyScreen(async () => (await deadEnds()).NotFoundScreen);
export const GuestDeniedScreen = lazyScreen(async () => (await deadEnds()).GuestDeniedScreen);
