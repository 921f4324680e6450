import type { Language } from '@lectern/protocol/errors';
import type { useFullScreen } from '@lectern/stage/show';
import { useSignal } from '@lectern/ui/use-signal';
import { MonitorDown } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Host } from '../../../platform/host/host.ts';
import { sayHostFailure } from '../../../platform/host/say-host-failure.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import type { PlayerCommand } from './player-command.ts';

const BACK_TO_DESKTOP = { zh: '返回桌面', en: 'Desktop' };

/** Commands of the client around the page for a show, if it has them. */
function hostCommands(client: Host, language: Language): readonly PlayerCommand[] {
  if (!client.has('back-to-desktop')) return [];
  return [
    {
      id: 'back-to-desktop',
      label: () => BACK_TO_DESKTOP[language],
      place: 'show',
      icon: () => MonitorDown,
      // The show keeps its page, ink and open tools behind the desktop.
      run: () => void client.invoke('back-to-desktop').catch(sayHostFailure),
    },
  ];
}

/** Whether the show is in full screen, and a function that toggles it. */
export type FullScreen = ReturnType<typeof useFullScreen>;

/** Commands and full screen that a client adds to the show. */
export interface AddedByClient {
  readonly commands: readonly PlayerCommand[];
  /** Undefined when the browser controls full screen. */
  readonly fullScreen: FullScreen | undefined;
}

export interface ClientOfShowProps {
  readonly client: Host;
  /** Called with undefined when the component unmounts. */
  readonly onAdded: (added: AddedByClient | undefined) => void;
}

/** Reports the commands that the client around the page adds to the show, at first and after each change. */
export function ClientOfShow({ client, onAdded }: ClientOfShowProps): null {
  const info = useSignal(client.info);
  const language = useLanguage();
  const commands = useMemo(() => (info ? hostCommands(client, language) : []), [client, info, language]);
  const fullScreen = useClientScreen(client.has('full-screen') ? client : undefined);
  useLayoutEffect(() => onAdded({ commands, fullScreen }), [commands, fullScreen, onAdded]);
  useEffect(() => () => onAdded(undefined), [onAdded]);
  return null;
}

function useClientScreen(client: Host | undefined): FullScreen | undefined {
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
    // When the client refuses full screen, the show stays in its window and the button shows that.
    ask(true).catch(() => undefined);
    const stop = client.on('full-screen', ({ on }) => setActive(on));
    return () => {
      stop();
      ask(false).catch(() => undefined);
    };
  }, [client, ask]);
  const toggle = useCallback(() => {
    ask(!active).catch(sayHostFailure);
  }, [active, ask]);
  return useMemo(() => client && { active, toggle }, [client, active, toggle]);
}
