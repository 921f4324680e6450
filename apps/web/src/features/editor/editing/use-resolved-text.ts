import type { ResolvedParagraph } from '@lectern/courseware';
import type { TextTarget } from '@lectern/stage/edit';
import { useCallback, useSyncExternalStore } from 'react';
import { useEditing } from './editor-context.ts';
import { resolvedSample } from './resolved-sample.ts';

/** Returns the target's paragraphs with all inherited properties resolved, per element. */
export function useResolvedText(target: TextTarget | undefined): readonly ResolvedParagraph[] {
  const { session } = useEditing();
  const subscribe = useCallback(
    (listener: () => void) => target?.subscribe(listener) ?? (() => undefined),
    [target],
  );
  const sample = useSyncExternalStore(subscribe, () => target?.sample());
  return sample ? resolvedSample(session, sample) : [];
}
