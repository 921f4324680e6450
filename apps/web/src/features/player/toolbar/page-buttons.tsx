import { Stack } from '@lectern/ui';
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react';
import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { readLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import classes from '../player.module.css';
import { useToolbarTexts } from '../toolbar-texts.ts';

const KEY = 'player-page-buttons';
/** Distance from which a press counts as a drag, CSS pixels. */
const DRAG_FROM = 8;

/** Vertical centre of the buttons as a share of the window's height. */
function keptHeight(): number {
  const kept = Number(readLocal(KEY));
  return kept >= 0.15 && kept <= 0.85 ? kept : 0.54;
}

export interface PageButtonsProps {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onPages: () => void;
  readonly pagesOpen: boolean;
}

/** Page buttons at the left and right edge. Dragging one changes the height of both. */
export function PageButtons(props: PageButtonsProps) {
  const [height, setHeight] = useState(keptHeight);
  const drag = useRef<{ from: number; height: number; moved: boolean }>(undefined);
  const down = (event: PointerEvent) => {
    drag.current = { from: event.clientY, height, moved: false };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const at = drag.current;
    if (!at || event.buttons === 0) return;
    if (!at.moved && Math.abs(event.clientY - at.from) < DRAG_FROM) return;
    at.moved = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeight(Math.min(0.85, Math.max(0.15, at.height + (event.clientY - at.from) / innerHeight)));
  };
  const up = () => {
    if (drag.current?.moved) writeLocal(KEY, String(height));
  };
  // The click at the end of a drag is ignored. A drag by finger has no such click, and keys keep their effect after it.
  const pressed =
    (action: () => void) =>
    ({ detail }: MouseEvent) => {
      if (detail === 0 || !drag.current?.moved) action();
      drag.current = undefined;
    };
  return (['left', 'right'] as const).map((side) => (
    <Stack
      key={side}
      gap={3}
      className={classes.pageButtons}
      data-side={side}
      style={{ '--at': `${height * 100}%` } as CSSProperties}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
    >
      <Buttons {...props} pressed={pressed} />
    </Stack>
  ));
}

function Buttons(
  props: PageButtonsProps & { readonly pressed: (action: () => void) => (event: MouseEvent) => void },
) {
  const t = useToolbarTexts();
  return (
    <>
      <button type="button" aria-label={t('previous')} onClick={props.pressed(props.onPrevious)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t('pages')}
        aria-pressed={props.pagesOpen}
        onClick={props.pressed(props.onPages)}
      >
        <LayoutGrid aria-hidden="true" />
      </button>
      <button type="button" aria-label={t('next')} onClick={props.pressed(props.onNext)}>
        <ChevronRight aria-hidden="true" />
      </button>
    </>
  );
}
