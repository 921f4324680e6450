import type { Dispose, Readable } from '@lectern/base';
import type { AnalyticsEvent } from '@lectern/protocol/analytics';
import type { Analytics, SendEvents } from '../../parts/analytics/index.ts';

/** What is noted of screens that are opened. */
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
  /** Whose window it is; nobody's is told of. */
  readonly user: Readable<string | undefined>;
  /** Whether the school has it switched on. */
  readonly isOn: () => boolean;
  readonly send: SendEvents;
  /** Calls `send` from time to time, and when the window goes out of sight. */
  readonly onChance: (send: () => void) => Dispose;
}

/** Notes which screens are opened, and sends what was noted where the school wants it. */
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
