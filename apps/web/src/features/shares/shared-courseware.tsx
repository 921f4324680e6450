import { parseSnapshot, SnapshotReader } from '@lectern/courseware';
import { getSharedRecords, linkSharedAssets } from '@lectern/protocol/shares';
import { Button, ErrorState, Spinner } from '@lectern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { AssetLinks } from '../../parts/courseware/index.ts';
import { CoursewareViewer } from '../../parts/courseware-viewer/index.ts';
import { isAborted, messageOf } from '../../platform/api/api-error.ts';
import { keepSearchParam } from '../../platform/router/router.ts';
import { useShareTexts } from './share-texts.ts';
import type { VisitorCalls } from './visitor-call.ts';

export interface SharedCoursewareProps {
  readonly id: string;
  readonly calls: VisitorCalls;
  readonly startPage: number | undefined;
  /** Told of every call that fails. */
  readonly onError: (error: unknown) => void;
}

interface Deck {
  readonly reader: SnapshotReader;
  readonly assets: AssetLinks;
}

function keepPage(number: number): void {
  keepSearchParam('page', String(number));
}

/** A courseware as who has its link looks at it. */
export function SharedCourseware({ id, calls, startPage, onError }: SharedCoursewareProps): ReactNode {
  const t = useShareTexts();
  const [deck, setDeck] = useState<Deck>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks anew
  useEffect(() => {
    const abort = new AbortController();
    const params = { id };
    const assets = new AssetLinks(id, async (hashes) => {
      try {
        return await calls.call(linkSharedAssets, { params, body: { hashes: [...hashes] } });
      } catch (failure) {
        onError(failure);
        throw failure;
      }
    });
    const open = async () => {
      const bytes = await calls.call(getSharedRecords, { params, signal: abort.signal });
      const reader = new SnapshotReader(parseSnapshot(new TextDecoder().decode(bytes)));
      setDeck({ reader, assets });
    };
    setError(undefined);
    open().catch((failure: unknown) => {
      if (isAborted(failure)) return;
      setError(failure);
      onError(failure);
    });
    return () => {
      abort.abort();
      assets.dispose();
    };
  }, [id, calls, onError, turn]);

  if (error !== undefined) {
    return (
      <ErrorState
        title={messageOf(error)}
        action={<Button onClick={() => setTurn(turn + 1)}>{t('retry')}</Button>}
      />
    );
  }
  if (deck === undefined) return <Spinner fill />;
  return <CoursewareViewer {...deck} startPage={startPage} onPage={keepPage} />;
}
