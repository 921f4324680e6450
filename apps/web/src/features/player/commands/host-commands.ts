import type { Language } from '@lectern/protocol/errors';
import { MonitorDown } from 'lucide-react';
import type { Host } from '../../../platform/host/host.ts';
import { sayHostFailure } from '../../../platform/host/say-host-failure.ts';
import type { PlayerCommand } from './player-command.ts';

const BACK_TO_DESKTOP = { zh: '返回桌面', en: 'Desktop' };

/** What the client that the page runs in can do for a show, each there only when it can. */
export function hostCommands(client: Host, language: Language): readonly PlayerCommand[] {
  if (!client.has('back-to-desktop')) return [];
  return [
    {
      id: 'back-to-desktop',
      label: () => BACK_TO_DESKTOP[language],
      place: 'show',
      icon: () => MonitorDown,
      // The show stays where it is behind the desktop: page, ink and open tools.
      run: () => void client.invoke('back-to-desktop').catch(sayHostFailure),
    },
  ];
}
