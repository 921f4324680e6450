import type { Participant } from '@lectern/protocol/phone-views';
import { ContentView } from '@lectern/question-views';
import { type AskedQuestion, isBlank, type SingleQuestion } from '@lectern/questions';
import { asksForFiles, fileKindsOf } from '@lectern/questions/shown';
import { Box, Button, Column, Row, Stack, Text } from '@lectern/ui';
import { ScanLine } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  lacksKey,
  PupilGroups,
  type QuestionResult,
  TallyList,
  useTimeLeft,
  withQuickKey,
} from '../../../parts/askings/index.ts';
import { playSound } from '../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import type { ActivityChange } from '../../../parts/phones/index.ts';
import type { QuestionCards } from './cards/question-cards.tsx';
import classes from './interaction.module.css';
import { type AnsweredPupil, bestOf, missingNames, type QuestionActivity } from './question-activity.ts';
import { useTexts } from './texts.ts';
import { worksOf } from './works/work-rows.ts';
import { WorkWall } from './works/work-wall.tsx';

/** Duration of the message that the time is over, milliseconds. */
const TIME_UP_MS = 3_000;

export interface RunningQuestionProps {
  readonly activity: QuestionActivity;
  readonly participants: readonly Participant[];
  /** Stores the ink on pupils' works. */
  readonly lesson: ToolLesson;
  /** Address of the picture or paper that pupils draw on; undefined for white paper. */
  readonly ground?: string | undefined;
  /** Left out for a question that paper cards cannot answer. */
  readonly cards?: QuestionCards | undefined;
  readonly onChange: (change: ActivityChange) => void;
  readonly onAgain: () => void;
  /** Draws what a teacher does after the answer of a pupil; without it names cannot be pressed. */
  readonly strip?: ((pupil: AnsweredPupil) => ReactNode) | undefined;
}

/**
 * A question on the phones: who has answered while it is open; afterwards the answers, and its key when the teacher shows it.
 */
export function RunningQuestion(props: RunningQuestionProps): ReactNode {
  const { activity, cards, participants, strip, onChange } = props;
  const t = useTexts();
  const { answered, result, state, time } = activity;
  const { stem } = activity.asked as AskedQuestion;
  const [named, setNamed] = useState(false);
  const [isUp, setUp] = useState(false);
  const [isCovered, setCovered] = useState(false);
  const isOfWorks = asksForFiles(activity.asked as AskedQuestion);
  const left = useTimeLeft(time, () => {
    playSound('alarm');
    setUp(true);
    onChange({ state: 'closed' });
  });
  useEffect(() => {
    if (!isUp) return;
    const timer = setTimeout(() => setUp(false), TIME_UP_MS);
    return () => clearTimeout(timer);
  }, [isUp]);
  const missing = missingNames(activity, participants, cards);
  return (
    <Column as="section" gap={4} className={classes.running}>
      <Row as="header" gap={4} justify="between" wrap>
        <Box as="span" radius="round" className={classes.tag} data-state={state}>
          {t('question.title')} · {t(`states.${state}`)}
        </Box>
        {left !== undefined && (
          <Text as="strong" numeric className={classes.total} role="timer">
            {t('running.left', { time: left })}
          </Text>
        )}
        <Text as="strong" numeric className={classes.total} role="status">
          {t('answered', { count: answered, present: result.pupils.length + missing.length })}
        </Text>
      </Row>
      {isUp && (
        <Stack tone="error" weight="bold" radius="card" className={classes.timeUp} role="alert">
          {t('running.timeUp')}
        </Stack>
      )}
      {!isBlank(stem) && (
        <div className={classes.stem}>
          <ContentView content={stem} />
        </div>
      )}
      <div className={classes.result} data-cards={(state === 'open' && cards?.isOn) || undefined}>
        {isOfWorks && !isCovered ? (
          <Works {...props} missing={missing} named={named} />
        ) : state === 'open' ? (
          <Collecting missing={missing} named={named} cards={cards} />
        ) : (
          <Outcome {...props} missing={missing} named={named} strip={strip} />
        )}
      </div>
      <Actions
        {...props}
        named={named}
        onNamed={setNamed}
        covered={isOfWorks ? isCovered : undefined}
        onCovered={setCovered}
      />
    </Column>
  );
}

/** The drawings, photographs and recordings of the class, which arrive while pupils answer. */
function Works({
  activity,
  ground,
  lesson,
  missing,
  named,
  strip,
  onChange,
}: Pick<RunningQuestionProps, 'activity' | 'ground' | 'lesson' | 'strip' | 'onChange'> & {
  readonly missing: readonly string[];
  readonly named: boolean;
}): ReactNode {
  return (
    <WorkWall
      lesson={lesson}
      works={worksOf(activity.result.pupils, activity.works, 0)}
      missing={missing}
      named={named}
      ground={ground}
      shown={activity.shown_works}
      onShow={(hashes) => onChange({ shown_works: hashes })}
      strip={strip}
    />
  );
}

interface OutcomeProps
  extends Pick<RunningQuestionProps, 'activity' | 'ground' | 'lesson' | 'strip' | 'onChange'> {
  readonly missing: readonly string[];
  readonly named: boolean;
}

/** The answers after the end. An answer that is pressed becomes the key of a question that was asked without one. */
function Outcome(props: OutcomeProps): ReactNode {
  const { activity, missing, named, strip, onChange } = props;
  const t = useTexts();
  const [picked, setPicked] = useState<string>();
  const pupil = named ? activity.result.pupils.find((each) => each.participant_id === picked) : undefined;
  const { answered, asked, key_shown: keyShown, result, setting } = activity;
  const question = setting.asked as SingleQuestion;
  const awaitsKey = lacksKey(question);
  const isOfWorks = asksForFiles(asked as AskedQuestion);
  const right = result.pupils.filter((pupil) => pupil.state === 'right' && !pupil.late).length;
  const pickKey = (tally: QuestionResult['tallies'][number]) => {
    const keyed = withQuickKey(question, tally);
    if (keyed) onChange({ asked: keyed });
  };
  return (
    <Column gap={4}>
      {awaitsKey && answered > 0 && !isOfWorks && <Text tone="quiet">{t('running.tapKey')}</Text>}
      {!awaitsKey && answered > 0 && (
        <Text as="strong" size="panel" tone="accent">
          {t('running.right', { percent: Math.round((right / answered) * 100) })}
        </Text>
      )}
      {!isOfWorks && (
        <TallyList
          asked={asked as AskedQuestion}
          tallies={keyShown ? result.tallies : result.tallies.map(({ state: _, ...tally }) => tally)}
          answered={answered}
          onPick={awaitsKey ? pickKey : undefined}
        />
      )}
      {!isOfWorks && fileKindsOf(asked as AskedQuestion).size > 0 && <Works {...props} missing={[]} />}
      {keyShown && named && <Best pupils={result.pupils} />}
      <PupilGroups
        pupils={result.pupils}
        missing={missing}
        named={named}
        picked={pupil?.participant_id}
        onPick={strip && (({ participant_id: id }) => setPicked(id === picked ? undefined : id))}
      />
      {pupil && strip && <div className={classes.answerer}>{strip(pupil)}</div>}
    </Column>
  );
}

/** The three pupils with the most points, the faster ones first among equals. */
function Best({ pupils }: { readonly pupils: readonly AnsweredPupil[] }): ReactNode {
  const t = useTexts();
  const best = bestOf(pupils);
  if (best.length === 0) return null;
  return (
    <Row as="ol" gap={4} wrap align="baseline" aria-label={t('running.best')}>
      {best.map(({ participant_id: id, name, points }, index) => (
        <li key={id}>
          <Text size="panel" weight={index === 0 ? 'bold' : undefined}>
            {index + 1} <bdi>{name}</bdi> {t('running.points', { points })}
          </Text>
        </li>
      ))}
    </Row>
  );
}

interface ActionsProps extends Pick<RunningQuestionProps, 'activity' | 'cards' | 'onChange' | 'onAgain'> {
  readonly named: boolean;
  readonly onNamed: (named: boolean) => void;
  /** Whether works are covered; undefined for a question without works. */
  readonly covered: boolean | undefined;
  readonly onCovered: (covered: boolean) => void;
}

function Actions(props: ActionsProps): ReactNode {
  const { activity, cards, covered, named, onCovered, onNamed, onChange, onAgain } = props;
  const t = useTexts();
  const { key_shown: keyShown, setting, shown, state } = activity;
  const button = { size: 'panel' } as const;
  return (
    <Row align="stretch" wrap gap={3} className={classes.actions}>
      <Button {...button} aria-pressed={named} onClick={() => onNamed(!named)}>
        {t(named ? 'running.hideNames' : 'running.names')}
      </Button>
      {covered !== undefined && (
        <Button {...button} aria-pressed={covered} onClick={() => onCovered(!covered)}>
          {t(covered ? 'works.uncover' : 'works.cover')}
        </Button>
      )}
      {state === 'open' ? (
        <>
          {cards && (
            <Button
              {...button}
              icon={<ScanLine aria-hidden="true" />}
              aria-pressed={cards.isOn}
              onClick={() => cards.turn(!cards.isOn)}
            >
              {t('cards.title')}
            </Button>
          )}
          <Button {...button} tone="primary" onClick={() => onChange({ state: 'closed' })}>
            {t('end')}
          </Button>
        </>
      ) : (
        <>
          <Button {...button} onClick={onAgain}>
            {t('again')}
          </Button>
          {covered === undefined && (
            <Button {...button} aria-pressed={shown} onClick={() => onChange({ shown: !shown })}>
              {t(shown ? 'hide' : 'show')}
            </Button>
          )}
          {!(covered !== undefined && lacksKey(setting.asked as SingleQuestion)) && (
            <Button
              {...button}
              tone={keyShown ? 'quiet' : 'primary'}
              disabled={keyShown || lacksKey(setting.asked as SingleQuestion)}
              onClick={() => onChange({ key_shown: true })}
            >
              {t(keyShown ? 'running.keyShown' : 'running.showKey')}
            </Button>
          )}
        </>
      )}
      <Button {...button} tone="quiet" onClick={() => onChange({ state: 'away' })}>
        {t('away')}
      </Button>
    </Row>
  );
}

/** While pupils answer, nothing of their answers is shown. */
function Collecting({
  missing,
  named,
  cards,
}: {
  readonly missing: readonly string[];
  readonly named: boolean;
  readonly cards: QuestionCards | undefined;
}): ReactNode {
  const t = useTexts();
  if (cards?.isOn) return cards.view;
  return (
    <Column tone="quiet" textAlign="center" gap={4} className={classes.quiet}>
      <p>{t('running.collecting')}</p>
      {missing.length === 0 && <p>{t('running.allIn')}</p>}
      {named && missing.length > 0 && (
        <Row as="p" wrap gap={3} justify="center">
          {t('running.missing')}
          {missing.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pupils may have the same name
            <bdi key={index}>{name}</bdi>
          ))}
        </Row>
      )}
    </Column>
  );
}
