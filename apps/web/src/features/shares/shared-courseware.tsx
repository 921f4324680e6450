import { getSharedRecords, linkSharedAssets } from '@lectern/protocol/shares';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type CoursewareSource, FetchedCourseware } from '../../parts/courseware-viewer/index.ts';
import { openLinkedFile } from '../../parts/linked-file/index.ts';
import { keepSearchParam } from '../../platform/router/router.ts';
import type { VisitorCalls } from './visitor-call.ts';

export interface SharedCoursewareProps {
  readonly id: string;
  readonly calls: VisitorCalls;
  readonly startPage: number | undefined;
  /** Time of the last edit, milliseconds since 1970. */
  readonly updatedAt: number;
  /** Receives the error of every call that fails. */
  readonly onError: (error: unknown) => void;
}

/** A courseware viewed by a link. */
export function SharedCourseware(props: SharedCoursewareProps): ReactNode {
  const { id, calls, startPage, updatedAt, onError } = props;
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
      updatedAt={updatedAt}
      startPage={startPage}
      onPage={useCallback((number: number) => keepSearchParam('page', String(number)), [])}
      onFile={openLinkedFile}
      onError={onError}
    />
  );
}
