import { type LateComponent, late, ThrowLateFailure } from '@lectern/ui/late';
import type { ComponentType } from 'react';
import { LoadingScreen } from './state-screens.tsx';

/**
 * A screen in its own file, loaded when it is first shown or in advance. If it fails to load, the error boundary around
 * the pages reloads the page once, because usually a newer version has replaced the file.
 */
export function lazyScreen<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
): LateComponent<Props> {
  return late(importer, { waiting: <LoadingScreen />, failed: ThrowLateFailure });
}
