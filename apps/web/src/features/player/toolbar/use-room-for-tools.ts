import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * How many of the tools that the teacher wants in the bar fit beside what always stands there; the others are on the card
 * of all tools. A bar that has to be scrolled hides what stands at its end, which is how the lesson ends.
 * @param wish what changes how much room there is: the place, and the names of all that stands there.
 */
export function useRoomForTools(bar: RefObject<HTMLElement | null>, wanted: number, wish: string): number {
  const [view, setView] = useState(viewSize);
  useEffect(() => {
    const resized = () => setView(viewSize());
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, []);
  const asked = `${view} ${wanted} ${wish}`;
  const [room, setRoom] = useState({ asked, count: wanted });
  const count = room.asked === asked ? room.count : wanted;
  // Drawn with one less until it fits, before any of it is seen.
  useLayoutEffect(() => {
    const root = bar.current?.querySelector('[role="toolbar"]');
    if (root && count > 0 && root.scrollWidth > root.clientWidth) setRoom({ asked, count: count - 1 });
  }, [bar, asked, count]);
  return count;
}

function viewSize(): string {
  return `${innerWidth} ${innerHeight}`;
}
