import { JOIN_CODE_LENGTH } from '@lectern/protocol/participants';
import { Text } from '@lectern/ui';
import { lazyComponent, ThrowLoadFailure } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { Presentation } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { AppearanceChoice } from '../../parts/appearance-choice.tsx';
import { CodeForm, EndedEntry, EntryScreen } from '../../parts/pupil-entry/index.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import { openParticipation } from './open-participation.ts';
import type { Knock, Participation } from './participation.ts';
import { useTexts } from './texts.ts';

/** The teacher's own phone, in code that pupils do not load. */
const TeacherScreen = lazyComponent(
  async () => (await import('./teacher/teacher-screen.tsx')).TeacherScreen,
  {
    failed: ThrowLoadFailure,
  },
);

/** The screen in the lesson, loaded while code and name are entered or restored. */
const LessonView = lazyComponent(async () => (await import('./lesson-view.tsx')).LessonView, {
  waiting: <Coming />,
  // If its code fails to load, loading is retried automatically.
  failed: Coming,
});

/** The names, which come after the code: loaded while the code is entered or looked up. */
const NameForm = lazyComponent(async () => (await import('./name-form.tsx')).NameForm, {
  waiting: <Coming />,
  failed: Coming,
});

export interface JoinScreenProps {
  /** Code and key from the address, typed or scanned. */
  readonly scanned: Knock | undefined;
  /** The invitation in the QR code for the teacher's own phone. */
  readonly invitation: string | undefined;
}

/** The screen of a phone that opened the address of a QR code, or with a code to type. */
export function JoinScreen({ scanned, invitation }: JoinScreenProps): ReactNode {
  return invitation === undefined ? (
    <PupilScreen scanned={scanned} />
  ) : (
    <TeacherScreen invitation={invitation} />
  );
}

/** A pupil's phone: code, name, lesson, and end of the lesson. */
function PupilScreen({ scanned }: Pick<JoinScreenProps, 'scanned'>): ReactNode {
  const { code, key } = scanned ?? {};
  const t = useTexts();
  useWindowTitle(t('title'));
  const [participation, setParticipation] = useState<Participation>();
  useEffect(() => {
    const opened = openParticipation(code === undefined ? undefined : { code, key });
    setParticipation(opened);
    NameForm.preload();
    LessonView.preload();
    return () => opened.dispose();
  }, [code, key]);
  return participation ? <Phone participation={participation} scanned={scanned} /> : null;
}

interface PhoneProps {
  readonly participation: Participation;
  readonly scanned: Knock | undefined;
}

function Phone({ participation, scanned }: PhoneProps): ReactNode {
  const stage = useSignal(participation.stage);
  if (stage.kind === 'in') {
    return <LessonView participation={participation} view={stage.view} connected={stage.connected} />;
  }
  return (
    <EntryScreen icon={<Presentation aria-hidden="true" />} actions={<AppearanceChoice />}>
      <Door participation={participation} scanned={scanned} />
    </EntryScreen>
  );
}

function Door({ participation, scanned }: PhoneProps): ReactNode {
  const t = useTexts();
  const stage = useSignal(participation.stage);
  switch (stage.kind) {
    case 'code':
      return (
        <CodeForm
          signs="digits"
          length={JOIN_CODE_LENGTH}
          t={t}
          enter={t('join')}
          initial={scanned?.code}
          busy={stage.busy}
          trouble={stage.trouble}
          onCode={(typed) => void participation.look(typed === scanned?.code ? scanned : { code: typed })}
        />
      );
    case 'name':
      return (
        <NameForm
          look={stage.look}
          busy={stage.busy}
          trouble={stage.trouble}
          onWho={(who) => void participation.join(who)}
          onLookAgain={() => void participation.look(stage.knock)}
          onOtherCode={() => void participation.leave()}
        />
      );
    case 'ended':
      return (
        <EndedEntry
          title={t(stage.reason)}
          text={t(stage.reason === 'over' ? 'overText' : 'goneText')}
          again={t('again')}
          onAgain={() => participation.again()}
        />
      );
    default:
      return <Coming />;
  }
}

function Coming(): ReactNode {
  const t = useTexts();
  return (
    <Text as="p" tone="quiet" overflow="breaks" role="status">
      {t('coming')}
    </Text>
  );
}
