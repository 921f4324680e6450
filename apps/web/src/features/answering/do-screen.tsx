import { Text } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { PencilLine } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { AppearanceChoice } from '../../parts/appearance-choice.tsx';
import { CodeForm, EndedEntry, EntryScreen } from '../../parts/pupil-entry/index.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import type { Answering } from './model/answering.ts';
import { openAnswering } from './model/open-answering.ts';
import { useTexts } from './texts.ts';

/** The attempt, in code that is loaded while code and name are entered. */
const WorkScreen = lazyComponent(async () => (await import('./work/work-screen.tsx')).WorkScreen, {
  waiting: <Coming />,
  // Loading is tried again automatically.
  failed: () => <Coming />,
});

/** The names, which come after the code: loaded while the server looks the code up. */
const DoorForm = lazyComponent(async () => (await import('./door/door-form.tsx')).DoorForm, {
  waiting: <Coming />,
  failed: () => <Coming />,
});

/** Number of signs in the code of an assignment's link. */
const CODE_LENGTH = 8;

export interface DoScreenProps {
  /** The code of the address; undefined where it must be typed. */
  readonly code: string | undefined;
}

/** An assignment that somebody without an account answers: code, name, attempt, returned work. */
export function DoScreen({ code }: DoScreenProps): ReactNode {
  const t = useTexts();
  useWindowTitle(t('title'));
  const [answering, setAnswering] = useState<Answering>();
  useEffect(() => {
    const opened = openAnswering(code);
    setAnswering(opened);
    DoorForm.preload();
    WorkScreen.preload();
    return () => opened.dispose();
  }, [code]);
  return answering ? <Opened answering={answering} code={code} /> : null;
}

interface OpenedProps extends DoScreenProps {
  readonly answering: Answering;
}

function Opened({ answering, code }: OpenedProps): ReactNode {
  const stage = useSignal(answering.stage);
  useFreshView(answering);
  if (stage.kind === 'work') return <WorkScreen answering={answering} work={stage.work} />;
  return (
    <EntryScreen icon={<PencilLine aria-hidden="true" />} actions={<AppearanceChoice />}>
      <Door answering={answering} code={code} />
    </EntryScreen>
  );
}

function Door({ answering, code }: OpenedProps): ReactNode {
  const t = useTexts();
  const stage = useSignal(answering.stage);
  switch (stage.kind) {
    case 'code':
      return (
        <CodeForm
          signs="letters-and-digits"
          length={CODE_LENGTH}
          t={t}
          enter={t('open')}
          initial={code}
          busy={stage.busy}
          trouble={stage.trouble}
          onCode={(typed) => void answering.look({ code: typed })}
        />
      );
    case 'door':
      return (
        <DoorForm
          look={stage.look}
          busy={stage.busy}
          trouble={stage.trouble}
          onWord={(word) => void answering.look({ code: stage.knock.code, word })}
          onWho={(who) => void answering.begin(who)}
          onOtherCode={() => answering.otherCode()}
        />
      );
    case 'gone':
      return (
        <EndedEntry
          title={t('gone')}
          text={t('goneText')}
          again={t('again')}
          onAgain={() => answering.leave()}
        />
      );
    case 'coming':
      return <Coming offline={stage.offline} />;
    default:
      return null;
  }
}

function Coming({ offline = false }: { readonly offline?: boolean }): ReactNode {
  const t = useTexts();
  return (
    <Text as="p" tone="quiet" overflow="breaks" role="status">
      {t(offline ? 'comingOffline' : 'coming')}
    </Text>
  );
}

/** Reads the attempt anew when the window is looked at again, and sends what waits when it is left. */
function useFreshView(answering: Answering): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') void answering.flush();
      else void answering.refresh();
    };
    const onOnline = () => void answering.refresh();
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('online', onOnline);
    };
  }, [answering]);
}
