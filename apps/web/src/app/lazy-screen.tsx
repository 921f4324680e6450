import { type LazyComponent, lazyComponent, ThrowLoadFailure } from '@lectern/ui/lazy';
import type { ComponentType } from 'react';
import { LoadingScreen } from './last-resort/state-screens.tsx';

/**
 * A screen in its own file, loaded when it is first shown or in advance. If it fails to load, the error boundary around
 * the pages reloads the page once, because usually a newer version has replaced the file.
 */
export function lazyScreen<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazyComponent(importer, { waiting: <LoadingScreen />, failed: ThrowLoadFailure });
}

/** Each import() adds a list of the files that it needs, so both screens share one import(). */
const deadEnds = () => import('./last-resort/dead-end-screens.tsx');

/** This screen is loaded on demand, because few addresses contain a key or are unknown. */
export const LoginKeyScreen = lazyScreen(async () => (await import('./login-key-screen.tsx')).LoginKeyScreen);
export const NotFoundScreen = lazyScreen(async () => (await deadEnds()).NotFoundScreen);
export const GuestDeniedScreen = lazyScreen(async () => (await deadEnds()).GuestDeniedScreen);
