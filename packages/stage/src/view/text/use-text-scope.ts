import type { ResolvedTextBox } from '@lectern/courseware';
import { useMemo } from 'react';
import { usePageScope } from '../stage-context.ts';
import { shrinkOf, type TextScope } from './text-scope.ts';

/** The context for the styles of a text's runs, from the surrounding page. */
export function useTextScope(box: ResolvedTextBox): TextScope {
  const { design, pageNumber } = usePageScope();
  return useMemo(
    () => ({
      colors: design.colors,
      theme: design.theme,
      fonts: design.deck?.embeddedFonts,
      pageNumber,
      now: new Date(),
      vertical: box.vertical,
      ...shrinkOf(box),
    }),
    [design, pageNumber, box],
  );
}
