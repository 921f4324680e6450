import { type ReactNode, useCallback, useState } from 'react';
import { keepPlace, keptPlace } from '../../platform/storage/kept-places.ts';
import { FetchedCourseware } from './lazy-viewers.tsx';
import type { ResourceSource } from './resource.ts';

export interface KeptCoursewareProps {
  readonly id: string;
  readonly source: ResourceSource;
  readonly updatedAt: number;
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Shows a courseware, beginning at the page on which it was left. */
export function KeptCourseware({ id, source, updatedAt, onError }: KeptCoursewareProps): ReactNode {
  const [startPage] = useState(() => keptPlace(id));
  return (
    <FetchedCourseware
      id={id}
      source={source}
      updatedAt={updatedAt}
      startPage={startPage}
      // The first page is not stored, because it is the default.
      onPage={useCallback((number: number) => keepPlace(id, number === 1 ? undefined : number), [id])}
      onError={onError}
    />
  );
}
