import type { ShowOverlays } from '@lectern/stage/show';
import { Row, Stack, Text } from '@lectern/ui';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PlayerCommand, PlayerPort } from '../commands/player-command.ts';
import { useLazyTexts } from '../lazy-texts.ts';
import { useToolbarTexts } from '../toolbar-texts.ts';
import classes from './place-dialog.module.css';

export interface KeysHelpProps {
  readonly commands: readonly PlayerCommand[];
  readonly player: PlayerPort;
  readonly overlays: ShowOverlays;
  readonly onClose: () => void;
}

/** Keys that every show has, with the texts of their actions. */
const SHOW_KEYS = [
  { does: 'keys.next', keys: '→  PageDown' },
  { does: 'keys.previous', keys: '←  PageUp' },
  { does: 'keys.goTo', keys: '1–9  Enter' },
  { does: 'keys.firstLast', keys: 'Home  End' },
  { does: 'keys.black', keys: 'B  W' },
  { does: 'keys.pages', keys: 'G' },
  { does: 'keys.escape', keys: 'Esc' },
] as const;

/** Dialog that lists all keys, including keys of the commands. */
export function KeysHelp({ commands, player, overlays, onClose }: KeysHelpProps): ReactNode {
  const t = useToolbarTexts();
  const late = useLazyTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    const lift = overlays.lay({ id: 'keys-help', takes: ['keys', 'wheel'] });
    return () => {
      lift();
      opened?.close();
    };
  }, [overlays]);
  const rows = [
    ...SHOW_KEYS.map(({ does, keys }) => ({ does: late(does), keys })),
    ...commands.flatMap(({ label, keys }) =>
      keys === undefined ? [] : [{ does: label(t, player), keys: keys.replace('+', ' + ') }],
    ),
  ];
  return (
    <Text
      as="dialog"
      size="panel"
      tone="ink"
      overflow="scroll"
      radius="card"
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="keys-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Row justify="between" gap={4} className={classes.keysBar}>
        <h2 id="keys-title">{late('keysHelp')}</h2>
        <button type="button" aria-label={late('closeKeysHelp')} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </Row>
      <Stack as="dl" className={classes.keys}>
        {rows.map(({ does, keys }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>{keys}</dd>
          </div>
        ))}
      </Stack>
    </Text>
  );
}
