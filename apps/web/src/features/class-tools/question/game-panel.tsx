import type { LessonValue } from '@lectern/courseware/lesson';
import {
  ContentView,
  type Player,
  PlayView,
  QuestionView,
  type ShownQuestion,
} from '@lectern/question-views';
import {
  type PlayedBody,
  type PlayedKey,
  type PlayedResponse,
  reviewOf,
  type SingleQuestion,
} from '@lectern/questions';
import { Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Eye, EyeOff, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ClassToolProps, ToolButton } from '../../../parts/class-tools/index.ts';
import { AskPhones } from './ask-phones.tsx';
import type { Boards } from './boards/use-board-names.ts';
import { PLAYERS, responsesIn } from './game-players.ts';
import { asJson, type PanelAnswer } from './kept-answer.ts';
import { PlayersChoice } from './players-choice.tsx';
import classes from './question.module.css';
import { withoutStrips } from './strip-state.ts';
import { useTexts } from './texts.ts';

interface GamePanelProps {
  /** A question of an interactive kind, with its key. */
  readonly question: SingleQuestion;
  /** The question as it is shown, its lists in the order of this question. */
  readonly shown: ShownQuestion;
  /** The answer of the first player. */
  readonly answer: PanelAnswer;
  readonly tool: ClassToolProps;
  readonly boards: Boards;
  /** Number of players. */
  readonly count: number;
  /** Called with the response of the first player when the game ends, or its key is shown before. */
  readonly onRecord: (first: unknown) => void;
}

/** A game full screen, played by one to four children or teams at once; the teacher shows its key when it was played. */
export function GamePanel(props: GamePanelProps): ReactNode {
  const { question, shown, answer, tool, boards, count, onRecord } = props;
  const state = tool.lesson.state(tool.id);
  const { isKeyShown } = answer;
  const t = useTexts();
  const values = useSignal(state);
  const body = shown.body as PlayedBody;
  const responses = responsesIn(values, answer.response, question);
  /** A new round draws empty boards. */
  const [round, setRound] = useState(0);
  const isByTeams = body.play.teams !== undefined;
  const name = (index: number) =>
    boards.nameOf(index) ?? t(isByTeams ? 'team' : 'player', { number: index + 1 });
  const players = PLAYERS.slice(0, count).map((id, index): Player => ({ id, name: name(index) }));
  const change = (player: string, response: PlayedResponse) => {
    if (player === PLAYERS[0]) return answer.change(response);
    // Players who answer in the same moment do not overwrite each other.
    const { [PLAYERS[0]]: _, ...others } = responsesIn(state.get(), undefined, question);
    state.change({ others: asJson({ ...others, [player]: response }) });
  };
  const begin = (patch: Readonly<Record<string, LessonValue | undefined>>) => {
    answer.beginAgain();
    state.change({ ...withoutStrips(values, PLAYERS), others: undefined, names: undefined, ...patch });
    setRound(round + 1);
  };
  const showKey = () => {
    // A game that was not played to its end, and its quiet form, which has no end.
    if (!isKeyShown) onRecord(answer.response);
    answer.showKey(!isKeyShown);
  };
  return (
    <>
      <Stack overflow="scroll" flex={1} className={classes.game}>
        {isKeyShown ? (
          <Reviews question={question} shown={shown} players={players} responses={responses} />
        ) : (
          <>
            <Text as="div" size="panel" weight="bold" className={classes.stem}>
              <ContentView content={shown.stem} />
            </Text>
            <PlayView
              key={`${round} ${count}`}
              kind={question.kind}
              body={body}
              answerKey={question.key as PlayedKey}
              players={players}
              responses={responses}
              onResponse={change}
              onOver={(all) => onRecord(all[PLAYERS[0]])}
            />
          </>
        )}
      </Stack>
      <Row as="footer" flex="none" edge="top" wrap gap={4} justify="end" className={classes.bar}>
        {isKeyShown ? null : <PlayersChoice count={count} onCount={(chosen) => begin({ players: chosen })} />}
        <AskPhones tool={tool} question={question} />
        <ToolButton icon={isKeyShown ? <EyeOff /> : <Eye />} onClick={showKey}>
          {t(isKeyShown ? 'hideKey' : 'showKey')}
        </ToolButton>
        <ToolButton icon={<RotateCcw />} onClick={() => begin({})}>
          {t('startOver')}
        </ToolButton>
      </Row>
    </>
  );
}

interface ReviewsProps {
  readonly question: SingleQuestion;
  readonly shown: ShownQuestion;
  readonly players: readonly Player[];
  readonly responses: Readonly<Record<string, PlayedResponse | undefined>>;
}

/** The answers of the players, with their marks and the key. */
function Reviews({ question, shown, players, responses }: ReviewsProps): ReactNode {
  return (
    <Stack gap={6} pad={4} className={classes.reviews} style={{ ['--players' as string]: players.length }}>
      {players.map(({ id, name }) => (
        <section key={id} aria-label={name}>
          {players.length > 1 ? (
            <Text as="h3" size="panel" weight="bold">
              {name}
            </Text>
          ) : null}
          <QuestionView
            question={shown}
            mode="review"
            screen="panel"
            response={responses[id]}
            review={reviewOf(question, responses[id])}
          />
        </section>
      ))}
    </Stack>
  );
}
