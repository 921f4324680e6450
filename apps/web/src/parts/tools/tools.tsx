import { type CoursewareStore, changeToolData } from '@lectern/courseware';
import { type ToolHost, ToolHostContext } from '@lectern/stage/view';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { LateByKey } from './late-by-key.ts';

/** Which tools there are is fetched when a page first has one. */
const views = new LateByKey(async (key) => {
  const { toolView } = await import('@lectern/subject-tools/load-tool');
  return toolView(key);
});

/**
 * Draws the subject tools of the stages within. What is done with them in class is kept in `store`; where none is given
 * it is this window's alone.
 */
export function Tools({
  store,
  children,
}: {
  readonly store?: CoursewareStore | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const language = useLanguage();
  const host = useMemo(
    (): ToolHost => ({
      language,
      toolView: views.of,
      change:
        store &&
        ((elementId, patch) =>
          store.transact((edit) => changeToolData(edit, elementId, patch), { source: 'class' })),
    }),
    [language, store],
  );
  return <ToolHostContext value={host}>{children}</ToolHostContext>;
}
