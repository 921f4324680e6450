import { type QuestionHost, QuestionHostContext } from '@lectern/question-views';
import { Box, Button, Column, Row, Text } from '@lectern/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useTimeLeft } from '../../../../parts/askings/index.ts';
import { playSound } from '../../../../parts/class-tools/index.ts';
import { FormulaField } from '../../../../parts/formula-field/index.ts';
import classes from '../interaction.module.css';
import { useTexts } from '../texts.ts';
import { progressRows } from './exercise-rows.ts';
import { ByPupil, ByQuestion, QuestionOutcome, type RunningExerciseProps } from './exercise-tables.tsx';
import { useExerciseTexts } from './exercise-texts.ts';

/** An exercise on the phones: how far the class is while it is open; afterwards the answers to each question. */
export function RunningExercise(props: RunningExerciseProps): ReactNode {
  const { activity, loaded } = props;
  const t = useExerciseTexts();
  const { state } = activity;
  const [marked, setMarked] = useState(false);
  const [named, setNamed] = useState(false);
  const [opened, setOpened] = useState<number>();
  const isOpen = state === 'open';
  const question = opened === undefined || isOpen ? undefined : loaded?.questions[opened];
  const host = useMemo(
    (): QuestionHost => ({ FormulaField, assetUrl: (hash) => loaded?.files[hash] }),
    [loaded],
  );
  return (
    <Column as="section" gap={4} className={classes.running}>
      <Head {...props} />
      <Column gap={3} className={classes.result}>
        {question && opened !== undefined ? (
          <>
            <Row>
              <Button size="panel" onClick={() => setOpened(undefined)}>
                {t('back')}
              </Button>
            </Row>
            <QuestionHostContext value={host}>
              <QuestionOutcome {...props} index={opened} question={question} named={named} />
            </QuestionHostContext>
          </>
        ) : (
          <Tables
            {...props}
            named={named}
            marked={isOpen ? marked : true}
            onOpen={isOpen ? undefined : setOpened}
          />
        )}
      </Column>
      <Actions {...props} {...{ named, marked }} onNamed={setNamed} onMarked={setMarked} />
    </Column>
  );
}

/** The state, the title, the time that is left, and how many have answered and handed in. */
function Head({ activity, participants, onChange }: RunningExerciseProps): ReactNode {
  const common = useTexts();
  const t = useExerciseTexts();
  const { answered, result, setting, state, time } = activity;
  const left = useTimeLeft(time, () => {
    playSound('alarm');
    onChange({ state: 'closed' });
  });
  const { length: present } = progressRows(activity, participants);
  const { length: handedIn } = result.pupils.filter(({ handed_in: isIn }) => isIn);
  return (
    <Row as="header" gap={4} justify="between" wrap>
      <Box as="span" radius="round" className={classes.tag} data-state={state}>
        {t('title')} · {common(`states.${state}`)}
      </Box>
      <Text size="panel" weight="bold" overflow="cut">
        {setting.title}
      </Text>
      {left !== undefined && (
        <Text as="strong" numeric className={classes.total} role="timer">
          {common('running.left', { time: left })}
        </Text>
      )}
      <Column align="end">
        <Text as="strong" numeric className={classes.total} role="status">
          {common('answered', { count: answered, present })}
        </Text>
        <Text size="panel">{t('handedIn', { count: handedIn })}</Text>
      </Column>
    </Row>
  );
}

interface TablesProps extends Pick<RunningExerciseProps, 'activity' | 'loaded' | 'participants'> {
  readonly named: boolean;
  readonly marked: boolean;
  readonly onOpen: ((index: number) => void) | undefined;
}

/** The counts of each question, or the states of each pupil. */
function Tables({ activity, loaded, participants, named, marked, onOpen }: TablesProps): ReactNode {
  const t = useExerciseTexts();
  const [view, setView] = useState<'questions' | 'pupils'>('questions');
  return (
    <>
      <Row gap={3} align="stretch" wrap className={classes.forms}>
        {(['questions', 'pupils'] as const).map((each) => (
          <Button
            key={each}
            size="panel"
            tone={view === each ? 'primary' : undefined}
            aria-pressed={view === each}
            onClick={() => setView(each)}
          >
            {t(each)}
          </Button>
        ))}
      </Row>
      {view === 'questions' ? (
        <ByQuestion
          activity={activity}
          questions={loaded?.questions}
          present={progressRows(activity, participants).length}
          marked={marked}
          onOpen={onOpen}
        />
      ) : (
        <ByPupil activity={activity} participants={participants} named={named} marked={marked} />
      )}
    </>
  );
}

interface ActionsProps extends Pick<RunningExerciseProps, 'activity' | 'onChange' | 'onAgain'> {
  readonly named: boolean;
  readonly marked: boolean;
  readonly onNamed: (named: boolean) => void;
  readonly onMarked: (marked: boolean) => void;
}

function Actions({ activity, named, marked, onNamed, onMarked, onChange, onAgain }: ActionsProps): ReactNode {
  const t = useTexts();
  const own = useExerciseTexts();
  const { key_shown: keyShown, shown, state } = activity;
  const button = { size: 'panel' } as const;
  return (
    <Row align="stretch" wrap gap={3} className={classes.actions}>
      <Button {...button} aria-pressed={named} onClick={() => onNamed(!named)}>
        {t(named ? 'running.hideNames' : 'running.names')}
      </Button>
      {state === 'open' ? (
        <>
          <Button {...button} aria-pressed={marked} onClick={() => onMarked(!marked)}>
            {own(marked ? 'hideMarks' : 'marks')}
          </Button>
          <Button {...button} tone="primary" onClick={() => onChange({ state: 'closed' })}>
            {t('end')}
          </Button>
        </>
      ) : (
        <>
          <Button {...button} onClick={onAgain}>
            {t('again')}
          </Button>
          <Button {...button} aria-pressed={shown} onClick={() => onChange({ shown: !shown })}>
            {t(shown ? 'hide' : 'show')}
          </Button>
          <Button
            {...button}
            tone={keyShown ? 'quiet' : 'primary'}
            disabled={keyShown}
            onClick={() => onChange({ key_shown: true })}
          >
            {t(keyShown ? 'running.keyShown' : 'running.showKey')}
          </Button>
        </>
      )}
      <Button {...button} tone="quiet" onClick={() => onChange({ state: 'away' })}>
        {t('away')}
      </Button>
    </Row>
  );
}
