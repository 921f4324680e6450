import { useFullScreen } from '@lectern/stage/show';
import { useSignal } from '@lectern/ui/use-signal';
import { useState } from 'react';
import { type Host, host } from '../../../platform/host/host.ts';
import type { AddedByClient, FullScreen } from './client-of-show.tsx';
import type { PlayerCommand } from './player-command.ts';

const NO_INFO = { get: () => undefined, subscribe: () => () => undefined };
const NONE: readonly PlayerCommand[] = [];

export interface ShowInClient {
  /** The client that the page runs in, if it does; what it adds is said to `onAdded`. */
  readonly client: Host | undefined;
  readonly onAdded: (added: AddedByClient | undefined) => void;
  readonly commands: readonly PlayerCommand[];
  readonly fullScreen: FullScreen;
}

/**
 * What the client that the page runs in adds to the show: buttons, and the whole screen. Without one, as in a browser:
 * the whole screen `atOnce`, or when it is asked for.
 */
export function useClient(atOnce: boolean): ShowInClient {
  const client = useSignal(host);
  // What it can do may change.
  useSignal(client?.info ?? NO_INFO);
  const [added, onAdded] = useState<AddedByClient>();
  const inBrowser = useFullScreen(atOnce && !client?.has('full-screen'));
  const { commands = NONE, fullScreen = inBrowser } = added ?? {};
  return { client, onAdded, commands, fullScreen };
}
