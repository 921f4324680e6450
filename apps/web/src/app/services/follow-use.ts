import type { Dispose, Readable } from '@lectern/base';
import type { AnalyticsEvent } from '@lectern/protocol/analytics';
import type { Analytics, SendEvents } from '../../parts/analytics.ts';

/** The events of opened screens. */
const SCREENS: Readonly<Record<string, AnalyticsEvent>> = {
  '/': 'homepage',
  '/view': 'editor',
  '/play': 'showing',
  '/s': 'share',
  '/share': 'share',
  '/preview': 'share',
};

export interface UsePorts {
  readonly analytics: Pick<Analytics, 'track' | 'flush' | 'drop'>;
  readonly address: Readable<{ readonly pathname: string }>;
  /** Id of the signed-in user; without one no event is recorded. */
  readonly user: Readable<string | undefined>;
  /** Whether the school has enabled analytics. */
  readonly isOn: () => boolean;
  readonly send: SendEvents;
  /** Calls `send` from time to time, and when the window is hidden. */
  readonly onChance: (send: () => void) => Dispose;
}

/** Records which screens are opened, and sends the events if the school has enabled that. */
export function followUse({ analytics, address, user, isOn, send, onChance }: UsePorts): Dispose {
  let last = '';
  const note = () => {
    const { pathname } = address.get();
    const event = SCREENS[pathname];
    if (pathname !== last && event !== undefined) analytics.track(event);
    last = pathname;
  };
  let before = user.get();
  const leave = () => {
    const now = user.get();
    if (before !== undefined && now !== before) analytics.drop();
    before = now;
  };
  note();
  const stops = [
    address.subscribe(note),
    user.subscribe(leave),
    onChance(() => {
      if (user.get() === undefined) return;
      analytics.flush(isOn(), send).catch(() => undefined);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
