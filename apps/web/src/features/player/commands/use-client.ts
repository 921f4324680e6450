import { useFullScreen } from '@lectern/stage/show';
import { LateCode, useLate } from '@lectern/ui/late';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Host, host } from '../../../platform/host/host.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import type { PlayerCommand } from './player-command.ts';

const NO_INFO = { get: () => undefined, subscribe: () => () => undefined };
const NONE: readonly PlayerCommand[] = [];
const lateCommands = new LateCode(async () => (await import('./host-commands.ts')).hostCommands);

export interface ClientOfShow {
  readonly commands: readonly PlayerCommand[];
  readonly fullScreen: ReturnType<typeof useFullScreen>;
}

/**
 * What the client that the page runs in adds to the show: buttons, and the whole screen. Without one, as in a browser:
 * the whole screen `atOnce`, or when it is asked for.
 */
export function useClient(atOnce: boolean): ClientOfShow {
  const client = useSignal(host);
  // What it can do may change.
  const info = useSignal(client?.info ?? NO_INFO);
  const language = useLanguage();
  const late = useLate(lateCommands, client !== undefined);
  const make = client && late.type === 'here' ? late.value : undefined;
  const commands = useMemo(
    () => (make && client && info ? make(client, language) : NONE),
    [make, client, info, language],
  );
  const byClient = client?.has('full-screen') ? client : undefined;
  const inBrowser = useFullScreen(atOnce && byClient === undefined);
  const inClient = useClientScreen(byClient);
  return { commands, fullScreen: byClient ? inClient : inBrowser };
}

function useClientScreen(client: Host | undefined): ClientOfShow['fullScreen'] {
  const [active, setActive] = useState(false);
  const ask = useCallback(
    async (on: boolean) => {
      await client?.invoke('full-screen', { on });
      setActive(on);
    },
    [client],
  );
  useEffect(() => {
    if (!client) return;
    // Without the whole screen the window is what there is, and the button says so.
    ask(true).catch(() => undefined);
    const stop = client.on('full-screen', ({ on }) => setActive(on));
    return () => {
      stop();
      ask(false).catch(() => undefined);
    };
  }, [client, ask]);
  const toggle = useCallback(() => {
    ask(!active).catch(async (error) =>
      (await import('../../../platform/host/say-host-failure.ts')).sayHostFailure(error),
    );
  }, [active, ask]);
  return { active, toggle };
}
