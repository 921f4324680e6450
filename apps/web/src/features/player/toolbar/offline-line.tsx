import { Signal } from '@lectern/base';
import { Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { CircleCheck, CloudDownload, CloudOff } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import type { KeptContent } from '../../../parts/courseware/index.ts';
import { useLazyTexts } from '../lazy-texts.ts';
import type { KeptFontsState } from '../lesson/kept-fonts.ts';
import { type OfflineReadiness, offlineReadiness } from '../lesson/offline-readiness.ts';
import { fontsOf } from '../lesson/use-kept-fonts.ts';
import { useKeptProgram } from '../lesson/use-kept-program.ts';
import { TaughtCourseware } from '../lesson/use-lesson.ts';
import classes from './toolbar.module.css';

const NOT_YET = new Signal<KeptContent>({ type: 'asked' });
const NOT_LOOKED = new Signal<KeptFontsState>({ type: 'asked' });
const NOT_SHOWN = new Signal({ type: 'coming' } as const);

/** Line on the card of all tools: whether this courseware can be taught without a network, otherwise why not. */
export function OfflineLine(): ReactNode {
  const t = useLazyTexts();
  const shown = useContext(TaughtCourseware);
  const arrival = useSignal(shown?.arrival ?? NOT_SHOWN);
  const content = useSignal(arrival.type === 'there' ? arrival.live.kept : NOT_YET);
  const fonts = useSignal(shown ? fontsOf(shown).state : NOT_LOOKED);
  const readiness = offlineReadiness(useKeptProgram(), content, fonts);
  const { type } = readiness;
  const Icon =
    type === 'ready' ? CircleCheck : type === 'room' || type === 'never' ? CloudOff : CloudDownload;
  return (
    <Row
      as="p"
      size="panel"
      tone="quiet"
      flex={1}
      gap={2}
      className={classes.offline}
      role="status"
      data-offline={type}
    >
      <Icon aria-hidden="true" />
      {wordsOf(readiness, t)}
    </Row>
  );
}

function wordsOf(readiness: OfflineReadiness, t: ReturnType<typeof useLazyTexts>): string {
  switch (readiness.type) {
    case 'fetching':
      return t('offline.fetching', { here: readiness.here, all: readiness.all });
    case 'unreachable':
      return t('offline.unreachable', { count: readiness.missing });
    default:
      return t(`offline.${readiness.type}`);
  }
}
