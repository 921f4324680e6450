import type { Stroke } from '@lectern/stage/ink';
import { prefersReducedMotion } from '@lectern/ui/reduced-motion';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type InkTimeline, inkTimeline, strokesAt, wholeStrokesAt } from './ink-timeline.ts';

export const REPLAY_SPEEDS = [1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export interface Replay {
  readonly timeline: InkTimeline;
  /** Position on the timeline, milliseconds. */
  readonly moment: number;
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
  /** The strokes as written up to that moment. */
  readonly strokes: readonly Stroke[];
  /** Plays or pauses; at the end it restarts from the beginning. */
  readonly toggle: () => void;
  readonly seek: (moment: number) => void;
  readonly setSpeed: (speed: ReplaySpeed) => void;
}

/** Replays the ink of a page; at first all of it is shown. */
export function useReplay(strokes: readonly Stroke[]): Replay {
  const timeline = useMemo(() => inkTimeline(strokes), [strokes]);
  const [moment, setMoment] = useState(timeline.length);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>(2);
  // With reduced motion strokes appear completely, at their times.
  const [isStill] = useState(prefersReducedMotion);
  const at = useRef(moment);

  useEffect(() => {
    if (!playing) return;
    let last: number | undefined;
    let frame = 0;
    const step = (now: number) => {
      // After the device slept the replay continues at the same position.
      const passed = last === undefined ? 0 : Math.min(100, now - last) * speed;
      last = now;
      at.current = Math.min(timeline.length, at.current + passed);
      setMoment(at.current);
      if (at.current >= timeline.length) setPlaying(false);
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [playing, speed, timeline]);

  const seek = useCallback((to: number) => {
    at.current = to;
    setMoment(to);
  }, []);
  return {
    timeline,
    moment,
    playing,
    speed,
    strokes: useMemo(
      () => (isStill && playing ? wholeStrokesAt(timeline, moment) : strokesAt(timeline, moment)),
      [timeline, moment, isStill, playing],
    ),
    toggle: () => {
      if (!playing && at.current >= timeline.length) seek(0);
      setPlaying(!playing);
    },
    seek,
    setSpeed,
  };
}
