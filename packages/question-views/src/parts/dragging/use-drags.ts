import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Drags, type DragsPort } from './drags.ts';

/** Listens for drags on a surface while it is drawn. `start` is the one of the latest rendering. */
export function useDrags(surface: RefObject<HTMLElement | null>, start: DragsPort['start']): void {
  const latest = useEffectEvent(start);
  useEffect(() => {
    const node = surface.current;
    if (!node) return;
    return new Drags(node, { start: (...pressed) => latest(...pressed) }).listen();
  }, [surface]);
}
