import { useContext, useEffect } from 'react';
import type { ShownCourseware } from '../../../parts/courseware/index.ts';
import { useOnline } from '../../../platform/connection/window-connection.ts';
import { KeptFonts, keepFontFile } from './kept-fonts.ts';
import { TaughtCourseware } from './taught-courseware.ts';
import { useKeptProgram } from './use-kept-program.ts';

/** Edits come in numbers: the fonts are looked for when they rest. Milliseconds. */
const REST_MS = 3_000;

const all = new WeakMap<ShownCourseware, KeptFonts>();

/** The fonts of a courseware that is shown, the same for all who ask. */
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

/** Has the fonts of all pages kept, once there is a worker that keeps them, and anew after edits and without a network. */
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
