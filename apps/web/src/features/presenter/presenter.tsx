import { CHINESE_LABELS, ENGLISH_LABELS } from '@lectern/stage/view';
import { Spinner } from '@lectern/ui';
import { afterPaint } from '@lectern/ui/after-paint';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect } from 'react';
import type { ShownCourseware } from '../../parts/courseware/index.ts';
import type { PresenterView } from '../../parts/presenter/index.ts';
import { Questions } from '../../parts/questions/index.ts';
import { Tools } from '../../parts/tools/index.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import classes from './presenter.module.css';
import { PresenterDesk } from './presenter-desk.tsx';
import { useTexts } from './texts.ts';
import { usePresenterView } from './use-presenter-view.ts';

/** Time in which a show usually responds; before that no message is shown. Milliseconds. */
const ANSWERED_MS = 400;

const NotShown = lazyComponent(async () => (await import('./not-shown.tsx')).NotShown, {
  after: ANSWERED_MS,
});

export interface PresenterProps {
  /** The shown courseware; it is released when this component unmounts. */
  readonly shown: ShownCourseware;
  readonly documentId: string;
  readonly userId: string;
}

/** Follows the window that shows the slides, and does not control the show by itself. */
export function Presenter({ shown, documentId, userId }: PresenterProps): ReactNode {
  const t = useTexts();
  const name = useSignal(shown.name);
  useWindowTitle(t('titleOf', { name }));
  useEffect(() => () => shown.release(), [shown]);
  const view = usePresenterView(userId, documentId);
  return (
    <Tools>
      <Questions>
        {view === undefined ? (
          <main className={classes.state}>
            <Spinner fill label={t('waiting')} />
          </main>
        ) : (
          <Followed view={view} shown={shown} />
        )}
      </Questions>
    </Tools>
  );
}

function Followed({
  view,
  shown,
}: {
  readonly view: PresenterView;
  readonly shown: ShownCourseware;
}): ReactNode {
  const labels = useLanguage() === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS;
  const presented = useSignal(view.presented);
  const isOver = presented.type === 'over';
  const stands = presented.type === 'shown';
  // The live document is opened only while a page is shown, and after that was painted.
  useEffect(() => (stands ? afterPaint(() => shown.openLive()) : undefined), [shown, stands]);
  // A window that the user opened directly cannot close itself, and shows a message.
  useEffect(() => {
    if (isOver) window.close();
  }, [isOver]);
  if (presented.type !== 'shown' || presented.stand.pageId === undefined)
    return <NotShown why={presented.type} />;
  return (
    <PresenterDesk
      view={view}
      stand={presented.stand}
      pageId={presented.stand.pageId}
      reader={shown.reader}
      assets={shown.assets}
      labels={labels}
    />
  );
}
