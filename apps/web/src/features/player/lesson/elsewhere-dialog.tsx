import { Row } from '@lectern/ui';
import { useEffect, useState } from 'react';
import { takeOver } from '../../../parts/lessons/index.ts';
import { useLazyTexts } from '../lazy-texts.ts';
import player from '../player.module.css';
import classes from '../question-dialog.module.css';
import { QuestionDialog } from '../question-dialog.tsx';
import { arrived, type LessonRun, lessonCode, type TaughtWhere } from './lesson-run.ts';
import { stopPlayers } from './stop-players.ts';

export interface ElsewhereDialogProps {
  readonly userId: string;
  readonly documentId: string;
  readonly run: LessonRun;
  readonly where: TaughtWhere;
  /** Leaves the player. */
  readonly onLeave: () => void;
}

interface Answer {
  readonly name: string;
  readonly onPress: () => void;
}

/** Dialogs for a lesson that another device teaches. The user can take it over, follow it, or begin another lesson. */
export function ElsewhereDialog({ userId, documentId, run, where, onLeave }: ElsewhereDialogProps) {
  const late = useLazyTexts();
  const [viewOnly, setViewOnly] = useState(false);
  const isGone = where === 'taken by window' || where === 'taken by device' || where === 'over';
  useEffect(() => {
    if (isGone) stopPlayers(document);
  }, [isGone]);
  useUnasked(run, where);
  const leave: Answer = { name: late('leaveTaken'), onPress: onLeave };
  const look: Answer = { name: late('lookOn'), onPress: () => setViewOnly(true) };
  const teach: Answer = { name: late('teachHere'), onPress: () => takeOver(userId, documentId) };
  switch (where) {
    case 'window':
      if (viewOnly) return null;
      return (
        <Asked
          title={late('elsewhereTitle')}
          help={late('elsewhereHelp')}
          answers={[look, teach]}
          cancels={look}
        />
      );
    case 'taken by window':
      return (
        <Asked title={late('takenTitle')} help={late('takenHelp')} answers={[leave, teach]} cancels={leave} />
      );
    case 'device': {
      const follow: Answer = { name: late('lookOn'), onPress: () => run.answer('follow') };
      const beside: Answer = { name: late('teachBeside'), onPress: () => run.answer('beside') };
      const take: Answer = { name: late('teachHere'), onPress: () => run.answer('take') };
      return (
        <Asked
          title={late('deviceTitle')}
          help={late('deviceHelp')}
          answers={[follow, beside, take]}
          cancels={follow}
        />
      );
    }
    case 'taken by device': {
      const back: Answer = {
        name: late('takeBack'),
        onPress: () => takeOver(userId, documentId, run.elsewhere),
      };
      return (
        <Asked
          title={late('takenByDeviceTitle')}
          help={late('takenByDeviceHelp')}
          answers={[leave, back]}
          cancels={leave}
        />
      );
    }
    case 'over': {
      const anew: Answer = { name: late('teachAnew'), onPress: () => location.reload() };
      return (
        <Asked title={late('overTitle')} help={late('overHelp')} answers={[leave, anew]} cancels={leave} />
      );
    }
    case 'followed':
      return <Followed />;
    default:
      return null;
  }
}

/** Closes the question when the lesson ends meanwhile; this window then teaches. */
function useUnasked(run: LessonRun, where: TaughtWhere): void {
  useEffect(() => {
    const lesson = run.elsewhere;
    if (where !== 'device' || !lesson) return;
    let stop: (() => void) | undefined;
    let left = false;
    void arrived(lessonCode).then(({ whenEnded }) => {
      if (!left) stop = whenEnded(lesson.id, () => run.answer('again'));
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [run, where]);
}

/** Time for which the notice is shown, milliseconds; afterwards it does not cover the slide. */
const SAID_MS = 6_000;

function Followed() {
  const late = useLazyTexts();
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), SAID_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isSaid) return null;
  return (
    <Row as="p" gap={2} className={player.status} role="status">
      {late('followed')}
    </Row>
  );
}

interface AskedProps {
  readonly title: string;
  readonly help: string;
  /** Answers; the last is the button that teaches in this window, or leaves without such a button. */
  readonly answers: readonly Answer[];
  readonly cancels: Answer;
}

function Asked({ title, help, answers, cancels }: AskedProps) {
  return (
    <QuestionDialog title={title} onCancel={cancels.onPress}>
      <p>{help}</p>
      <Row align="stretch" justify="end" wrap gap={3} className={classes.answers}>
        {answers.map(({ name, onPress }, index) => (
          <button
            key={name}
            type="button"
            className={index === answers.length - 1 ? classes.keep : undefined}
            onClick={onPress}
          >
            {name}
          </button>
        ))}
      </Row>
    </QuestionDialog>
  );
}
