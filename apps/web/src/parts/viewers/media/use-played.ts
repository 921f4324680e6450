import { togglePlaying } from '@lectern/ui/media-player';
import { useEffect, useRef, useState } from 'react';
import type { ShownPreview } from '../shown-preview.ts';
import { useViewerKeys } from '../viewer-keys.ts';
import { fillScreen } from './media-bar.tsx';
import { mediaWish, nextSpeed } from './media-keys.ts';
import { type RenewedPlaying, renewedPlaying } from './renewed-playing.ts';

export interface Played {
  readonly player: HTMLMediaElement | null;
  readonly box: HTMLElement | null;
  readonly setPlayer: (player: HTMLMediaElement | null) => void;
  readonly setBox: (box: HTMLElement | null) => void;
  /** The address that the player could not play; it may have expired. */
  readonly broken: string | undefined;
  readonly onError: () => void;
  readonly onRenewed: () => void;
  /** Number of times the address was renewed. */
  readonly renewals: number;
}

/** A player with its keyboard control, which resumes after an expired address was renewed. */
export function usePlayed({ preview: { url }, keys, arrowsLeaf }: ShownPreview): Played {
  const [player, setPlayer] = useState<HTMLMediaElement | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [broken, setBroken] = useState<string>();
  const [renewals, setRenewals] = useState(0);
  const playing = useRef<RenewedPlaying>(undefined);
  useEffect(() => {
    if (player === null) return;
    const renewed = renewedPlaying(player);
    playing.current = renewed;
    return renewed.dispose;
  }, [player]);

  useViewerKeys(box, keys, (event) => {
    const wish = player && box ? mediaWish(event.key, arrowsLeaf) : undefined;
    if (!wish || !player || !box) return false;
    const { duration } = player;
    const end = Number.isFinite(duration) ? duration : player.currentTime;
    if (wish.kind === 'toggle') togglePlaying(player);
    else if (wish.kind === 'mute') player.muted = !player.muted;
    else if (wish.kind === 'fullScreen') fillScreen(box);
    else if (wish.kind === 'fromStart') player.currentTime = 0;
    else if (wish.kind === 'seek')
      player.currentTime = Math.min(end, Math.max(0, player.currentTime + wish.by));
    else if (wish.kind === 'volume') {
      player.volume = Math.min(1, Math.max(0, Math.round((player.volume + wish.by) * 100) / 100));
      player.muted = player.volume === 0;
    } else player.playbackRate = nextSpeed(player.playbackRate, wish.by);
    return true;
  });

  return {
    player,
    box,
    setPlayer,
    setBox,
    broken: broken === url ? broken : undefined,
    onError: () => {
      playing.current?.broke();
      setBroken(url);
    },
    onRenewed: () => {
      setBroken(undefined);
      setRenewals((before) => before + 1);
      // This call is needed when the renewed address is the same, after a temporary refusal.
      player?.load();
    },
    renewals,
  };
}
