import { QuestionView, type ShownQuestion, UnsavedPartsContext } from '@lectern/question-views';
import { type Question, reviewOf } from '@lectern/questions';
import { Column, Row, Stack, Text } from '@lectern/ui';
import { Send } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type ClassToolProps, ToolButton } from '../../../parts/class-tools/index.ts';
import type { Boards } from './boards/use-board-names.ts';
import { PLAYERS } from './game-players.ts';
import {
  type HandedIn,
  type PanelAnswer,
  type UnsavedBoards,
  useHandInAtKey,
  usePanelAnswer,
} from './kept-answer.ts';
import { LargeText } from './large-text.tsx';
import classes from './question.module.css';
import { resultOf } from './result-of.ts';
import { stripState } from './strip-state.ts';
import { useTexts } from './texts.ts';

interface StripsProps {
  readonly tool: ClassToolProps;
  readonly question: Question;
  readonly shown: ShownQuestion;
  /** The answer of the first strip. */
  readonly answer: PanelAnswer;
  readonly count: number;
  readonly boards: Boards;
  /** The parts of each board that are being stored. */
  readonly unsaved: UnsavedBoards;
  /** Called with what was handed in at a board. */
  readonly onHandIn: (board: number, answered: HandedIn) => void;
}

/**
 * A question that several pupils answer side by side, each with a copy and a button of their own. What is right is shown
 * when all have handed in, or when the teacher shows the key.
 */
export function Strips(props: StripsProps): ReactNode {
  const { question, shown, answer, count, boards, unsaved } = props;
  const second = useStrip(props, 1);
  const third = useStrip(props, 2);
  const fourth = useStrip(props, 3);
  const answers = [answer, second, third, fourth].slice(0, count);
  const areJudged = answer.isKeyShown || answers.every(({ isHandedIn }) => isHandedIn);
  return (
    <Stack gap={4} flex={1} pad={4} className={classes.strips} style={{ ['--strips' as string]: count }}>
      {answers.map((each, index) => (
        <UnsavedPartsContext key={PLAYERS[index]} value={unsaved[index]}>
          <Strip
            number={index + 1}
            pupil={boards.nameOf(index)}
            question={question}
            shown={shown}
            answer={each}
            isJudged={areJudged}
            isKeyShown={answer.isKeyShown}
          />
        </UnsavedPartsContext>
      ))}
    </Stack>
  );
}

function useStrip({ tool: { lesson, id }, unsaved, onHandIn }: StripsProps, board: 1 | 2 | 3): PanelAnswer {
  const state = useMemo(() => stripState(lesson.state(id), PLAYERS[board]), [lesson, id, board]);
  return usePanelAnswer(state, unsaved[board], (answered) => onHandIn(board, answered));
}

interface StripProps extends Pick<StripsProps, 'question' | 'shown' | 'answer'> {
  readonly number: number;
  /** The name of the pupil, if one was chosen. */
  readonly pupil: string | undefined;
  readonly isJudged: boolean;
  readonly isKeyShown: boolean;
}

function Strip(props: StripProps): ReactNode {
  const { number, pupil, question, shown, answer, isJudged, isKeyShown } = props;
  const t = useTexts();
  const { response, isHandedIn } = answer;
  useHandInAtKey(answer, question, isKeyShown);
  const review = useMemo(
    () => (isJudged ? reviewOf(question, response) : undefined),
    [isJudged, question, response],
  );
  const result = review && isHandedIn ? resultOf(question, review) : undefined;
  const name = pupil ?? t('player', { number });
  const words =
    result && review ? t(`result.${result}`, { points: review.points, full: review.fullPoints }) : '';
  return (
    <Column
      as="section"
      pad={3}
      radius="card"
      className={classes.strip}
      aria-label={name}
      data-result={result}
    >
      <Row as="header" justify="between" wrap gap={3} className={classes.stripHead}>
        <Text as="h3" size="panel" weight="bold" overflow="breaks">
          <bdi>{name}</bdi>
        </Text>
        <Text size="panel" role="status" overflow="line">
          {isKeyShown ? '' : words || (isHandedIn ? t('result.done') : '')}
        </Text>
      </Row>
      <LargeText>
        <QuestionView
          question={shown}
          mode={isKeyShown ? 'review' : 'answer'}
          screen="panel"
          response={response}
          onChange={answer.change}
          locked={isHandedIn || isKeyShown}
          review={isKeyShown ? review : undefined}
        />
      </LargeText>
      {isKeyShown ? null : (
        <ToolButton
          tone="primary"
          icon={<Send />}
          disabled={isHandedIn || response === undefined}
          onClick={answer.handIn}
        >
          {t('handIn')}
        </ToolButton>
      )}
    </Column>
  );
}
