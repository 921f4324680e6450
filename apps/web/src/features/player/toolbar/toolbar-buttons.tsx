import { Box, classNames } from '@lectern/ui';
import { LayoutDashboard, type LucideIcon, Menu } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { toolbarPlaces } from '../../../parts/class-tools/index.ts';
import { toolButtonClass } from '../../../parts/ink/index.ts';
import type { PlayerCommand, PlayerPort } from '../commands/player-command.ts';
import { useToolbarTexts } from '../toolbar-texts.ts';
import classes from './toolbar.module.css';

/** Ids of the buttons that open cards, used like ids of commands. */
export const ALL_TOOLS = 'all-tools';
export const MENU = 'menu';

export interface ToolbarButtonsProps {
  readonly commands: readonly PlayerCommand[];
  /** Commands of the group `class` that are in the bar. */
  readonly ofTools: readonly PlayerCommand[];
  readonly player: PlayerPort;
  /** Id of the command or card button whose card is open. */
  readonly open: string | undefined;
  readonly onPress: (command: PlayerCommand, byKey: boolean) => void;
  readonly onCard: (card: string, byKey: boolean) => void;
}

/** All buttons of the bar, by their groups. */
export function ToolbarButtons({
  commands,
  ofTools,
  player,
  open,
  onPress,
  onCard,
}: ToolbarButtonsProps): ReactNode {
  const t = useToolbarTexts();
  const button = (command: PlayerCommand) => (
    <ToolButton
      key={command.id}
      command={command}
      player={player}
      expanded={command.choices && open === command.id}
      onPress={(byKey) => onPress(command, byKey)}
    />
  );
  const card = (id: string, label: string, Icon: LucideIcon) => (
    <button
      type="button"
      className={classNames(toolButtonClass, classes.tool)}
      data-command={id}
      aria-expanded={open === id}
      onClick={({ detail }) => onCard(id, detail === 0)}
    >
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
  return (
    <Box pad={2} className={classes.toolbar} role="toolbar" aria-label={t('tools')}>
      {toolbarPlaces.map((group, i) => (
        <Fragment key={group}>
          {i > 0 && <Box as="span" flex="none" className={classes.divider} aria-hidden="true" />}
          {(group === 'class' ? ofTools : commands.filter(({ place }) => place === group)).map(button)}
          {group === 'class' && card(ALL_TOOLS, t('allTools'), LayoutDashboard)}
          {group === 'show' && card(MENU, t('menu'), Menu)}
        </Fragment>
      ))}
      {/* A gap, so that a finger that misses another button does not end the lesson. */}
      <Box as="span" flex="none" className={classNames(classes.divider, classes.apart)} aria-hidden="true" />
      {commands.filter(({ place }) => place === 'end').map(button)}
    </Box>
  );
}

interface ToolButtonProps {
  readonly command: PlayerCommand;
  readonly player: PlayerPort;
  /** Whether the options of the button are shown; undefined for a button without options. */
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

/** Colour of an icon; undefined for the current tool, which is white on jade. */
function tintOf(command: PlayerCommand, player: PlayerPort): CSSProperties | undefined {
  return command.isPressed?.(player) ? undefined : command.tint?.(player);
}
