import { getSharedRecords, linkSharedAssets } from '@lectern/protocol/shares';
import { late } from '@lectern/ui/late';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type CoursewareSource, FetchedCourseware } from '../../parts/courseware-viewer/index.ts';
import { openLinkedFile } from '../../parts/linked-file/index.ts';
import { keepSearchParam } from '../../platform/router/router.ts';
import classes from './shares.module.css';
import type { VisitorCalls } from './visitor-call.ts';

const EditedLine = late(async () => (await import('./edited-line.tsx')).EditedLine);

export interface SharedCoursewareProps {
  readonly id: string;
  readonly calls: VisitorCalls;
  readonly startPage: number | undefined;
  /** When it was edited last, as far as is known, milliseconds since 1970. */
  readonly updatedAt: number;
  /** Told of every call that fails. */
  readonly onError: (error: unknown) => void;
}

/** A courseware as who has its link looks at it: as it was when it was opened, until he asks for what is new. */
export function SharedCourseware(props: SharedCoursewareProps): ReactNode {
  const { id, calls, startPage, updatedAt, onError } = props;
  const [shownAt, setShownAt] = useState(updatedAt);
  const room = useRef<HTMLDivElement>(null);
  const page = useRef(startPage);
  const source = useMemo((): CoursewareSource => {
    const params = { id };
    return {
      records: (signal) => calls.call(getSharedRecords, { params, signal }),
      links: (hashes) => calls.call(linkSharedAssets, { params, body: { hashes: [...hashes] } }),
    };
  }, [id, calls]);
  const keepPage = useCallback((number: number) => {
    page.current = number;
    keepSearchParam('page', String(number));
  }, []);
  const showNew = () => {
    setShownAt(updatedAt);
    // The button goes: the keys turn pages on from here.
    room.current?.focus();
  };
  return (
    <div ref={room} className={classes.courseware} tabIndex={-1}>
      <FetchedCourseware
        key={shownAt}
        id={id}
        source={source}
        startPage={page.current}
        onPage={keepPage}
        onFile={openLinkedFile}
        onError={onError}
      />
      {updatedAt > shownAt && <EditedLine onShow={showNew} />}
    </div>
  );
}
