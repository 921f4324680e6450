import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { ShowOverlays } from '@lectern/stage/show';
import { classNames } from '@lectern/ui';
import { LayoutDashboard, type LucideIcon, Menu } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { toolbarPlaces } from '../../../parts/class-tools/index.ts';
import { type ToolSettings, toolButtonClass } from '../../../parts/ink/index.ts';
import type { PlayerCommand, PlayerPort } from '../commands/player-command.ts';
import { useToolbarTexts } from '../toolbar-texts.ts';
import type { ToolCard } from './tool-card.tsx';
import type { ToolOptions } from './tool-options.tsx';
import classes from './toolbar.module.css';
import { keepAtHand, keptAtHand } from './toolbar-arrangement.ts';
import { KeysHelp, MenuCard, ShareFromShow } from './toolbar-cards.ts';
import { ToolbarDot } from './toolbar-dot.tsx';
import { useRoomForTools } from './use-room-for-tools.ts';
import { useToolChoices } from './use-tool-choices.ts';
import type { ToolbarStand } from './use-toolbar-place.ts';
import { useToolbarRest } from './use-toolbar-rest.ts';

export interface ToolbarProps {
  readonly commands: readonly PlayerCommand[];
  readonly player: PlayerPort;
  /** The page that is shown. */
  readonly pageId: string | undefined;
  readonly overlays: ShowOverlays;
  readonly onSettings: (settings: ToolSettings) => void;
  readonly place: ToolbarStand;
}

/** The class toolbar: what a teacher reaches for while standing, each a finger's width with its name below. */
export function Toolbar({ commands, player, pageId, overlays, onSettings, place }: ToolbarProps) {
  const t = useToolbarTexts();
  const { summoned, folded } = place;
  const [Options, setOptions] = useState<typeof ToolOptions>();
  const [Card, setCard] = useState<typeof ToolCard>();
  const [showsKeys, setShowsKeys] = useState(false);
  const [shared, setShared] = useState<DocumentItem>();
  const onCard = commands.filter(({ place: group }) => group === 'class' || group === 'more');
  const [arrangedTo, setArrangedTo] = useState<readonly string[]>();
  const atHand = arrangedTo ?? keptAtHand(onCard.map(({ id }) => id));
  const inBar = atHand.flatMap((id) => onCard.find((command) => command.id === id) ?? []);
  const always = commands.filter(
    ({ place: group }) => group === 'hand' || group === 'show' || group === 'end',
  );
  const names = [...always, ...inBar].map((command) => command.label(t, player));
  const wish = `${place.edge} ${folded} ${names.join()}`;
  const ofTools = inBar.slice(0, useRoomForTools(place.toolbar, inBar.length, wish));
  const [optionsByKey, setOptionsByKey] = useState(false);
  const choices = useToolChoices(place.toolbar, overlays, `${pageId} ${player.cover} ${player.tool}`);
  const keepFocus = useFoldedFocus(folded);
  const [woken, wake] = useState(0);
  const rests = useToolbarRest(place.toolbar, {
    wanted:
      place.habits.rests && choices.open === undefined && !folded && !place.choosing && !showsKeys && !shared,
    // What brings it back brings it for a while.
    moment: `${woken} ${summoned?.x} ${summoned?.y}`,
  });
  const press = (command: PlayerCommand, byKey: boolean) => {
    // A second press on the tool in the hand opens its choices, which would lie on the slide; the first brings their code.
    if (command.choices !== undefined)
      void import('./tool-options.tsx').then(
        (module) => setOptions(() => module.ToolOptions),
        () => undefined,
      );
    if (command.choices !== undefined && command.choices === player.tool) choices.toggle(command.id);
    else choices.close();
    setOptionsByKey(byKey);
    keepFocus(byKey);
    command.run(player);
  };
  const pressCard = (card: string, byKey: boolean) => {
    if (card === ALL_TOOLS)
      void import('./tool-card.tsx').then(
        (module) => setCard(() => module.ToolCard),
        () => undefined,
      );
    choices.toggle(card);
    setOptionsByKey(byKey);
  };
  const dot = (onPress: (byKey: boolean) => void) => (
    <ToolbarDot commands={commands} player={player} place={place} onPress={onPress} />
  );
  if (folded) {
    return dot((byKey) => {
      keepFocus(byKey);
      place.toggleFolded();
    });
  }
  const style: CSSProperties | undefined = summoned && {
    left: summoned.x,
    top: summoned.y,
    right: 'auto',
    bottom: 'auto',
    transform: 'translate(-50%, -50%)',
  };
  const opened = commands.find(({ id }) => id === choices.open)?.choices;
  const cardButton = (card: string, label: string, Icon: LucideIcon) => (
    <button
      type="button"
      className={classNames(toolButtonClass, classes.tool)}
      data-command={card}
      aria-expanded={choices.open === card}
      onClick={({ detail }) => pressCard(card, detail === 0)}
    >
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
  const bar = (
    <div
      ref={place.toolbar}
      className={classes.place}
      data-rests={rests ? '' : undefined}
      data-edge={place.edge}
      data-high={summoned && summoned.y < innerHeight / 2 ? '' : undefined}
      style={style}
    >
      <div className={classes.toolbar} role="toolbar" aria-label={t('tools')}>
        {toolbarPlaces.map((group, i) => (
          <Fragment key={group}>
            {i > 0 && <span className={classes.divider} aria-hidden="true" />}
            {(group === 'class' ? ofTools : commands.filter((command) => command.place === group)).map(
              (command) => (
                <ToolButton
                  key={command.id}
                  command={command}
                  player={player}
                  expanded={command.choices && choices.open === command.id}
                  onPress={(byKey) => press(command, byKey)}
                />
              ),
            )}
            {group === 'class' && cardButton(ALL_TOOLS, t('allTools'), LayoutDashboard)}
            {group === 'show' && cardButton(MENU, t('menu'), Menu)}
          </Fragment>
        ))}
        {/* No finger that means another button ends the lesson. */}
        <span className={classNames(classes.divider, classes.apart)} aria-hidden="true" />
        {commands
          .filter(({ place: group }) => group === 'end')
          .map((command) => (
            <ToolButton
              key={command.id}
              command={command}
              player={player}
              expanded={undefined}
              onPress={(byKey) => press(command, byKey)}
            />
          ))}
      </div>
      {choices.open === ALL_TOOLS && Card && (
        <Card
          commands={onCard}
          player={player}
          atHand={atHand}
          byKey={optionsByKey}
          onArrange={(next) => {
            keepAtHand(next);
            setArrangedTo(next);
          }}
          onDone={choices.close}
        />
      )}
      {choices.open === MENU && (
        <MenuCard
          player={player}
          place={place}
          byKey={optionsByKey}
          onSettings={onSettings}
          onKeysHelp={() => {
            choices.close();
            setShowsKeys(true);
          }}
          onShare={(item) => {
            choices.close();
            setShared(item);
          }}
        />
      )}
      {opened !== undefined && Options && (
        <Options
          tool={opened}
          settings={player.settings}
          board={player.board}
          byKey={optionsByKey}
          onSettings={onSettings}
          onClear={() => player.clearInk()}
        />
      )}
    </div>
  );
  return (
    <>
      {bar}
      {rests &&
        dot(() => {
          place.putBack();
          wake(woken + 1);
        })}
      {shared && <ShareFromShow item={shared} overlays={overlays} onClose={() => setShared(undefined)} />}
      {showsKeys && (
        <KeysHelp
          commands={commands}
          player={player}
          overlays={overlays}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </>
  );
}

/** The buttons of cards, among the ids of commands. */
const ALL_TOOLS = 'all-tools';
const MENU = 'menu';

interface ToolButtonProps {
  readonly command: PlayerCommand;
  readonly player: PlayerPort;
  /** Whether its choices lie open; undefined where it has none. */
  readonly expanded: boolean | undefined;
  readonly onPress: (byKey: boolean) => void;
}

function ToolButton({ command, player, expanded, onPress }: ToolButtonProps): ReactNode {
  const t = useToolbarTexts();
  const Icon = command.icon?.(player);
  const tint = tintOf(command, player);
  return (
    <button
      type="button"
      className={classNames(toolButtonClass, classes.tool)}
      data-command={command.id}
      aria-pressed={command.isPressed?.(player)}
      aria-expanded={expanded}
      disabled={command.isEnabled?.(player) === false}
      onClick={({ detail }) => onPress(detail === 0)}
    >
      {Icon && <Icon aria-hidden {...(tint && { style: tint })} />}
      <span>{command.label(t, player)}</span>
    </button>
  );
}

/** The colour of an icon; the tool in the hand is drawn white on jade. */
function tintOf(command: PlayerCommand, player: PlayerPort): CSSProperties | undefined {
  return command.isPressed?.(player) ? undefined : command.tint?.(player);
}

/** Folding and unfolding by the keyboard leaves it on the button that undoes that. */
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
