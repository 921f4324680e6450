import { type CoursewareStore, changeToolData } from '@lectern/courseware';
import { type ToolHost, ToolHostContext, type ToolSound } from '@lectern/stage/view';
import { LazyCode } from '@lectern/ui/lazy';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../platform/i18n/texts.ts';

/** Code loaded on demand for each key; `of` returns the same object for a key every time. */
export class LazyByKey<T> {
  readonly #importer: (key: string) => Promise<T>;
  readonly #codes = new Map<string, LazyCode<T>>();

  constructor(importer: (key: string) => Promise<T>) {
    this.#importer = importer;
  }

  readonly of = (key: string): LazyCode<T> => {
    const known = this.#codes.get(key);
    if (known) return known;
    const code = new LazyCode(() => this.#importer(key));
    this.#codes.set(key, code);
    return code;
  };
}

/** The catalogue of tools is loaded when a page first contains a tool. */
const views = new LazyByKey(async (key) => (await import('./load-tool-view.ts')).loadToolView(key));

/** The code for sounds is loaded with the first sound. */
async function sound(name: ToolSound): Promise<void> {
  await (await import('./load-tool-view.ts')).playToolSound(name);
}

/**
 * Draws the subject tools of the stages inside. Their state in class is stored in `store`, by default in this window
 * only. `isHeard`: whether this window plays their sounds.
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
