import { getSharedRecords, linkSharedAssets } from '@lectern/protocol/shares';
import { type ReactNode, useMemo } from 'react';
import { type CoursewareSource, FetchedCourseware } from '../../parts/courseware-viewer/index.ts';
import { openLinkedFile } from '../../parts/linked-file/index.ts';
import { keepSearchParam } from '../../platform/router/router.ts';
import type { VisitorCalls } from './visitor-call.ts';

export interface SharedCoursewareProps {
  readonly id: string;
  readonly calls: VisitorCalls;
  readonly startPage: number | undefined;
  /** Told of every call that fails. */
  readonly onError: (error: unknown) => void;
}

function keepPage(number: number): void {
  keepSearchParam('page', String(number));
}

/** A courseware as who has its link looks at it. */
export function SharedCourseware({ id, calls, startPage, onError }: SharedCoursewareProps): ReactNode {
  const source = useMemo((): CoursewareSource => {
    const params = { id };
    return {
      records: (signal) => calls.call(getSharedRecords, { params, signal }),
      links: (hashes) => calls.call(linkSharedAssets, { params, body: { hashes: [...hashes] } }),
    };
  }, [id, calls]);
  return (
    <FetchedCourseware
      id={id}
      source={source}
      startPage={startPage}
      onPage={keepPage}
      onFile={openLinkedFile}
      onError={onError}
    />
  );
}
