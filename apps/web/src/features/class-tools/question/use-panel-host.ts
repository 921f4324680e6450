import type { QuestionHost } from '@lectern/question-views';
import { fileKindsOf, type Question } from '@lectern/questions';
import { LazyCode, useLazy } from '@lectern/ui/lazy';
import { useEffect, useMemo } from 'react';
import type { ClassToolProps } from '../../../parts/class-tools/index.ts';
import { FormulaField } from '../../../parts/formula-field/index.ts';

/** Loaded for questions that are answered by drawings or other files. */
const files = new LazyCode(async () => (await import('../../../parts/lessons/lazy.ts')).loadPanelFiles());

/** Media that pupils make on devices of their own. */
export type PhoneMedium = 'photographs' | 'speech';

/** The medium of a question that is not answered on the panel; undefined for other questions. */
export function phoneMediumOf({ kind, body }: { readonly kind: string; readonly body?: unknown }) {
  if (kind !== 'media-answer') return undefined;
  const { ask } = (body ?? {}) as { readonly ask?: PhoneMedium | 'drawing' };
  return ask === 'drawing' ? undefined : ask;
}

/**
 * The host of a question on the panel. Drawings are stored in this browser at once, and are sent after the answer that names
 * them.
 */
export function usePanelHost(
  { lesson: { id }, show: { assets } }: ClassToolProps,
  question: Question | undefined,
  assetUrl: (hash: string) => string | undefined,
): QuestionHost {
  const takesFiles = useMemo(
    () => question !== undefined && !phoneMediumOf(question) && fileKindsOf(question).size > 0,
    [question],
  );
  const loaded = useLazy(files, takesFiles);
  const own = loaded.type === 'here' ? loaded.value : undefined;
  useEffect(() => void own?.load(id), [own, id]);
  return useMemo(
    (): QuestionHost => ({
      FormulaField,
      assetUrl: (hash) => own?.addressOf(hash) ?? assetUrl(hash),
      subscribeAssets: (listener) => {
        const stop = [assets.subscribe(listener), own?.subscribe(listener)];
        return () => {
          for (const each of stop) each?.();
        };
      },
      ...(own && { store: (file) => own.store(id, file) }),
    }),
    [assets, assetUrl, own, id],
  );
}
