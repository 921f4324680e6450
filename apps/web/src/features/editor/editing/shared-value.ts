import type { Shared } from '@lectern/stage/edit';

/** Returns the common value; undefined where values differ. */
export function singleOf<T>(shared: Shared<T>): T | undefined {
  return shared.mixed ? undefined : shared.value;
}
