import type { PlayedBody, PlayedKey, PlayedResponse } from '@lectern/questions';
import { Button, IconButton, Row, useTextsOf } from '@lectern/ui';
import { useFittingStep } from '@lectern/ui/fitting';
import { Moon, Play as PlayIcon, Square, Volume2, VolumeX } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { EndTable } from './end-table.tsx';
import classes from './game.module.css';
import type { LazyStrip, Player } from './game.ts';
import { GameClock } from './game-clock.tsx';
import { pointsOfRun } from './game-run.ts';
import './skins.css';
import { StripHead } from './strip-head.tsx';
import { gameTexts } from './texts.ts';
import { type Game, useGame } from './use-game.ts';

export interface GameShellProps {
  readonly body: PlayedBody;
  readonly answerKey: PlayedKey;
  readonly Strip: LazyStrip;
  /** One to four players or teams, a strip and a finger each. */
  readonly players: readonly Player[];
  readonly responses: Readonly<Record<string, PlayedResponse | undefined>>;
  readonly onResponse: (player: string, response: PlayedResponse) => void;
  /** Called with all responses when the first round ends. */
  readonly onOver?: ((responses: GameShellProps['responses']) => void) | undefined;
  /** Switches to the quiet form, which shows what was answered so far. */
  readonly onQuiet: () => void;
}

/** The shell around a game: skin, clock, sound, a strip for each player, and the table at the end. */
export function GameShell(props: GameShellProps): ReactNode {
  const { body, players, responses, onResponse, onOver, onQuiet, Strip } = props;
  const { play } = body;
  const texts = useTextsOf(gameTexts);
  /** Further rounds begin with empty boards and are for practice: the responses of the first round stay. */
  const [round, setRound] = useState(0);
  const [practised, setPractised] = useState<GameShellProps['responses']>({});
  const shown = round === 0 ? responses : practised;
  const answer = (player: string, response: PlayedResponse) => {
    if (round === 0) onResponse(player, response);
    else setPractised((before) => ({ ...before, [player]: response }));
  };
  const game = useGame(body, players, shown, answer, round === 0 ? onOver : undefined);
  useEffect(() => Strip.preload(), [Strip]);
  const again = () => {
    setPractised({});
    setRound(round + 1);
    game.start();
  };
  return (
    <div className={classes.game} data-skin={play.skin} data-phase={game.phase}>
      <Row gap={2} justify="between" className={classes.bar}>
        <GameClock
          key={`${round} ${game.startedAt}`}
          startedAt={game.startedAt}
          countdown={play.countdown}
          isRunning={game.phase === 'running'}
          onTick={() => game.sounds.play('tick')}
          onEnd={game.end}
        />
        <Row gap={2}>
          <SoundButton sounds={game.sounds} />
          {game.phase === 'running' ? (
            <IconButton label={texts.end} icon={<Square />} size="large" onClick={game.end} />
          ) : null}
          <IconButton label={texts.quiet} icon={<Moon />} size="large" onClick={onQuiet} />
        </Row>
      </Row>
      {game.phase === 'ready' ? (
        <div className={classes.ready}>
          <Button
            tone="primary"
            size="large"
            icon={<PlayIcon />}
            className={classes.start}
            onClick={game.start}
          >
            {texts.start}
          </Button>
        </div>
      ) : (
        <Strips key={round} {...props} responses={shown} game={game} />
      )}
      {game.phase === 'over' ? (
        <EndTable players={players} runOf={game.runOf} play={play} onAgain={again} onQuiet={onQuiet} />
      ) : null}
    </div>
  );
}

/** Sizes of the boards, in parts of the size of a panel's text. */
const SIZES = [1.8, 1.6, 1.4, 1.2, 1] as const;

interface StripsProps extends GameShellProps {
  readonly game: Game;
}

/** A strip for each player, with boards as large as the screen has room for without scrolling. */
function Strips(props: StripsProps): ReactNode {
  const { players } = props;
  const strips = useRef<HTMLDivElement>(null);
  const step = useFittingStep({
    steps: SIZES.length,
    content: strips,
    screenOf: scrolled,
    isTooLarge: (content, screen) =>
      screen.scrollHeight > screen.clientHeight + 1 ||
      [...content.querySelectorAll('[data-board], [data-board] [data-text-flow]')].some(
        (part) => part.scrollWidth > part.clientWidth + 1,
      ),
  });
  const look = {
    '--strips': players.length,
    '--board-size': SIZES[step],
    // Words are broken where they do not fit at the smallest size.
    '--word-wrap': step < SIZES.length - 1 ? 'normal' : undefined,
  } as CSSProperties;
  return (
    <div ref={strips} className={classes.strips} style={look}>
      {players.map((player, index) => (
        <PlayerStrip key={player.id} {...props} player={player} index={index} />
      ))}
    </div>
  );
}

/** The element that scrolls when a game is too high for the screen. */
function scrolled(content: HTMLElement): HTMLElement {
  for (let each = content.parentElement; each; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.documentElement;
}

interface PlayerStripProps extends StripsProps {
  readonly player: Player;
  readonly index: number;
}

/** The strip of one player. Its pointers and its answers stay within it. */
function PlayerStrip({ game, player, index, ...shell }: PlayerStripProps): ReactNode {
  const { body, answerKey, Strip, players, responses } = shell;
  const texts = useTextsOf(gameTexts);
  const run = game.runOf(player.id);
  const isOver = game.isPlayerOver(player.id);
  const isOut = pointsOfRun(run, body.play).livesLeft === 0;
  return (
    <section className={classes.strip} data-player={index} aria-label={player.name}>
      <StripHead name={players.length > 1 ? player.name : undefined} run={run} play={body.play} />
      <div className={classes.board} data-board inert={isOver}>
        <Strip
          body={body}
          answerKey={answerKey}
          parts={responses[player.id]?.parts ?? {}}
          player={index}
          players={players.length}
          onAnswer={(parts, share) => game.answer(player.id, parts, share)}
          onParts={(parts) => game.parts(player.id, parts)}
          onMove={() => game.move(player.id)}
          onDone={() => game.done(player.id)}
          isOver={isOver}
          sounds={game.sounds}
        />
      </div>
      {isOver && game.phase === 'running' ? (
        <p className={classes.waiting} role="status">
          {isOut ? texts.noLives : texts.finished}
        </p>
      ) : null}
    </section>
  );
}

function SoundButton({ sounds }: { readonly sounds: Game['sounds'] }): ReactNode {
  const texts = useTextsOf(gameTexts);
  const [isOn, setOn] = useState(sounds.isOn);
  return (
    <IconButton
      label={isOn ? texts.soundOff : texts.soundOn}
      icon={isOn ? <Volume2 /> : <VolumeX />}
      size="large"
      onClick={() => {
        sounds.isOn = !isOn;
        setOn(!isOn);
        sounds.play('turn');
      }}
    />
  );
}
