import { useEffect, useState } from 'react';
import { PresenterView, presenterWire } from '../../parts/presenter/index.ts';

/** The view of a show while the calling screen is mounted; undefined on the first render. */
export function usePresenterView(userId: string, documentId: string): PresenterView | undefined {
  const [view, setView] = useState<PresenterView>();
  useEffect(() => {
    const made = new PresenterView({
      wire: presenterWire(userId, documentId),
      now: Date.now,
      every(milliseconds, work) {
        const timer = setInterval(work, milliseconds);
        return () => clearInterval(timer);
      },
    });
    setView(made);
    // The window may close without unmounting: its pointer must not stay on the panel.
    const hide = () => made.point(undefined);
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      made.dispose();
    };
  }, [userId, documentId]);
  return view;
}
