import type { PlayedBody, PlayedKey, PlayedResponse } from '@lectern/questions';
import { Button, Row, useTextsOf } from '@lectern/ui';
import { Gamepad2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import classes from './game.module.css';
import type { Player } from './game.ts';
import { GameShell } from './game-shell.tsx';
import { stripOf } from './games.ts';
import { QuietView } from './quiet-view.tsx';
import { gameTexts } from './texts.ts';

export interface PlayViewProps {
  readonly kind: string;
  readonly body: PlayedBody;
  /** The teacher's own key: a game shows at once what is right. */
  readonly answerKey: PlayedKey;
  /** One to four pupils or teams. */
  readonly players: readonly Player[];
  /** Responses by player. */
  readonly responses: Readonly<Record<string, PlayedResponse | undefined>>;
  readonly onResponse: (player: string, response: PlayedResponse) => void;
  /** Called with all responses when a game ends; not in the quiet form, which has no end. */
  readonly onOver?: ((responses: PlayViewProps['responses']) => void) | undefined;
  /** The responses can no longer be changed. */
  readonly locked?: boolean;
}

/**
 * An interactive question on the panel: the game, or its quiet form. One tap switches between them, and both show the same
 * responses.
 */
export function PlayView(props: PlayViewProps): ReactNode {
  const { kind, body, answerKey, players, responses, onResponse, onOver, locked = false } = props;
  const texts = useTextsOf(gameTexts);
  const [isQuiet, setQuiet] = useState(body.play.quiet);
  const strip = stripOf(kind, body);
  if (strip && !isQuiet && !locked)
    return (
      <GameShell
        body={body}
        answerKey={answerKey}
        Strip={strip}
        players={players}
        responses={responses}
        onResponse={onResponse}
        onOver={onOver}
        onQuiet={() => setQuiet(true)}
      />
    );
  return (
    <div className={classes.quietForm}>
      {strip && !locked ? (
        <Row justify="end">
          <Button size="large" icon={<Gamepad2 />} onClick={() => setQuiet(false)}>
            {texts.asGame}
          </Button>
        </Row>
      ) : null}
      <div className={classes.strips} style={{ ['--strips' as string]: players.length }}>
        {players.map((player, index) => (
          <section key={player.id} className={classes.strip} data-player={index} aria-label={player.name}>
            {players.length > 1 ? <p className={classes.stripHead}>{player.name}</p> : null}
            <div className={classes.quietBoard}>
              <QuietView
                body={body}
                response={responses[player.id]}
                onChange={(response) => onResponse(player.id, response)}
                locked={locked}
              />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
