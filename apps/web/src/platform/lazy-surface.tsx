import { Spinner } from '@lectern/ui';
import { type LazyComponent, lazyComponent, ThrowLoadFailure } from '@lectern/ui/lazy';
import type { ComponentType } from 'react';

/**
 * The content of a screen in a file of its own, loaded when it is first shown. A failure is thrown to the error boundary
 * around the pages.
 */
export function lazySurface<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazyComponent(importer, { waiting: <Spinner fill />, failed: ThrowLoadFailure });
}
