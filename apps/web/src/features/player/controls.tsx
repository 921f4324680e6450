import type { ShowCommand } from '@lectern/stage/show';
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
  readonly onCommand: (command: ShowCommand) => void;
}

/** What a teacher's hand reaches for around the slide. */
export function Controls({ toolbar, choosingEdge, onEdge, ...bar }: ControlsProps) {
  const { cover, edge, onCommand } = bar;
  return (
    <>
      <PageButtons
        onPrevious={() => onCommand('previous')}
        onNext={() => onCommand('next')}
        onPages={() => onCommand('pages')}
        pagesOpen={cover === 'pages'}
      />
      <Toolbar ref={toolbar} {...bar} />
      {choosingEdge && <PlaceDialog chosen={edge} onChoose={onEdge} />}
    </>
  );
}
