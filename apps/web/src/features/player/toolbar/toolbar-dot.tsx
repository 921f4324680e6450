import { Stack, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { PlayerCommand, PlayerPort } from '../commands/player-command.ts';
import { useLazyTexts } from '../lazy-texts.ts';
import { useToolbarTexts } from '../toolbar-texts.ts';
import classes from './toolbar.module.css';
import { hasCome } from './toolbar-habits.ts';
import type { ToolbarStand } from './use-toolbar-place.ts';

export interface ToolbarDotProps {
  readonly commands: readonly PlayerCommand[];
  readonly player: PlayerPort;
  readonly place: ToolbarStand;
  readonly onPress: (byKey: boolean) => void;
}

/** Round button in place of a folded or hidden toolbar; it shows the current tool. */
export function ToolbarDot({ commands, player, place, onPress }: ToolbarDotProps): ReactNode {
  const t = useToolbarTexts();
  const late = useLazyTexts();
  const current = commands.find((each) => (each.place === 'hand' || each.holds) && each.isPressed?.(player));
  const Icon = current?.icon?.(player);
  const tint = current?.tint?.(player);
  return (
    <>
      <Stack
        as="button"
        align="center"
        items="center"
        radius="round"
        type="button"
        className={classes.folded}
        data-edge={place.edge}
        data-folded-toolbar=""
        aria-label={t('unfold')}
        onClick={({ detail }) => onPress(detail === 0)}
      >
        {Icon && <Icon aria-hidden {...(tint && { style: tint })} />}
      </Stack>
      {place.habits.comesByClick && !hasCome() && (
        <Text
          as="p"
          size="panel"
          tone="ink"
          radius="round"
          className={classes.comeHint}
          data-edge={place.edge}
          role="status"
        >
          {late('comeHint')}
        </Text>
      )}
    </>
  );
}
