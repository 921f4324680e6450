import { type CSSProperties, Fragment, type ReactNode, useState } from 'react';
import { toolbarPlaces } from '../../parts/class-tools/index.ts';
import type { PlayerCommand, PlayerPort } from './commands/player-command.ts';
import classes from './player.module.css';
import { useTexts } from './texts.ts';
import type { ToolOptions } from './tool-options.tsx';
import type { ToolSettings } from './tool-settings.ts';
import type { ToolbarStand } from './use-toolbar-place.ts';

export interface ToolbarProps {
  readonly commands: readonly PlayerCommand[];
  readonly player: PlayerPort;
  readonly onSettings: (settings: ToolSettings) => void;
  readonly place: ToolbarStand;
}

/** The class toolbar: what a teacher reaches for while standing, each a finger's width with its name below. */
export function Toolbar({ commands, player, onSettings, place }: ToolbarProps) {
  const t = useTexts();
  const { summoned } = place;
  const [open, setOpen] = useState<string>();
  const [Options, setOptions] = useState<typeof ToolOptions>();
  const press = (command: PlayerCommand) => {
    const { id, choices } = command;
    // A second press on the tool in the hand opens its choices, whose code the first one brings.
    if (choices !== undefined)
      void import('./tool-options.tsx').then(
        (module) => setOptions(() => module.ToolOptions),
        () => undefined,
      );
    setOpen(choices !== undefined && choices === player.tool && open !== id ? id : undefined);
    command.run(player);
  };
  const style: CSSProperties | undefined = summoned && {
    left: summoned.x,
    top: summoned.y,
    right: 'auto',
    bottom: 'auto',
    transform: 'translate(-50%, -50%)',
  };
  const opened = commands.find(({ id }) => id === open)?.choices;
  const groups = toolbarPlaces
    .map((group) => commands.filter((command) => command.place === group))
    .filter((group) => group.length > 0);
  return (
    <div
      ref={place.toolbar}
      className={classes.toolbar}
      data-edge={place.edge}
      style={style}
      role="toolbar"
      aria-label={t('tools')}
    >
      {opened !== undefined && opened === player.tool && Options && (
        <Options
          tool={opened}
          settings={player.settings}
          onSettings={onSettings}
          onClear={() => player.clearInk()}
        />
      )}
      {groups.map((group, i) => (
        <Fragment key={group[0]?.place}>
          {i > 0 && <span className={classes.divider} aria-hidden="true" />}
          {group.map((command) => (
            <ToolButton key={command.id} command={command} player={player} onPress={() => press(command)} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

interface ToolButtonProps {
  readonly command: PlayerCommand;
  readonly player: PlayerPort;
  readonly onPress: () => void;
}

function ToolButton({ command, player, onPress }: ToolButtonProps): ReactNode {
  const t = useTexts();
  const Icon = command.icon?.(player);
  const tint = command.tint?.(player);
  return (
    <button
      type="button"
      className={classes.tool}
      aria-pressed={command.isPressed?.(player)}
      disabled={command.isEnabled?.(player) === false}
      onClick={onPress}
    >
      {Icon && <Icon aria-hidden {...(tint && { style: tint })} />}
      <span>{command.label(t, player)}</span>
    </button>
  );
}
