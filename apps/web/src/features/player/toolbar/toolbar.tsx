import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { ShowOverlays } from '@lectern/stage/show';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ToolSettings } from '../../../parts/ink/index.ts';
import type { PlayerCommand, PlayerPort } from '../commands/player-command.ts';
import type { ToolCard } from './tool-card.tsx';
import type { ToolOptions } from './tool-options.tsx';
import classes from './toolbar.module.css';
import { ALL_TOOLS, MENU, ToolbarButtons } from './toolbar-buttons.tsx';
import { KeysHelp, MenuCard, ShareFromShow } from './toolbar-cards.ts';
import { ToolbarDot } from './toolbar-dot.tsx';
import { type Arrangement, useArrangement } from './use-arrangement.ts';
import { type ToolChoices, useToolChoices } from './use-tool-choices.ts';
import { useToolbarHiding } from './use-toolbar-hiding.ts';
import type { ToolbarStand } from './use-toolbar-place.ts';

export interface ToolbarProps {
  readonly commands: readonly PlayerCommand[];
  readonly player: PlayerPort;
  /** Id of the page that is shown. */
  readonly pageId: string | undefined;
  readonly overlays: ShowOverlays;
  readonly onSettings: (settings: ToolSettings) => void;
  readonly place: ToolbarStand;
}

/** The class toolbar, for a standing teacher: each button is wide enough for a finger, with its name below. */
export function Toolbar(props: ToolbarProps) {
  const { commands, player, pageId, overlays, place } = props;
  const { summoned, folded, habits, choosing } = place;
  /** Dialog that was opened by the menu: help on keys, or sharing of a document. */
  const [asked, setAsked] = useState<'keys' | DocumentItem>();
  const arrangement = useArrangement(commands, player, place);
  const choices = useToolChoices(place.toolbar, overlays, `${pageId} ${player.cover} ${player.tool}`);
  const keepFocus = useFoldedFocus(folded);
  const [woken, wake] = useState(0);
  const rests = useToolbarHiding(place.toolbar, {
    wanted: habits.rests && choices.open === undefined && !folded && !choosing && asked === undefined,
    // Showing or moving the toolbar shows it for a while.
    moment: `${woken} ${summoned?.x} ${summoned?.y}`,
  });
  const cards = useCards(choices, player);
  const dot = (onPress: (byKey: boolean) => void) => (
    <ToolbarDot commands={commands} player={player} place={place} onPress={onPress} />
  );
  if (folded) {
    return dot((byKey) => {
      keepFocus(byKey);
      place.toggleFolded();
    });
  }
  return (
    <>
      <div
        ref={place.toolbar}
        className={classes.place}
        data-rests={rests ? '' : undefined}
        data-edge={place.edge}
        data-high={summoned && summoned.y < innerHeight / 2 ? '' : undefined}
        style={summoned && middleAt(summoned)}
      >
        <ToolbarButtons
          commands={commands}
          ofTools={arrangement.ofTools}
          player={player}
          open={choices.open}
          onPress={(command, byKey) => {
            cards.press(command, byKey);
            keepFocus(byKey);
            command.run(player);
          }}
          onCard={cards.pressCard}
        />
        <OpenCard
          bar={props}
          cards={cards}
          arrangement={arrangement}
          onAsked={(next) => {
            choices.close();
            setAsked(next);
          }}
        />
      </div>
      {rests &&
        dot(() => {
          place.putBack();
          wake(woken + 1);
        })}
      {asked === 'keys' && (
        <KeysHelp
          commands={commands}
          player={player}
          overlays={overlays}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked !== undefined && asked !== 'keys' && (
        <ShareFromShow item={asked} overlays={overlays} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function middleAt({ x, y }: { readonly x: number; readonly y: number }): CSSProperties {
  return { left: x, top: y, right: 'auto', bottom: 'auto', transform: 'translate(-50%, -50%)' };
}

/** The cards beside the bar. Their code is loaded at the first press on a button that may open them. */
interface Cards {
  readonly choices: ToolChoices;
  /** Whether the keyboard opened the card, which then takes the focus. */
  readonly byKey: boolean;
  readonly Options: typeof ToolOptions | undefined;
  readonly Card: typeof ToolCard | undefined;
  readonly press: (command: PlayerCommand, byKey: boolean) => void;
  readonly pressCard: (card: string, byKey: boolean) => void;
}

function useCards(choices: ToolChoices, player: PlayerPort): Cards {
  const [byKey, setByKey] = useState(false);
  const [Options, setOptions] = useState<typeof ToolOptions>();
  const [Card, setCard] = useState<typeof ToolCard>();
  return {
    choices,
    byKey,
    Options,
    Card,
    press: (command, pressedByKey) => {
      // A second press on the current tool opens its options; the first only loads their code, because the card would
      // cover the slide.
      if (command.choices !== undefined)
        void import('./tool-options.tsx').then(
          (module) => setOptions(() => module.ToolOptions),
          () => undefined,
        );
      if (command.choices !== undefined && command.choices === player.tool) choices.toggle(command.id);
      else choices.close();
      setByKey(pressedByKey);
    },
    pressCard: (card, pressedByKey) => {
      if (card === ALL_TOOLS)
        void import('./tool-card.tsx').then(
          (module) => setCard(() => module.ToolCard),
          () => undefined,
        );
      choices.toggle(card);
      setByKey(pressedByKey);
    },
  };
}

interface OpenCardProps {
  readonly bar: ToolbarProps;
  readonly cards: Cards;
  readonly arrangement: Arrangement;
  /** Called when the user opens help on keys, or sharing of the courseware. */
  readonly onAsked: (asked: 'keys' | DocumentItem) => void;
}

/** The open card: all tools, the menu, or the options of the current tool. */
function OpenCard({ bar, cards, arrangement, onAsked }: OpenCardProps): ReactNode {
  const { commands, player, place, onSettings } = bar;
  const { choices, byKey, Options, Card } = cards;
  const opened = commands.find(({ id }) => id === choices.open)?.choices;
  return (
    <>
      {choices.open === ALL_TOOLS && Card && (
        <Card
          commands={arrangement.onCard}
          player={player}
          atHand={arrangement.atHand}
          byKey={byKey}
          onArrange={arrangement.arrange}
          onDone={choices.close}
        />
      )}
      {choices.open === MENU && (
        <MenuCard
          player={player}
          place={place}
          byKey={byKey}
          onSettings={onSettings}
          onKeysHelp={() => onAsked('keys')}
          onShare={onAsked}
        />
      )}
      {opened !== undefined && Options && (
        <Options
          tool={opened}
          settings={player.settings}
          board={player.board}
          byKey={byKey}
          onSettings={onSettings}
          onClear={() => player.clearInk()}
        />
      )}
    </>
  );
}

/** Moves the focus, after folding or unfolding by the keyboard, to the button that undoes it. */
function useFoldedFocus(folded: boolean): (byKey: boolean) => void {
  const byKey = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change places when it folds
  useEffect(() => {
    if (byKey.current)
      document.querySelector<HTMLElement>('[data-folded-toolbar], [data-command="fold"]')?.focus();
    byKey.current = false;
  }, [folded]);
  return (pressed) => {
    byKey.current = pressed;
  };
}
