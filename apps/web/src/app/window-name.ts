import { useEffect } from 'react';
import { surfaceAt } from './surfaces.ts';

/**
 * The names that the desktop client expects. Every address below `/user/` is the teacher's main page, even an unknown
 * one.
 */
export function windowNameOf(pathname: string): string {
  return surfaceAt(pathname)?.windowName ?? (pathname.startsWith('/user/') ? 'lectern-main' : '');
}

/** Sets the browser window's name to the kind of page that it shows. */
export function useWindowName(pathname: string): void {
  useEffect(() => {
    window.name = windowNameOf(pathname);
  }, [pathname]);
}
