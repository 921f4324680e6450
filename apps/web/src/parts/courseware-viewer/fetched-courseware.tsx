import { parseSnapshot, SnapshotReader } from '@lectern/courseware';
import { Button, ErrorState, Spinner } from '@lectern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { isAborted, messageOf } from '../../platform/api/api-error.ts';
import { AssetLinks } from '../courseware/index.ts';
import { CoursewareViewer } from './courseware-viewer.tsx';
import type { CoursewareSource, CoursewareViewerProps } from './courseware-viewer-props.ts';
import { useFetchedTexts } from './fetched-texts.ts';
import { pageWithin } from './page-within.ts';

export interface FetchedCoursewareProps
  extends Pick<CoursewareViewerProps, 'startPage' | 'onPage' | 'onFile'> {
  /** What its files are kept under: of the courseware, or of the link. */
  readonly id: string;
  readonly source: CoursewareSource;
  /** Told of every call that fails. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

interface Deck {
  readonly reader: SnapshotReader;
  readonly assets: AssetLinks;
}

/** A courseware as somebody looks at it who has its records and its files from `source`. */
export function FetchedCourseware({ id, source, onError, ...shown }: FetchedCoursewareProps): ReactNode {
  const t = useFetchedTexts();
  const [deck, setDeck] = useState<Deck>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);

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
      const bytes = await source.records(abort.signal);
      const reader = new SnapshotReader(parseSnapshot(new TextDecoder().decode(bytes)));
      setDeck({ reader, assets });
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
  if (deck === undefined) return <Spinner fill />;
  return <CoursewareViewer {...deck} {...shown} startPage={pageWithin(deck.reader, shown.startPage)} />;
}
