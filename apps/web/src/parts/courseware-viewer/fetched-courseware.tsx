import { type CoursewareSnapshot, ReaderRelay, SnapshotReader } from '@lectern/courseware';
import { Button, ErrorState, Spinner } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isAborted, messageOf } from '../../platform/api/api-error.ts';
import { AssetLinks } from '../courseware/index.ts';
import type { CoursewareSource, CoursewareViewerProps } from './courseware-source.ts';
import { fetchSnapshot } from './courseware-source.ts';
import { CoursewareViewer, useFetchedTexts } from './courseware-viewer.tsx';
import classes from './fetched-courseware.module.css';
import { pageWithin } from './page-within.ts';

export interface FetchedCoursewareProps
  extends Pick<CoursewareViewerProps, 'startPage' | 'onPage' | 'onFile'> {
  /** Key under which the files are cached: the id of the courseware or of the link. */
  readonly id: string;
  readonly source: CoursewareSource;
  /** Time of the last change of the courseware, milliseconds since 1970; if omitted, edits are not announced. */
  readonly updatedAt?: number | undefined;
  /** Receives the error of every call that fails. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

interface Shown {
  readonly snapshot: CoursewareSnapshot;
  readonly reader: ReaderRelay;
  readonly assets: AssetLinks;
  /** `updatedAt` when the content was fetched. */
  readonly askedAt: number | undefined;
}

/** This component is loaded on demand, because most coursewares are not edited while they are viewed. */
const EditedDeck = lazyComponent(async () => (await import('./edited-deck.tsx')).EditedDeck);

/**
 * A courseware with records and files from `source`, with its content at opening, until the viewer requests the new
 * content.
 */
export function FetchedCourseware({
  id,
  source,
  updatedAt,
  onError,
  ...props
}: FetchedCoursewareProps): ReactNode {
  const t = useFetchedTexts();
  const [shown, setShown] = useState<Shown>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  const room = useRef<HTMLDivElement>(null);
  const latest = useRef(updatedAt);
  useEffect(() => {
    latest.current = updatedAt;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks anew
  useEffect(() => {
    const abort = new AbortController();
    const assets = new AssetLinks(id, async (hashes) => {
      try {
        return await source.links(hashes);
      } catch (failure) {
        onError?.(failure);
        throw failure;
      }
    });
    const open = async () => {
      const askedAt = latest.current;
      const snapshot = await fetchSnapshot(source, abort.signal);
      setShown({ snapshot, reader: new ReaderRelay(new SnapshotReader(snapshot)), assets, askedAt });
    };
    setError(undefined);
    open().catch((failure: unknown) => {
      if (isAborted(failure)) return;
      setError(failure);
      onError?.(failure);
    });
    return () => {
      abort.abort();
      assets.dispose();
    };
  }, [id, source, onError, turn]);

  if (error !== undefined)
    return (
      <ErrorState
        title={messageOf(error)}
        action={<Button onClick={() => setTurn(turn + 1)}>{t('again')}</Button>}
      />
    );
  if (shown === undefined) return <Spinner fill />;
  const { reader, askedAt } = shown;
  return (
    <div ref={room} className={classes.room} tabIndex={-1}>
      <CoursewareViewer
        {...props}
        reader={reader}
        assets={shown.assets}
        startPage={pageWithin(reader, props.startPage)}
      />
      {updatedAt !== askedAt && (
        <EditedDeck
          {...shown}
          source={source}
          updatedAt={updatedAt}
          onError={onError}
          // The button disappears, so focus moves to the viewer, where keys change the page.
          onShown={() => room.current?.focus()}
        />
      )}
    </div>
  );
}
