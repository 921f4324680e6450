import { LateFailure } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import type { ReactNode } from 'react';
import { useOfChosen } from '../../editing/editor-context.ts';

const ContentsSection = late(async () => (await import('./contents-section.tsx')).ContentsSection, {
  failed: LateFailure,
});

/** The section of contents, where these alone are chosen: at the head of their looks and of their words. */
export function ChosenContents(): ReactNode {
  const id = useOfChosen(([only, ...others]) =>
    only?.type === 'shape' && only.contents && others.length === 0 ? only.id : undefined,
  );
  return id === undefined ? null : <ContentsSection key={id} />;
}
