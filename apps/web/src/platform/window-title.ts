import { useEffect } from 'react';

/** Titles the browser's window while the caller is shown; undefined or empty leaves the title that there was. */
export function useWindowTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
