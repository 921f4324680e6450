import type { RefObject } from 'react';
import { PageButtons } from './page-buttons.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';
import type { ToolbarEdge } from './toolbar-place.ts';

export interface ControlsProps extends Omit<ToolbarProps, 'ref'> {
  readonly toolbar: RefObject<HTMLDivElement | null>;
  /** The teacher is asked where the toolbar should stand. */
  readonly choosingEdge: boolean;
  readonly onEdge: (edge: ToolbarEdge) => void;
}

/** What a teacher's hand reaches for around the slide. */
export function Controls({ toolbar, choosingEdge, onEdge, ...bar }: ControlsProps) {
  const { player, edge } = bar;
  return (
    <>
      <PageButtons
        onPrevious={() => player.show('previous')}
        onNext={() => player.show('next')}
        onPages={() => player.show('pages')}
        pagesOpen={player.cover === 'pages'}
      />
      <Toolbar ref={toolbar} {...bar} />
      {choosingEdge && <PlaceDialog chosen={edge} onChoose={onEdge} />}
    </>
  );
}
