import type { Shared } from '@lectern/stage/edit';

/** The one value; undefined where there are several. */
export function singleOf<T>(shared: Shared<T>): T | undefined {
  return shared.mixed ? undefined : shared.value;
}
