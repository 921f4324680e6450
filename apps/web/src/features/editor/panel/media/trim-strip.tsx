import { Box, fingerArea } from '@lectern/ui';
import { clockOf } from '@lectern/ui/media-clock';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import classes from './media.module.css';
import { useMediaTexts } from './texts.ts';
import { handleAt, placeOf, stepOf, type TrimHandle, type TrimRange } from './trim-range.ts';

export interface TrimStripProps {
  readonly range: TrimRange;
  /** Duration of the whole file, seconds. */
  readonly duration: number;
  /** Frames or a waveform, drawn over the whole width. */
  readonly children: ReactNode;
  readonly disabled: boolean;
  /** Called while a handle is dragged, with its position in seconds. The position is not stored. */
  readonly onHold: (at: number) => void;
  /** Called when the handle is released or a key was pressed: one undo step. */
  readonly onCommit: (range: TrimRange) => void;
}

/** The trim range of a video or sound, with two handles for pointer, finger and keys. */
export function TrimStrip(props: TrimStripProps): ReactNode {
  const { range, duration, children, disabled, onHold, onCommit } = props;
  const t = useMediaTexts();
  const strip = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<TrimRange>();
  const shown = held ?? range;
  const share = (handle: TrimHandle) => `${(placeOf(shown, handle, duration) / duration) * 100}%`;
  const under = (clientX: number, handle: TrimHandle): TrimRange => {
    const { left, width } = strip.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return handleAt(shown, handle, ((clientX - left) / width) * duration, duration);
  };
  const handle = (name: TrimHandle) => (
    <span
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={t(name)}
      aria-disabled={disabled || undefined}
      aria-valuemin={0}
      aria-valuemax={duration}
      aria-valuenow={placeOf(shown, name, duration)}
      aria-valuetext={clockOf(placeOf(shown, name, duration))}
      className={`${fingerArea} ${classes.handle}`}
      style={{ left: share(name) }}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(range);
      }}
      onPointerMove={(event) => {
        if (!held) return;
        const next = under(event.clientX, name);
        setHeld(next);
        onHold(placeOf(next, name, duration));
      }}
      onPointerUp={() => {
        if (held && (held.start !== range.start || held.end !== range.end)) onCommit(held);
        setHeld(undefined);
      }}
      onPointerCancel={() => setHeld(undefined)}
      onKeyDown={(event) => {
        const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
        const by = stepOf(key, shiftKey);
        if (disabled || by === undefined || ctrlKey || metaKey || altKey) return;
        event.preventDefault();
        const next = handleAt(range, name, placeOf(range, name, duration) + by, duration);
        onHold(placeOf(next, name, duration));
        onCommit(next);
      }}
    />
  );
  const edges = { '--start': share('start'), '--end': share('end') } as CSSProperties;
  return (
    <Box radius="control" ref={strip} className={classes.strip} style={edges} data-trim="">
      {children}
      <span className={classes.cutAway} aria-hidden="true" />
      {handle('start')}
      {handle('end')}
    </Box>
  );
}
