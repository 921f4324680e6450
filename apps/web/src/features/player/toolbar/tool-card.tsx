import { classNames, Row, Stack, Text } from '@lectern/ui';
import { Check, ListChecks } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { toolButtonClass, toolCardClasses } from '../../../parts/ink/index.ts';
import type { PlayerCommand, PlayerPort } from '../commands/player-command.ts';
import { useLazyTexts } from '../lazy-texts.ts';
import { useToolbarTexts } from '../toolbar-texts.ts';
import { OfflineLine } from './offline-line.tsx';
import classes from './toolbar.module.css';
import { AT_HAND_MOST, arranged } from './toolbar-arrangement.ts';

export interface ToolCardProps {
  /** Commands on the card, in their order. */
  readonly commands: readonly PlayerCommand[];
  readonly player: PlayerPort;
  /** Ids of the commands in the bar. */
  readonly atHand: readonly string[];
  /** Whether the keyboard opened the card, which then takes the focus. */
  readonly byKey: boolean;
  readonly onArrange: (atHand: readonly string[]) => void;
  /** Called when a tool was opened. */
  readonly onDone: () => void;
}

/** Card of all class tools beside the toolbar, on which the teacher also selects the tools of the bar. */
export function ToolCard({ commands, player, atHand, byKey, onArrange, onDone }: ToolCardProps): ReactNode {
  const t = useToolbarTexts();
  const late = useLazyTexts();
  const card = useRef<HTMLDivElement>(null);
  const [arranging, setArranging] = useState(false);
  useLayoutEffect(() => {
    if (byKey) card.current?.querySelector('button')?.focus();
  }, [byKey]);
  return (
    <div ref={card} className={classes.options} role="group" aria-label={t('allTools')} data-all-tools="">
      <Stack gap={1} className={classes.tools}>
        {commands.map((command) => {
          const Icon = command.icon?.(player);
          const place = atHand.indexOf(command.id);
          const isFull = arranging && place < 0 && atHand.length >= AT_HAND_MOST;
          return (
            <button
              key={command.id}
              type="button"
              className={classNames(toolButtonClass, classes.tool, classes.tile)}
              data-command={command.id}
              aria-pressed={arranging ? place >= 0 : command.isPressed?.(player)}
              disabled={isFull || (!arranging && command.isEnabled?.(player) === false)}
              onClick={() => {
                if (arranging) return onArrange(arranged(atHand, command.id));
                command.run(player);
                onDone();
              }}
            >
              {Icon && <Icon aria-hidden />}
              <span>{command.label(t, player)}</span>
              {arranging && place >= 0 && (
                <Stack
                  as="b"
                  align="center"
                  items="center"
                  size="panel"
                  tone="accent"
                  radius="round"
                  className={classes.badge}
                  aria-hidden="true"
                >
                  {place + 1}
                </Stack>
              )}
            </button>
          );
        })}
      </Stack>
      <Row justify="end" wrap gap={3}>
        {!arranging && <OfflineLine />}
        {arranging && (
          <Text as="p" size="panel" tone="quiet" flex={1} className={classes.hint}>
            {late('arrangeHint', { count: AT_HAND_MOST })}
          </Text>
        )}
        <button
          type="button"
          className={toolCardClasses.choice}
          aria-pressed={arranging}
          onClick={() => setArranging(!arranging)}
        >
          {arranging ? <Check aria-hidden="true" /> : <ListChecks aria-hidden="true" />}
          {late(arranging ? 'arranged' : 'arrange')}
        </button>
      </Row>
    </div>
  );
}
