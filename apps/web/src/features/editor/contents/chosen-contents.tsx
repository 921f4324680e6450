import { CodeLoadFailure } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { useOfSelected } from '../editing/editor-context.ts';

const ContentsSection = lazyComponent(async () => (await import('./contents-section.tsx')).ContentsSection, {
  failed: CodeLoadFailure,
});

/** The section for contents, shown on the style and text tabs when contents are selected alone. */
export function ChosenContents(): ReactNode {
  const id = useOfSelected(([only, ...others]) =>
    only?.type === 'shape' && only.contents && others.length === 0 ? only.id : undefined,
  );
  return id === undefined ? null : <ContentsSection key={id} />;
}
