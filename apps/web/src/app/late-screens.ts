import { lazyScreen } from './lazy-screen.tsx';

/** Each import() adds a list of the files that it needs, so both screens share one import(). */
const deadEnds = () => import('./dead-end-screens.tsx');

/** Loaded on demand, because few addresses contain a key or lead nowhere. */
export const LoginKeyScreen = lazyScreen(async () => (await import('./login-key-screen.tsx')).LoginKeyScreen);
export const NotFoundScreen = lazyScreen(async () => (await deadEnds()).NotFoundScreen);
export const GuestDeniedScreen = lazyScreen(async () => (await deadEnds()).GuestDeniedScreen);
