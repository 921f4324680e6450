import { type CoursewareStore, changeToolData } from '@lectern/courseware';
import { type ToolHost, ToolHostContext, type ToolSound } from '@lectern/stage/view';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { LateByKey } from './late-by-key.ts';

/** Which tools there are is fetched when a page first has one. */
const views = new LateByKey(async (key) => {
  const { toolView } = await import('@lectern/subject-tools/load-tool');
  return toolView(key);
});

/** Sounds come when the first is made. */
async function sound(name: ToolSound): Promise<void> {
  const { playSound } = await import('../class-tools/lazy.ts');
  playSound(name);
}

/**
 * Draws the subject tools of the stages within. What is done with them in class is kept in `store`; where none is given
 * it is this window's alone. `isHeard`: this is the window that makes their sounds.
 */
export function Tools({
  store,
  isHeard = false,
  children,
}: {
  readonly store?: CoursewareStore | undefined;
  readonly isHeard?: boolean;
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
      sound: isHeard ? (name) => void sound(name).catch(() => undefined) : undefined,
    }),
    [language, store, isHeard],
  );
  return <ToolHostContext value={host}>{children}</ToolHostContext>;
}
