import { Box, Column, IconButton, Row, Spinner } from '@lectern/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Sign } from '../../sign.tsx';
import { BrokenFile } from '../failed-preview.tsx';
import { usePreviewTexts } from '../preview-texts.ts';
import type { ShownPreview } from '../shown-preview.ts';
import { useLeafFocus } from '../use-leaf-focus.ts';
import { useViewerKeys } from '../viewer-keys.ts';
import { VIEWER_KEEPS_ARROWS } from '../viewer-marks.ts';
import { LeafButton, LeafFrame } from './leaf-frame.tsx';
import {
  doublePressed,
  type Framed,
  movedBy,
  type Pose,
  refitted,
  type Size,
  transformOf,
  turnedBy,
  WHOLE,
  wholeScale,
  ZOOM_STEP,
  zoomedAt,
} from './picture-pose.ts';
import classes from './picture-viewer.module.css';
import { useHands } from './use-hands.ts';

const MIDDLE = { x: 0, y: 0 };
/** Distance that an arrow key moves a zoomed picture, CSS pixels. */
const KEY_STEP = 60;
const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

/**
 * A picture that is zoomed by wheel, pinch, double press and keys, moved and rotated. The previous and next buttons are
 * around it.
 */
export function PictureViewer(shown: ShownPreview): ReactNode {
  const { preview, name, instead, keys, leaf } = shown;
  const t = usePreviewTexts();
  const leafButtons = useLeafFocus(leaf);
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const roomSize = useSizeOf(room);
  const [picture, setPicture] = useState<Size>();
  const [broken, setBroken] = useState<string>();
  const [pose, setPose] = useState<Pose>(WHOLE);
  const framed = useMemo<Framed>(
    () => ({ picture: picture ?? { w: 0, h: 0 }, room: roomSize }),
    [picture, roomSize],
  );

  useEffect(() => setPose((now) => refitted(now, framed)), [framed]);

  const zoom = (times: number, point = MIDDLE) => setPose((now) => zoomedAt(now, times, point, framed));
  const isEnlarged = pose.zoom > 1;
  const hands = useHands(room, {
    zoom,
    move: (by) => setPose((now) => movedBy(now, by, framed)),
    double: (point) => setPose((now) => doublePressed(now, point, framed)),
  });
  useViewerKeys(room, keys, (event) => {
    const arrow = isEnlarged ? ARROWS[event.key] : undefined;
    if (arrow) setPose((now) => movedBy(now, arrow, framed));
    else if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP);
    else if (event.key === '-') zoom(1 / ZOOM_STEP);
    else if (event.key === '0') setPose((now) => ({ ...WHOLE, turn: now.turn }));
    else if (event.key === 'r') setPose((now) => turnedBy(now, 1));
    else if (event.key === 'R') setPose((now) => turnedBy(now, -1));
    else return false;
    return true;
  });

  if (broken === preview.url)
    return (
      <LeafFrame leaf={leaf}>
        <BrokenFile
          shown={shown}
          title={t('cannotDraw')}
          onRenewed={() => setBroken(undefined)}
          instead={instead}
        />
      </LeafFrame>
    );
  const percent = Math.round(wholeScale(framed, pose.turn) * pose.zoom * 100);
  return (
    <Column wide className={classes.viewer}>
      <section
        ref={setRoom}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move and enlarge begin here
        tabIndex={0}
        aria-label={name}
        className={classes.room}
        {...(isEnlarged && { [VIEWER_KEEPS_ARROWS]: '' })}
        {...hands}
      >
        {picture === undefined && <Spinner fill />}
        <Drawn
          shown={shown}
          size={picture}
          transform={transformOf(pose, framed)}
          onSize={({ w, h }) => setPicture({ w: w || roomSize.w, h: h || roomSize.h })}
          onBroken={() => setBroken(preview.url)}
        />
      </section>
      <Tools
        leaf={leaf}
        leafButtons={leafButtons}
        percent={percent}
        isDrawn={picture !== undefined}
        isEnlarged={isEnlarged}
        onZoom={zoom}
        onPose={setPose}
      />
    </Column>
  );
}

/** CSS pixels; 0 until it is measured. */
function useSizeOf(room: HTMLElement | null): Size {
  const [size, setSize] = useState<Size>({ w: 0, h: 0 });
  useEffect(() => {
    if (room === null) return;
    const measure = () => setSize({ w: room.clientWidth, h: room.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(room);
    return () => observer.disconnect();
  }, [room]);
  return size;
}

interface DrawnProps {
  readonly shown: ShownPreview;
  /** Undefined until the picture is loaded. */
  readonly size: Size | undefined;
  readonly transform: string;
  readonly onSize: (size: Size) => void;
  readonly onBroken: () => void;
}

function Drawn({ shown: { preview, name }, size, transform, onSize, onBroken }: DrawnProps): ReactNode {
  return (
    <img
      className={classes.picture}
      src={preview.url}
      alt={name}
      draggable={false}
      decoding="async"
      style={
        size
          ? { width: size.w, height: size.h, transform: `translate(-50%, -50%) ${transform}` }
          : { visibility: 'hidden' }
      }
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize({ w: naturalWidth, h: naturalHeight })
      }
      onError={onBroken}
    />
  );
}

interface ToolsProps {
  readonly leaf: ShownPreview['leaf'];
  readonly leafButtons: ReturnType<typeof useLeafFocus>;
  readonly percent: number;
  readonly isDrawn: boolean;
  readonly isEnlarged: boolean;
  readonly onZoom: (times: number) => void;
  readonly onPose: (change: (now: Pose) => Pose) => void;
}

/** Buttons for the picture, between the buttons for the previous and the next file. */
function Tools(props: ToolsProps): ReactNode {
  const { leaf, leafButtons, percent, isDrawn, isEnlarged, onZoom, onPose } = props;
  const t = usePreviewTexts();
  return (
    <Row
      flex="none"
      edge="top"
      role="group"
      aria-label={t('picture.tools')}
      justify="center"
      gap={1}
      className={classes.tools}
    >
      <LeafButton leaf={leaf} to="previous" at={leafButtons.previous} />
      <IconButton
        label={t('picture.zoomOut')}
        shortcut="-"
        icon={<Sign of="zoomOut" />}
        disabled={!isEnlarged}
        onClick={() => onZoom(1 / ZOOM_STEP)}
      />
      <Box
        as="button"
        hover
        radius="control"
        type="button"
        className={classes.percent}
        aria-label={`${percent}% ${t('picture.whole')}`}
        title={t('picture.whole')}
        onClick={() => onPose((now) => ({ ...WHOLE, turn: now.turn }))}
      >
        {isDrawn ? `${percent}%` : ''}
      </Box>
      <IconButton
        label={t('picture.zoomIn')}
        shortcut="+"
        icon={<Sign of="zoomIn" />}
        onClick={() => onZoom(ZOOM_STEP)}
      />
      <IconButton
        label={t('picture.turnLeft')}
        shortcut="Shift+R"
        icon={<Sign of="turnLeft" />}
        onClick={() => onPose((now) => turnedBy(now, -1))}
      />
      <IconButton
        label={t('picture.turnRight')}
        shortcut="R"
        icon={<Sign of="turnRight" />}
        onClick={() => onPose((now) => turnedBy(now, 1))}
      />
      <LeafButton leaf={leaf} to="next" at={leafButtons.next} />
    </Row>
  );
}
