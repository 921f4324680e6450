import { Text, useTextsOf } from '@lectern/ui';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useFileAddress } from '../../content-field/media-row.tsx';
import classes from '../../picture/picture.module.css';
import { type Picture, pictureStyle } from '../../picture/picture-field.tsx';
import { pictureTexts } from '../../picture/picture-texts.ts';
import { freePoint } from './labels.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Pin {
  readonly id: string;
  readonly point: Point;
  readonly number: number;
  readonly name: string;
}

interface PinCanvasProps {
  readonly picture: Picture;
  readonly pins: readonly Pin[];
  /** The pin that the next press on the picture places. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onPlace: (id: string, point: Point) => void;
}

const STEP = 0.01;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** A picture with numbered pins, which are placed by a press, dragged, or moved by arrow keys. */
export function PinCanvas({ picture, pins, chosen, onChoose, onPlace }: PinCanvasProps): ReactNode {
  const t = useTextsOf(pictureTexts);
  const address = useFileAddress(picture.asset);
  const frame = useRef<HTMLDivElement>(null);
  const within = (part: number) => Math.min(1, Math.max(0, part));
  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    };
  };
  const drag = (pin: Pin) => (event: PointerEvent<HTMLButtonElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onPlace(pin.id, pointOf(event));
  };
  const press = (pin: Pin) => (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    const factor = event.shiftKey ? 0.2 : 1;
    onPlace(pin.id, { x: within(pin.point.x + by.x * factor), y: within(pin.point.y + by.y * factor) });
  };
  const placeByKey = (event: KeyboardEvent) => {
    if (chosen === undefined || event.key !== 'Enter' || event.target !== frame.current) return;
    onPlace(chosen, freePoint(pins.filter(({ id }) => id !== chosen).map(({ point }) => point)));
  };
  return (
    <>
      <div
        ref={frame}
        className={classes.frame}
        role="group"
        aria-label={t.pointHint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Enter places the chosen name near the middle
        tabIndex={0}
        onKeyDown={placeByKey}
        onClick={(event) => {
          if (chosen !== undefined && event.target instanceof HTMLImageElement)
            onPlace(chosen, pointOf(event));
        }}
      >
        <img src={address} alt={picture.alt ?? ''} draggable={false} style={pictureStyle(picture)} />
        {pins.map((pin) => (
          <button
            key={pin.id}
            type="button"
            className={classes.pin}
            aria-label={t.placeOf(pin.name)}
            aria-pressed={pin.id === chosen}
            style={{ left: `${pin.point.x * 100}%`, top: `${pin.point.y * 100}%` }}
            onClick={() => onChoose(pin.id)}
            onKeyDown={press(pin)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(pin)}
          >
            {pin.number}
          </button>
        ))}
      </div>
      <Text size="small" tone="quiet">
        {t.pointHint}
      </Text>
    </>
  );
}
