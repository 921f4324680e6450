import { useEffect } from 'react';
import { EditorScreen, type EditorScreenProps } from '../features/editor/index.ts';
import { useFoundExports } from '../parts/exports/index.ts';
import { navigate } from '../platform/router/router.ts';

/** Milliseconds after which a courseware that was opened has surely come, and the network is free for other things. */
const SETTLED_MS = 3000;

/** The editor, with a word about presentations that were parsed meanwhile, and the exports on their way. */
export function EditingScreen(props: EditorScreenProps) {
  useParsedNotices();
  useFoundExports(SETTLED_MS);
  return <EditorScreen {...props} />;
}

function useParsedNotices(): void {
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      const { watchParsed } = await import('../features/notifications/lazy.ts');
      if (!left) stop = watchParsed((documentId) => navigate(`/view?fileId=${documentId}`));
    };
    // Without the network there is nothing to be told either; the bell of the desk has it all.
    const timer = setTimeout(() => void begin().catch(() => undefined), SETTLED_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
