import { useEffect } from 'react';
import { surfaceAt } from './surfaces.ts';

/** What the desktop client looks for. Below `/user/` all is the teacher's main page, addresses that do not exist too. */
export function windowNameOf(pathname: string): string {
  return surfaceAt(pathname)?.windowName ?? (pathname.startsWith('/user/') ? 'lectern-main' : '');
}

/** Names the browser's window after the kind of page that it shows. */
export function useWindowName(pathname: string): void {
  useEffect(() => {
    window.name = windowNameOf(pathname);
  }, [pathname]);
}
