import { type LateComponent, late, ThrowLateFailure } from '@lectern/ui/late';
import type { ComponentType } from 'react';
import { LoadingScreen } from './state-screens.tsx';

/**
 * A screen in its own file: brought when it is first shown, or ahead of that. One that cannot be loaded is told to the
 * boundary around the pages, which reloads the page once: mostly a newer version took its place.
 */
export function lazyScreen<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
): LateComponent<Props> {
  return late(importer, { waiting: <LoadingScreen />, failed: ThrowLateFailure });
}
