import { Row, useTextsOf } from '@lectern/ui';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAssetUrl } from '../../content/medium-view.tsx';
import { PictureHands } from './picture-hands.ts';
import classes from './spot-picture.module.css';
import { MOST_SCALE, type Spot, showing, WHOLE, type Zoom, zoomed } from './zoom.ts';

interface SpotTexts {
  readonly picture: string;
  readonly role: string;
  readonly aimed: (across: number, down: number) => string;
  readonly larger: string;
  readonly smaller: string;
}

const zh: SpotTexts = {
  picture: '图片',
  role: '可点选的图片：方向键选位置，回车点选，加减号缩放',
  aimed: (across, down) => `横 ${across}%，纵 ${down}%`,
  larger: '放大',
  smaller: '缩小',
};

const en: SpotTexts = {
  picture: 'Picture',
  role: 'Picture to tap: arrow keys choose a spot, Enter taps it, plus and minus zoom',
  aimed: (across, down) => `${across}% from the left, ${down}% from the top`,
  larger: 'Zoom in',
  smaller: 'Zoom out',
};

const spotTexts = { zh, en };

export interface SpotPictureProps {
  readonly picture: {
    readonly asset: string;
    readonly width: number;
    readonly height: number;
    readonly alt?: string | undefined;
  };
  /** A spot of the picture was tapped, or chosen by keys; without it nothing can be tapped. */
  readonly onTap?: ((spot: Spot) => void) | undefined;
  /** A spot was chosen by arrow keys and not tapped yet. */
  readonly onAim?: ((spot: Spot) => void) | undefined;
  /** Without the buttons that zoom. */
  readonly isPrinted?: boolean;
  /** Marks and outlines over the picture. Their positions are percentages of the picture's size. */
  readonly children?: ReactNode;
}

const KEYS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const STEP = { plain: 0.02, far: 0.1 };
const MIDDLE: Spot = { x: 0.5, y: 0.5 };

/** A picture that is tapped: enlarged by two fingers, the wheel or keys; arrow keys choose a spot and Enter taps it. */
export function SpotPicture(props: SpotPictureProps): ReactNode {
  const { picture, onTap, onAim, isPrinted = false, children } = props;
  const texts = useTextsOf(spotTexts);
  const url = useAssetUrl(picture.asset);
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(WHOLE);
  /** The spot that keys chose, while the picture has the focus. */
  const [aim, setAim] = useState<Spot>();
  usePictureHands(frame, zoom, setZoom, onTap);
  const zoomBy = (factor: number) => setZoom((before) => zoomed(before, factor, MIDDLE));
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = KEYS[event.key];
    const isTap = event.key === 'Enter' || event.key === ' ';
    if (step && onTap) {
      const far = (event.shiftKey ? STEP.far : STEP.plain) / zoom.scale;
      const from = aim ?? MIDDLE;
      const next = { x: within(from.x + step.x * far), y: within(from.y + step.y * far) };
      setAim(next);
      onAim?.(next);
      setZoom((before) => showing(before, next));
    } else if (isTap && onTap) onTap(aim ?? MIDDLE);
    else if (event.key === '+' || event.key === '=') zoomBy(1.5);
    else if (event.key === '-') zoomBy(1 / 1.5);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.around}>
      <div
        ref={frame}
        className={classes.frame}
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          // The whole picture is seen without scrolling.
          width: `min(100%, calc(var(--picture-room, 70vh) * ${picture.width / picture.height}))`,
        }}
        data-zoomed={zoom.scale > 1 ? '' : undefined}
        data-tapped={onTap ? '' : undefined}
        tabIndex={isPrinted ? undefined : 0}
        role="group"
        aria-roledescription={onTap ? texts.role : undefined}
        aria-label={picture.alt?.trim() || texts.picture}
        onKeyDown={(event) => (event.target === event.currentTarget ? press(event) : undefined)}
        onBlur={() => setAim(undefined)}
      >
        <div
          className={classes.picture}
          style={{
            transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})`,
            ['--scale' as string]: zoom.scale,
          }}
        >
          {url === undefined ? null : <img src={url} alt="" draggable={false} />}
          {children}
          {aim ? <span className={classes.aim} style={placeOf(aim)} /> : null}
        </div>
      </div>
      {isPrinted ? null : (
        <Row gap={2}>
          <ZoomButton label={texts.smaller} isOff={zoom.scale <= 1} onClick={() => zoomBy(1 / 1.5)}>
            <Minus aria-hidden="true" />
          </ZoomButton>
          <ZoomButton label={texts.larger} isOff={zoom.scale >= MOST_SCALE} onClick={() => zoomBy(1.5)}>
            <Plus aria-hidden="true" />
          </ZoomButton>
        </Row>
      )}
      <p className="visually-hidden" role="status">
        {aim ? texts.aimed(Math.round(aim.x * 100), Math.round(aim.y * 100)) : ''}
      </p>
    </div>
  );
}

/** The style of a mark at a spot of the picture. */
export function placeOf({ x, y }: Spot): { readonly left: string; readonly top: string } {
  return { left: `${x * 100}%`, top: `${y * 100}%` };
}

function usePictureHands(
  frame: { readonly current: HTMLElement | null },
  zoom: Zoom,
  setZoom: (zoom: Zoom) => void,
  onTap: ((spot: Spot) => void) | undefined,
): void {
  // Several events may arrive before the next rendering.
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  }, [zoom]);
  const tap = useEffectEvent((spot: Spot) => onTap?.(spot));
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    return new PictureHands(node, {
      zoom: () => latest.current,
      setZoom(next) {
        latest.current = next;
        setZoom(next);
      },
      tap: (spot) => tap(spot),
    }).listen();
  }, [frame, setZoom]);
}

function ZoomButton({
  label,
  isOff,
  onClick,
  children,
}: {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button type="button" className={classes.button} aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </button>
  );
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}

interface NumberedTarget {
  readonly id: string;
  readonly dot: Spot;
}

/** The numbers of the dots of a picture, from 1. */
export function TargetNumbers({ targets }: { readonly targets: readonly NumberedTarget[] }): ReactNode {
  return targets.map(({ id, dot }, index) => (
    <span key={id} className={classes.number} style={placeOf(dot)}>
      {index + 1}
    </span>
  ));
}
