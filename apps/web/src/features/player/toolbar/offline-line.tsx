import { Signal } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { CircleCheck, CloudDownload, CloudOff } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { KeptContent } from '../../../parts/courseware/index.ts';
import { useLateTexts } from '../late-texts.ts';
import {
  type KeptProgram,
  keptProgram,
  type OfflineReadiness,
  offlineReadiness,
} from '../lesson/offline-readiness.ts';
import { TaughtCourseware } from '../lesson/taught-courseware.ts';
import classes from './toolbar.module.css';

/** While the application is being put away it is looked for again so often, milliseconds. */
const LOOK_EVERY_MS = 1_000;

const NOT_YET = new Signal<KeptContent>({ type: 'asked' });
const NOT_SHOWN = new Signal({ type: 'coming' } as const);

/** One line of the card of all tools: whether this courseware can be taught without a network, and why not. */
export function OfflineLine(): ReactNode {
  const t = useLateTexts();
  const shown = useContext(TaughtCourseware);
  const arrival = useSignal(shown?.arrival ?? NOT_SHOWN);
  const content = useSignal(arrival.type === 'there' ? arrival.live.kept : NOT_YET);
  const readiness = offlineReadiness(useKeptProgram(), content);
  const { type } = readiness;
  const Icon =
    type === 'ready' ? CircleCheck : type === 'room' || type === 'never' ? CloudOff : CloudDownload;
  return (
    <p className={classes.offline} role="status" data-offline={type}>
      <Icon aria-hidden="true" />
      {wordsOf(readiness, t)}
    </p>
  );
}

function wordsOf(readiness: OfflineReadiness, t: ReturnType<typeof useLateTexts>): string {
  switch (readiness.type) {
    case 'fetching':
      return t('offline.fetching', { here: readiness.here, all: readiness.all });
    case 'unreachable':
      return t('offline.unreachable', { count: readiness.missing });
    default:
      return t(`offline.${readiness.type}`);
  }
}

function useKeptProgram(): KeptProgram {
  const [program, setProgram] = useState<KeptProgram>('asked');
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      // Missing on pages that are no secure context, whatever the types say.
      const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
      const now = await keptProgram({ worker, caches: globalThis.caches as CacheStorage | undefined });
      if (left) return;
      setProgram(now);
      if (now === 'coming') timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return program;
}
