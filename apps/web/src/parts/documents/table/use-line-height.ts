import { useEffect, useState } from 'react';

/** Below this width lines are taller, for fingers. */
const NARROW = '(max-width: 599px)';

function pixels(wide: number, narrow: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (matchMedia(NARROW).matches ? narrow : wide) * rem;
}

/** The height of a line in pixels. The arguments are in rem, which scale with the window. */
export function useLineHeight(wide: number, narrow: number): number {
  const [height, setHeight] = useState(() => pixels(wide, narrow));
  useEffect(() => {
    const measure = () => setHeight(pixels(wide, narrow));
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [wide, narrow]);
  return height;
}
