import { lazyScreen } from './lazy-screen.tsx';

/** Few addresses hold a key: who opens another one does not pay for its question. */
export const LoginKeyScreen = lazyScreen(async () => (await import('./login-key-screen.tsx')).LoginKeyScreen);
