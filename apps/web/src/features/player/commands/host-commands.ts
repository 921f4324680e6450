import type { Language } from '@lectern/protocol/errors';
import { MonitorDown } from 'lucide-react';
import type { Host } from '../../../platform/host/host.ts';
import { sayHostFailure } from '../../../platform/host/say-host-failure.ts';
import type { PlayerCommand } from './player-command.ts';

const BACK_TO_DESKTOP = { zh: '返回桌面', en: 'Desktop' };

/** Commands that the client around the page offers for a show, as far as it has them. */
export function hostCommands(client: Host, language: Language): readonly PlayerCommand[] {
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
