import { togglePlaying } from '@lectern/ui/media-player';
import { useEffect, useRef, useState } from 'react';
import type { ShownPreview } from '../shown-preview.ts';
import { useViewerKeys } from '../viewer-keys.ts';
import { fillScreen } from './media-bar.tsx';
import { mediaWish, nextSpeed } from './media-keys.ts';

export interface Played {
  readonly player: HTMLMediaElement | null;
  readonly box: HTMLElement | null;
  readonly setPlayer: (player: HTMLMediaElement | null) => void;
  readonly setBox: (box: HTMLElement | null) => void;
  /** What the player could not play; its address may have ended. */
  readonly broken: string | undefined;
  readonly onError: () => void;
  readonly onRenewed: () => void;
}

/**
 * What plays and how keys steer it. A link ends long before a long film does: an address that was renewed goes on where the
 * one before it ended, as fast and as it was.
 */
export function usePlayed({ preview: { url }, keys, leaf }: ShownPreview): Played {
  const [player, setPlayer] = useState<HTMLMediaElement | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [broken, setBroken] = useState<string>();
  const stood = useRef<{ readonly at: number; readonly speed: number; readonly wasPlaying: boolean }>(
    undefined,
  );
  const plays = useRef(false);

  useEffect(() => {
    if (player === null) return;
    const wanted = () => {
      plays.current = true;
    };
    const unwanted = () => {
      // What cannot go on is paused by nobody.
      if (player.error === null) plays.current = false;
    };
    const resume = () => {
      const before = stood.current;
      stood.current = undefined;
      if (!before) return;
      player.currentTime = before.at;
      player.playbackRate = before.speed;
      if (before.wasPlaying) void player.play().catch(() => undefined);
    };
    player.addEventListener('play', wanted);
    player.addEventListener('pause', unwanted);
    player.addEventListener('loadedmetadata', resume);
    return () => {
      player.removeEventListener('play', wanted);
      player.removeEventListener('pause', unwanted);
      player.removeEventListener('loadedmetadata', resume);
    };
  }, [player]);

  const leafs = leaf?.previous !== undefined || leaf?.next !== undefined;
  useViewerKeys(box, keys, (event) => {
    const wish = player && box ? mediaWish(event.key, leafs) : undefined;
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
      if (player)
        stood.current = { at: player.currentTime, speed: player.playbackRate, wasPlaying: plays.current };
      setBroken(url);
    },
    onRenewed: () => setBroken(undefined),
  };
}
