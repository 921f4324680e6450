import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';

/**
 * A component whose code comes when it is first drawn: what few pages need stays out of the first load. `waiting` stands
 * in its place meanwhile, marked by `data-loading`; where the code cannot be fetched nothing does, and the rest of the
 * page is whole.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode,
): FunctionComponent<P> {
  const Loaded = lazy<ComponentType<P>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
  return (props) => (
    <Suspense fallback={waiting}>
      <Loaded {...props} />
    </Suspense>
  );
}
