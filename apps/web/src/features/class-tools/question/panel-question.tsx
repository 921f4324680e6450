import type { LessonValue } from '@lectern/courseware/lesson';
import {
  QuestionHostContext,
  QuestionView,
  type ReadQuestion,
  shownOf,
  UnsavedPartsContext,
} from '@lectern/question-views';
import { isComposite, type Question, reviewOf } from '@lectern/questions';
import { kindName } from '@lectern/questions/kind-names';
import { Column, Row, Text } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { CircleHelp, Eye, EyeOff, RotateCcw, Send, UserRound } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { type ClassToolProps, ToolButton, ToolStage } from '../../../parts/class-tools/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { AskPhones } from './ask-phones.tsx';
import type { Boards } from './boards/use-board-names.ts';
import { isPlayedByTeams, useRecordedBoards } from './boards/use-recorded-boards.ts';
import { GamePanel } from './game-panel.tsx';
import { isGame, PLAYERS } from './game-players.ts';
import {
  type HandedIn,
  type PanelAnswer,
  type UnsavedBoards,
  useHandInAtKey,
  usePanelAnswer,
  useUnsavedBoards,
  whenSettled,
} from './kept-answer.ts';
import { LargeText } from './large-text.tsx';
import { PlayersChoice } from './players-choice.tsx';
import classes from './question.module.css';
import { resultOf } from './result-of.ts';
import { withoutStrips } from './strip-state.ts';
import { Strips } from './strips.tsx';
import { useTexts } from './texts.ts';
import { phoneMediumOf, usePanelHost } from './use-panel-host.ts';

interface PanelQuestionProps {
  readonly tool: ClassToolProps;
  /** Undefined while the question is not there. */
  readonly read: ReadQuestion | undefined;
  readonly assetUrl: (hash: string) => string | undefined;
  /** Shown in place of a question that cannot be answered. */
  readonly children: ReactNode;
}

/** The pupils of the lesson, of whom one is put at each board; loaded when it is opened. */
const PupilPicker = lazyComponent(async () => (await import('./boards/pupil-picker.tsx')).PupilPicker);

/** A question full screen, answered on the panel and scored there. What is handed in is in the lesson's record. */
export function PanelQuestion({ tool, read, assetUrl, children }: PanelQuestionProps): ReactNode {
  const { id, lesson, close } = tool;
  const t = useTexts();
  const language = useLanguage();
  const question = read?.question;
  const [isPicking, setPicking] = useState(false);
  const recorded = useRecordedBoards(tool, question);
  const { boards, count, locked, record } = recorded;
  const unsaved = useUnsavedBoards();
  const kept = usePanelAnswer(lesson.state(id), unsaved[0], (answered) => record(0, answered));
  const answer = withAwards(kept, unsaved, recorded.award);
  const name = question && kindName(question.kind, language);
  const host = usePanelHost(tool, question, assetUrl);
  const medium = question && phoneMediumOf(question);
  /** A game that is closed before its end is recorded as far as it was played. */
  const leave = () =>
    whenSettled(unsaved, () => {
      recorded.recordGame(answer.response);
      close();
    });
  const leaving = { ...tool, close: leave };
  return (
    <QuestionHostContext value={host}>
      <ToolStage
        title={name ?? t('title')}
        icon={<CircleHelp />}
        close={leave}
        actions={
          !medium && boards.known.present.length > 0 ? (
            <WhoAnswers
              name={count === 1 ? boards.nameOf(0) : undefined}
              count={count}
              onPick={() => setPicking(true)}
            />
          ) : undefined
        }
      >
        {isGame(question) && read ? (
          <GamePanel
            question={question}
            shown={shownOf(read)}
            answer={answer}
            tool={leaving}
            boards={boards}
            count={count}
            onRecord={recorded.recordGame}
          />
        ) : question && read ? (
          <Answering
            question={question}
            read={read}
            answer={answer}
            tool={leaving}
            boards={boards}
            count={count}
            unsaved={unsaved}
            onHandIn={record}
          />
        ) : (
          children
        )}
        {isPicking && (
          <PupilPicker
            lesson={lesson}
            boards={boards}
            count={count}
            locked={locked}
            isByTeams={isGame(question) && isPlayedByTeams(question)}
            onDone={() => setPicking(false)}
          />
        )}
      </ToolStage>
    </QuestionHostContext>
  );
}

/** The answer, of which the key is shown once drawings are stored; teams then have their points. */
function withAwards(kept: PanelAnswer, unsaved: UnsavedBoards, award: () => void): PanelAnswer {
  const showKey = (isShown: boolean) =>
    whenSettled(unsaved, () => {
      kept.showKey(isShown);
      if (isShown) award();
    });
  return { ...kept, showKey };
}

interface WhoAnswersProps {
  /** The name of the only pupil, if one was chosen. */
  readonly name: string | undefined;
  readonly count: number;
  readonly onPick: () => void;
}

/**
 * The button that opens the list of pupils, with the name of the only one. A name can be given or changed after handing in too.
 */
function WhoAnswers({ name, count, onPick }: WhoAnswersProps): ReactNode {
  const t = useTexts();
  return (
    <ToolButton icon={<UserRound />} onClick={onPick}>
      {name ?? t('pick', { count })}
    </ToolButton>
  );
}

interface AnsweringProps {
  readonly tool: ClassToolProps;
  readonly question: Question;
  readonly read: ReadQuestion;
  readonly answer: PanelAnswer;
  readonly boards: Boards;
  /** Number of pupils who answer side by side. */
  readonly count: number;
  readonly unsaved: UnsavedBoards;
  /** Called with what was handed in at a board. */
  readonly onHandIn: (board: number, answered: HandedIn) => void;
}

function Answering(props: AnsweringProps): ReactNode {
  const { tool, question, read, answer, boards, count, unsaved, onHandIn } = props;
  const { response, isHandedIn, isKeyShown, hints } = answer;
  const shown = useMemo(() => shownOf(read, hints), [read, hints]);
  const review = useMemo(
    () => (isHandedIn || isKeyShown ? reviewOf(question, response, hints) : undefined),
    [isHandedIn, isKeyShown, question, response, hints],
  );
  const state = tool.lesson.state(tool.id);
  const values = useSignal(state);
  const medium = phoneMediumOf(question);
  /** New boards have no strokes of the pupils before. */
  const [round, setRound] = useState(0);
  useHandInAtKey(answer, question, isKeyShown && count === 1);
  const begin = (patch: Readonly<Record<string, LessonValue>> = {}) => {
    answer.beginAgain();
    state.change({ ...withoutStrips(values, PLAYERS), names: undefined, ...patch });
    setRound(round + 1);
  };
  return (
    <>
      {count > 1 ? (
        <Strips
          key={round}
          unsaved={unsaved}
          tool={tool}
          question={question}
          shown={shown}
          answer={answer}
          count={count}
          boards={boards}
          onHandIn={onHandIn}
        />
      ) : (
        <LargeText key={round}>
          <UnsavedPartsContext value={unsaved[0]}>
            <QuestionView
              question={shown}
              mode={isKeyShown ? 'review' : 'answer'}
              screen="panel"
              response={response}
              onChange={answer.change}
              locked={isHandedIn || isKeyShown || medium !== undefined}
              requestedHints={hints}
              onRequestHint={isHandedIn ? undefined : answer.requestHint}
              review={isKeyShown ? review : undefined}
            />
          </UnsavedPartsContext>
        </LargeText>
      )}
      <AnswerBar
        tool={tool}
        question={question}
        answer={answer}
        count={count}
        review={isHandedIn && count === 1 ? review : undefined}
        onBegin={begin}
      />
    </>
  );
}

interface AnswerBarProps extends Pick<AnsweringProps, 'tool' | 'question' | 'answer'> {
  /** The marks of a response that was handed in. */
  readonly review: ReturnType<typeof reviewOf> | undefined;
  /** Number of pupils who answer side by side. */
  readonly count: number;
  /** Clears all answers. */
  readonly onBegin: (patch?: Readonly<Record<string, LessonValue>>) => void;
}

/** The result, and the buttons that hand in, show the key and clear the answer. */
function AnswerBar({ tool, question, answer, review, count, onBegin }: AnswerBarProps): ReactNode {
  const t = useTexts();
  const { response, isHandedIn, isKeyShown, showKey } = answer;
  const result = review && resultOf(question, review);
  const medium = phoneMediumOf(question);
  return (
    <Row as="footer" flex="none" edge="top" wrap gap={4} justify="end" className={classes.bar}>
      <Column flex={1}>
        <Text
          role="status"
          size="panel"
          weight="bold"
          tone={result === 'right' ? 'accent' : undefined}
          data-result={result}
        >
          {review && result ? t(`result.${result}`, { points: review.points, full: review.fullPoints }) : ''}
          {medium && t(`onPhones.${medium}`)}
        </Text>
      </Column>
      {isKeyShown || medium || isComposite(question) ? null : (
        <PlayersChoice count={count} onCount={(chosen) => onBegin({ players: chosen })} />
      )}
      <AskPhones tool={tool} question={question} />
      <ToolButton icon={isKeyShown ? <EyeOff /> : <Eye />} onClick={() => showKey(!isKeyShown)}>
        {t(isKeyShown ? 'hideKey' : 'showKey')}
      </ToolButton>
      {medium ? null : isHandedIn || isKeyShown || count > 1 ? (
        <ToolButton tone={count > 1 ? 'plain' : 'primary'} icon={<RotateCcw />} onClick={() => onBegin()}>
          {t(count > 1 ? 'startOver' : 'again')}
        </ToolButton>
      ) : (
        <ToolButton tone="primary" icon={<Send />} disabled={response === undefined} onClick={answer.handIn}>
          {t('handIn')}
        </ToolButton>
      )}
    </Row>
  );
}
