import type { PlaybackState, ShowOverlays } from '@lectern/stage/show';
import { Stack } from '@lectern/ui';
import { MonitorPlay } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Host } from '../../../platform/host/host.ts';
import { sayHostFailure } from '../../../platform/host/say-host-failure.ts';
import { useLazyTexts } from '../lazy-texts.ts';
import classes from './minimised.module.css';

export interface MinimisedProps {
  readonly client: Host;
  readonly overlays: ShowOverlays;
  readonly playback: PlaybackState;
  readonly togglePlayback: () => void;
}

/** Shown instead of the show while the client has minimised its window; animations and media are paused. */
export function Minimised({ client, overlays, playback, togglePlayback }: MinimisedProps): ReactNode {
  const t = useLazyTexts();
  const latest = useRef({ playback, togglePlayback });
  useEffect(() => {
    latest.current = { playback, togglePlayback };
  });
  useEffect(() => {
    if (latest.current.playback !== 'playing') return;
    latest.current.togglePlayback();
    return () => {
      if (latest.current.playback === 'paused') latest.current.togglePlayback();
    };
  }, []);
  useLayoutEffect(() => overlays.lay({ id: 'minimised', takes: ['keys', 'wheel', 'swipes'] }), [overlays]);
  const inside = (
    <>
      <MonitorPlay aria-hidden="true" />
      <span>{t('backToShow')}</span>
    </>
  );
  if (!client.has('restore-window'))
    return (
      <Stack items="center" rows="center" textAlign="center" className={classes.whole}>
        {inside}
      </Stack>
    );
  return (
    <Stack
      as="button"
      items="center"
      rows="center"
      textAlign="center"
      type="button"
      className={classes.whole}
      onClick={() => void client.invoke('restore-window').catch(sayHostFailure)}
    >
      {inside}
    </Stack>
  );
}
