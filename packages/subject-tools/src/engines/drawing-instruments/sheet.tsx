import type { ReactNode } from 'react';
import type { InstrumentPage } from './instrument.ts';
import classes from './instruments.module.css';

export interface SheetProps {
  readonly page: InstrumentPage;
  readonly label: string;
  readonly children: ReactNode;
}

/** An SVG layer with the position and scale of the page, for an instrument. */
export function Sheet({ page: { size, place }, label, children }: SheetProps): ReactNode {
  const { left, top, scale } = place;
  return (
    <svg
      data-instrument=""
      data-tool-frame=""
      data-theme="light"
      role="group"
      aria-label={label}
      className={classes.sheet}
      style={{ left, top, width: size.w * scale, height: size.h * scale }}
      viewBox={`0 0 ${size.w} ${size.h}`}
    >
      {children}
    </svg>
  );
}
