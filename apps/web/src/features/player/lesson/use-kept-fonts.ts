import { useContext, useEffect } from 'react';
import type { ShownCourseware } from '../../../parts/courseware/index.ts';
import { useOnline } from '../../../platform/connection/window-connection.ts';
import { KeptFonts, keepFontFile } from './kept-fonts.ts';
import { useKeptProgram } from './use-kept-program.ts';
import { TaughtCourseware } from './use-lesson.ts';

/** Delay between the last edit and the check of the fonts, milliseconds. */
const REST_MS = 3_000;

const all = new WeakMap<ShownCourseware, KeptFonts>();

/** The cached fonts of a courseware: the same object for all callers. */
export function fontsOf(shown: ShownCourseware): KeptFonts {
  const known = all.get(shown);
  if (known) return known;
  const fonts = new KeptFonts({
    files: async (signal) => (await import('@lectern/stage/fonts')).neededFontFiles(shown.reader, signal),
    keep: keepFontFile,
  });
  all.set(shown, fonts);
  return fonts;
}

/**
 * Caches the fonts of all pages when the service worker is active, and checks them again after edits and when the
 * network changes.
 */
export function useKeptFonts(): void {
  const shown = useContext(TaughtCourseware);
  const program = useKeptProgram();
  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the network back what was missing is asked for again
  useEffect(() => {
    if (!shown || program !== 'kept') return;
    const fonts = fontsOf(shown);
    void fonts.look();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = shown.reader.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void fonts.look(), REST_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      fonts.dispose();
    };
  }, [shown, program, online]);
}
