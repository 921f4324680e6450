import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useCallback } from 'react';
import { ElementView } from '../../view/element-view.tsx';
import type { EditSession } from '../session/edit-session.ts';
import { OpenTextView, type OpenTextViewProps } from './open-text.tsx';

export interface TextInPlaceOptions extends Pick<OpenTextViewProps, 'label' | 'toWindow'> {
  readonly session: EditSession;
  /** Undefined until its code is loaded: until then the drawn text is shown. */
  readonly editor: OpenTextViewProps['editor'] | undefined;
}

/** Draws the element whose text is open with its editor in place of the text, and all others unchanged. */
export function useTextInPlace(options: TextInPlaceOptions): (id: string, drawing: ReactNode) => ReactNode {
  const { session, editor, label, toWindow } = options;
  const open = useSignal(session.openText);
  return useCallback(
    (id: string, drawing: ReactNode) =>
      open && editor && id === open.elementId ? (
        <ElementView
          id={id}
          cell={open.cell}
          text={
            <OpenTextView
              key={open.cell}
              session={session}
              open={open}
              editor={editor}
              label={label}
              toWindow={toWindow}
            />
          }
        />
      ) : (
        drawing
      ),
    [session, open, editor, label, toWindow],
  );
}
