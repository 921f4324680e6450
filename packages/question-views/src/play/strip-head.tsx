import type { Play } from '@lectern/questions';
import { Row, Text, useTextsOf } from '@lectern/ui';
import { Flame, Heart, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './game.module.css';
import { type GameRun, pointsOfRun, streakOf, wholePoints } from './game-run.ts';
import { gameTexts } from './texts.ts';

/** Streaks from this number of right answers on are shown. */
const LEAST_STREAK = 2;

/** Name, points, lives and streak of a player over the player's board. */
export function StripHead({
  name,
  run,
  play,
}: {
  /** Undefined when there is one player. */
  readonly name: string | undefined;
  readonly run: GameRun;
  readonly play: Play;
}): ReactNode {
  const texts = useTextsOf(gameTexts);
  const points = pointsOfRun(run, play);
  const streak = streakOf(run);
  return (
    <Row gap={3} justify="between" className={classes.stripHead}>
      {name === undefined ? null : (
        <Text weight="bold" overflow="cut" className={classes.name}>
          {name}
        </Text>
      )}
      <Row gap={3}>
        {streak >= LEAST_STREAK ? (
          <span className={classes.streak} role="img" aria-label={texts.streak(streak)}>
            <Flame aria-hidden="true" /> {streak}
          </span>
        ) : null}
        {points.livesLeft === undefined ? null : (
          <span className={classes.lives} role="img" aria-label={texts.lives(points.livesLeft)}>
            <Heart aria-hidden="true" /> {points.livesLeft}
          </span>
        )}
        <span className={classes.score} role="status" aria-label={texts.points(wholePoints(points))}>
          <Star aria-hidden="true" /> {wholePoints(points)}
        </span>
      </Row>
    </Row>
  );
}
