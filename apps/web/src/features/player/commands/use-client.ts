import { useFullScreen } from '@lectern/stage/show';
import { useSignal } from '@lectern/ui/use-signal';
import { useState } from 'react';
import { type Host, host } from '../../../platform/host/host.ts';
import type { AddedByClient, FullScreen } from './client-of-show.tsx';
import type { PlayerCommand } from './player-command.ts';

const NO_INFO = { get: () => undefined, subscribe: () => () => undefined };
const NONE: readonly PlayerCommand[] = [];

export interface ShowInClient {
  /** The client around the page, if there is one; `onAdded` receives the commands that it adds. */
  readonly client: Host | undefined;
  readonly onAdded: (added: AddedByClient | undefined) => void;
  readonly commands: readonly PlayerCommand[];
  readonly fullScreen: FullScreen;
}

/**
 * Commands and full screen of the client around the page. Without a client, the browser's full screen, entered `atOnce`
 * or on request.
 */
export function useClient(atOnce: boolean): ShowInClient {
  const client = useSignal(host);
  // Renders again when the client's capabilities change.
  useSignal(client?.info ?? NO_INFO);
  const [added, onAdded] = useState<AddedByClient>();
  const inBrowser = useFullScreen(atOnce && !client?.has('full-screen'));
  const { commands = NONE, fullScreen = inBrowser } = added ?? {};
  return { client, onAdded, commands, fullScreen };
}
