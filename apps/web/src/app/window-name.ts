import { useEffect } from 'react';

/** What the desktop client looks for: the teacher's main page (`/user/*` and the desk) or the page that edits. */
export function windowNameOf(pathname: string): string {
  if (pathname === '/' || pathname.startsWith('/user/')) return 'lectern-main';
  return pathname === '/view' ? 'lectern-edit' : '';
}

/** Names the browser's window after the kind of page that it shows. */
export function useWindowName(pathname: string): void {
  useEffect(() => {
    window.name = windowNameOf(pathname);
  }, [pathname]);
}
