import type { LessonValue } from '@lectern/courseware/lesson';
import {
  type QuestionHost,
  QuestionHostContext,
  QuestionView,
  type ReadQuestion,
  shownOf,
} from '@lectern/question-views';
import {
  interactiveKindOf,
  isComposite,
  type Question,
  reviewOf,
  type SingleQuestion,
} from '@lectern/questions';
import { kindName } from '@lectern/questions/kind-names';
import { Column, Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { CircleHelp, Eye, EyeOff, RotateCcw, Send } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type ClassToolProps, ToolButton, ToolStage } from '../../../parts/class-tools/index.ts';
import { FormulaField } from '../../../parts/formula-field/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { AskPhones } from './ask-phones.tsx';
import { GamePanel } from './game-panel.tsx';
import { chosenPlayers, PLAYERS } from './game-players.ts';
import { type PanelAnswer, usePanelAnswer } from './kept-answer.ts';
import { LargeText } from './large-text.tsx';
import { PlayersChoice } from './players-choice.tsx';
import classes from './question.module.css';
import { resultOf } from './result-of.ts';
import { withoutStrips } from './strip-state.ts';
import { Strips } from './strips.tsx';
import { useTexts } from './texts.ts';

interface PanelQuestionProps {
  readonly tool: ClassToolProps;
  /** Undefined while the question is not there. */
  readonly read: ReadQuestion | undefined;
  readonly assetUrl: (hash: string) => string | undefined;
  /** Shown in place of a question that cannot be answered. */
  readonly children: ReactNode;
}

/** A question full screen, answered on the panel and scored there. */
export function PanelQuestion({ tool, read, assetUrl, children }: PanelQuestionProps): ReactNode {
  const { id, lesson, show, close } = tool;
  const t = useTexts();
  const language = useLanguage();
  const answer = usePanelAnswer(lesson.state(id));
  const question = read?.question;
  const name = question && kindName(question.kind, language);
  const { assets } = show;
  const host = useMemo(
    (): QuestionHost => ({
      FormulaField,
      assetUrl,
      subscribeAssets: (listener) => assets.subscribe(listener),
    }),
    [assets, assetUrl],
  );
  return (
    <QuestionHostContext value={host}>
      <ToolStage title={name ?? t('title')} icon={<CircleHelp />} close={close}>
        {question && isGame(question) ? (
          <GamePanel question={question} shown={shownOf(read)} answer={answer} tool={tool} />
        ) : question ? (
          <Answering question={question} read={read} answer={answer} tool={tool} />
        ) : (
          children
        )}
      </ToolStage>
    </QuestionHostContext>
  );
}

function isGame(question: Question): question is SingleQuestion {
  return interactiveKindOf(question.kind) !== undefined;
}

interface AnsweringProps {
  readonly tool: ClassToolProps;
  readonly question: Question;
  readonly read: ReadQuestion;
  readonly answer: PanelAnswer;
}

function Answering({ tool, question, read, answer }: AnsweringProps): ReactNode {
  const { response, isHandedIn, isKeyShown, hints } = answer;
  const shown = useMemo(() => shownOf(read, hints), [read, hints]);
  const review = useMemo(
    () => (isHandedIn || isKeyShown ? reviewOf(question, response, hints) : undefined),
    [isHandedIn, isKeyShown, question, response, hints],
  );
  const state = tool.lesson.state(tool.id);
  const values = useSignal(state);
  const count = isComposite(question) ? 1 : (chosenPlayers(values) ?? 1);
  const begin = (patch: Readonly<Record<string, LessonValue>> = {}) => {
    answer.beginAgain();
    state.change({ ...withoutStrips(values, PLAYERS), ...patch });
  };
  return (
    <>
      {count > 1 ? (
        <Strips tool={tool} question={question} shown={shown} answer={answer} count={count} />
      ) : (
        <LargeText>
          <QuestionView
            question={shown}
            mode={isKeyShown ? 'review' : 'answer'}
            screen="panel"
            response={response}
            onChange={answer.change}
            locked={isHandedIn || isKeyShown}
            requestedHints={hints}
            onRequestHint={isHandedIn ? undefined : answer.requestHint}
            review={isKeyShown ? review : undefined}
          />
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
        </Text>
      </Column>
      {isKeyShown || isComposite(question) ? null : (
        <PlayersChoice count={count} onCount={(chosen) => onBegin({ players: chosen })} />
      )}
      <AskPhones tool={tool} question={question} />
      <ToolButton icon={isKeyShown ? <EyeOff /> : <Eye />} onClick={() => showKey(!isKeyShown)}>
        {t(isKeyShown ? 'hideKey' : 'showKey')}
      </ToolButton>
      {isHandedIn || isKeyShown || count > 1 ? (
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
