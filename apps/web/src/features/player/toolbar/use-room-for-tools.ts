import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Number of the wanted tools that fit into the bar beside its fixed buttons; all others are only on the card of all
 * tools. The bar must not scroll, because that would hide its last button, which ends the lesson.
 * @param wish all settings that affect the available space: the position and the names of the buttons.
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
  // Renders with one tool fewer until the bar fits, before the browser paints.
  useLayoutEffect(() => {
    const root = bar.current?.querySelector('[role="toolbar"]');
    if (root && count > 0 && root.scrollWidth > root.clientWidth) setRoom({ asked, count: count - 1 });
  }, [bar, asked, count]);
  return count;
}

function viewSize(): string {
  return `${innerWidth} ${innerHeight}`;
}
