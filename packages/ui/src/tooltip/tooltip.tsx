import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { lazyComponent } from '../lazy/index.ts';

export type TooltipSide = 'top' | 'bottom' | 'left' | 'right';

export interface TooltipProps {
  readonly label: string;
  /** The keyboard shortcut of the same action, such as `Ctrl+Z`. */
  readonly shortcut?: string;
  readonly side?: TooltipSide;
  /** One element that passes `data-` attributes on; it keeps its own accessible name. */
  readonly children: ReactElement;
}

/** Time after which the content of a first page is on the screen, on a slow machine too, milliseconds. */
const SETTLED_MS = 2_000;

const TooltipLayer = lazyComponent(async () => (await import('./tooltip-layer.tsx')).TooltipLayer, {
  after: SETTLED_MS,
});

interface TooltipMarks {
  'data-tooltip'?: string;
  'data-tooltip-shortcut'?: string;
  'data-tooltip-side'?: TooltipSide;
}

/**
 * Marks an element; one layer for the whole application shows the tooltip of the mark under the pointer or the focus. A
 * hundred buttons with tooltips need no component and no listener each.
 */
export function Tooltip({ label, shortcut, side, children }: TooltipProps) {
  return cloneElement(children as ReactElement<TooltipMarks>, {
    'data-tooltip': label,
    'data-tooltip-shortcut': shortcut,
    'data-tooltip-side': side,
  });
}

/** Render one around the application. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <TooltipLayer />
    </>
  );
}
