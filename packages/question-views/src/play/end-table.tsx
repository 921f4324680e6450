import type { Play } from '@lectern/questions';
import { Button, Row, Text, useTextsOf } from '@lectern/ui';
import { RotateCcw, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './game.module.css';
import type { Player } from './game.ts';
import { type GameRun, pointsOfRun, topThree, wholePoints } from './game-run.ts';
import { gameTexts } from './texts.ts';

export interface EndTableProps {
  readonly players: readonly Player[];
  readonly runOf: (player: string) => GameRun;
  readonly play: Play;
  readonly onAgain: () => void;
  readonly onQuiet: () => void;
}

/** The end of a game: the best three only, so that no pupil is shown as the last one. */
export function EndTable({ players, runOf, play, onAgain, onQuiet }: EndTableProps): ReactNode {
  const texts = useTextsOf(gameTexts);
  const results = players.map(({ id, name }) => {
    const run = runOf(id);
    const milliseconds = run.doneMs ?? Number.POSITIVE_INFINITY;
    return { id, name, points: wholePoints(pointsOfRun(run, play)), milliseconds };
  });
  const best = topThree(results);
  return (
    <div className={classes.end}>
      <div className={classes.table} role="dialog" aria-label={texts.over}>
        <Trophy aria-hidden="true" className={classes.trophy} />
        <Text as="h2" size="panel" weight="bold">
          {players.length > 1 ? texts.table : texts.over}
        </Text>
        {best.length === 0 ? <Text tone="quiet">{texts.nobody}</Text> : null}
        <ol className={classes.best}>
          {best.map(({ id, name, points, milliseconds }, index) => (
            <li key={id} data-place={index + 1}>
              <span className={classes.place}>{index + 1}</span>
              <Text weight="bold" overflow="cut">
                {name}
              </Text>
              <Text numeric>{texts.points(points)}</Text>
              {Number.isFinite(milliseconds) ? (
                <Text tone="quiet" numeric>
                  {texts.seconds(Math.round(milliseconds / 100) / 10)}
                </Text>
              ) : null}
            </li>
          ))}
        </ol>
        <Row gap={3} wrap justify="center">
          <Button size="large" tone="primary" icon={<RotateCcw />} onClick={onAgain}>
            {texts.again}
          </Button>
          <Button size="large" onClick={onQuiet}>
            {texts.quiet}
          </Button>
        </Row>
      </div>
    </div>
  );
}
