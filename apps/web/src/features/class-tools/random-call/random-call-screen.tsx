import { Button, ErrorState, Spinner, Stack } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { CloudOff, CopyX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { TaughtLesson } from '../../../parts/lessons/index.ts';
import { navigate } from '../../../platform/router/router.ts';
import { useWindowTitle } from '../../../platform/window-title.ts';
import { RandomCall } from './index.tsx';
import classes from './random-call.module.css';
import { translate, useTexts } from './texts.ts';

/** This dialog is loaded on demand, because it is only needed at the end. */
const EndCallDialog = lazyComponent(async () => (await import('./end-call-dialog.tsx')).EndCallDialog);

export interface RandomCallScreenProps {
  readonly user: { readonly id: string };
}

type Opening = TaughtLesson | 'opening' | 'elsewhere' | 'failed';

/**
 * `/interaction/random-roll`: random call without a show, in a lesson without a courseware that continues after a
 * reload.
 */
export function RandomCallScreen({ user: { id: userId } }: RandomCallScreenProps): ReactNode {
  const onLeave = () => navigate('/');
  const t = useTexts();
  const [opening, setOpening] = useState<Opening>('opening');
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState(false);
  useWindowTitle(t('title'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further try opens again
  useEffect(() => {
    const now: { left: boolean; lesson: TaughtLesson | undefined } = { left: false, lesson: undefined };
    const take = (lesson: TaughtLesson | undefined): void => {
      if (now.left) {
        lesson?.leave();
        return;
      }
      now.lesson = lesson;
      setOpening(lesson ?? 'elsewhere');
    };
    const onLost = (): void => {
      now.lesson?.leave();
      now.lesson = undefined;
      setOpening('elsewhere');
    };
    const begin = async (): Promise<void> => {
      const { teachLesson } = await import('../../../parts/lessons/lazy.ts');
      const teaching = await teachLesson(userId, { id: '', name: () => translate('title'), onLost });
      take(teaching.type === 'here' ? teaching.lesson : undefined);
    };
    setOpening('opening');
    begin().catch(() => now.left || setOpening('failed'));
    return () => {
      now.left = true;
      now.lesson?.leave();
    };
  }, [userId, tries]);

  if (typeof opening === 'object') {
    const leave = () => {
      opening.end();
      onLeave();
    };
    return (
      <Stack as="main" className={classes.screen}>
        {/* The tool fills the top layer of the window, so the question replaces it; its state is in the lesson. */}
        {asked ? (
          <EndCallDialog onStay={() => setAsked(false)} onEnd={leave} />
        ) : (
          <RandomCall
            id="random-call"
            lesson={opening}
            close={() => (opening.isOnlyLook() ? leave() : setAsked(true))}
          />
        )}
      </Stack>
    );
  }
  return (
    <Stack as="main" className={classes.screen}>
      {opening === 'opening' ? (
        <Spinner fill label={t('opening')} />
      ) : (
        <ErrorState
          icon={opening === 'failed' ? <CloudOff /> : <CopyX />}
          title={t(opening)}
          text={t(opening === 'failed' ? 'failedHelp' : 'elsewhereHelp')}
          action={
            <>
              <Button tone="primary" onClick={() => setTries((count) => count + 1)}>
                {t('tryAgain')}
              </Button>
              <Button onClick={onLeave}>{t('home')}</Button>
            </>
          }
        />
      )}
    </Stack>
  );
}
