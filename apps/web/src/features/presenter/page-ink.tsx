import { InkPicture } from '@lectern/stage/ink';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import type { PresenterView } from '../../parts/presenter/index.ts';

export interface PageInkProps {
  readonly view: PresenterView;
  readonly pageId: string;
  /** Logical pixels. */
  readonly pageSize: { readonly w: number; readonly h: number };
}

/** What was written on the page that is shown. */
export function PageInk({ view, pageId, pageSize }: PageInkProps): ReactNode {
  const ink = useSignal(view.ink);
  if (ink?.pageId !== pageId || ink.strokes.length === 0) return null;
  return (
    <div data-testid="presented-ink" data-strokes={ink.strokes.length}>
      <InkPicture strokes={ink.strokes} pageSize={pageSize} />
    </div>
  );
}
