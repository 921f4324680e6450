import { type CropSession, pictureScale } from '@lectern/stage/crop';
import { Button, IconButton, Popover, Slider } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Check, Shapes, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import classes from '../foot-bar/foot-bar.module.css';
import { FootBar } from '../foot-bar/foot-bar.tsx';
import { LazyShapePicker } from '../lazy-pickers.tsx';
import { useCropTexts } from './texts.ts';

const ratios = [
  { label: '1:1', value: 1 },
  { label: '4:3', value: 4 / 3 },
  { label: '3:4', value: 3 / 4 },
  { label: '16:9', value: 16 / 9 },
  { label: '9:16', value: 9 / 16 },
] as const;

/** Height of the bar at the edge of the window, pixels of the screen. */
const room = 72;
/** Greatest size of the picture, percent of the size that just covers the frame. */
const largest = 500;

/**
 * The bar of crop ratios, shapes and size: at the bottom of the window, or at its top where the frame extends down to
 * the bar.
 */
export function CropBar({
  crop,
  onDone,
}: {
  readonly crop: CropSession;
  readonly onDone: () => void;
}): ReactNode {
  const t = useCropTexts();
  const { session } = useEditing();
  const { boxes } = useSignal(crop.state);
  const { origin, window: view, zoom } = useSignal(session.viewport.view);
  const [shapesOpen, setShapesOpen] = useState(false);
  /** The picture's scale when the drag of the slider started. */
  const held = useRef<number>(undefined);
  const { matrix } = crop.placement;
  const { x, y, w, h } = boxes.frame;
  const corners = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ] as const;
  const lowest = Math.max(...corners.map(([cx, cy]) => matrix.b * cx + matrix.d * cy + matrix.f));
  const atHead = lowest * zoom + origin.y > view.h - room;
  const scaled = Math.min(largest, Math.round(pictureScale(boxes) * 100));
  return (
    <FootBar label={t('label')} atHead={atHead}>
      {ratios.map(({ label, value }) => (
        <Button
          key={label}
          size="small"
          tone="quiet"
          aria-label={t('ratio', { ratio: label })}
          onClick={() => crop.setRatio(value)}
        >
          {label}
        </Button>
      ))}
      <Popover
        label={t('shape')}
        side="top"
        open={shapesOpen}
        onOpenChange={setShapesOpen}
        trigger={<IconButton label={t('shape')} size="small" icon={<Shapes />} />}
      >
        <LazyShapePicker
          offers="picture"
          onPick={(preset) => {
            setShapesOpen(false);
            crop.setGeometry({ type: 'preset', preset });
          }}
        />
      </Popover>
      <span className={classes.slider}>
        <Slider
          label={t('size')}
          min={100}
          max={largest}
          value={scaled}
          onChange={(percent) => {
            if (held.current === undefined) {
              held.current = pictureScale(crop.state.get().boxes);
              crop.hold();
            }
            crop.scale(percent / 100 / held.current);
          }}
          onCommit={() => {
            held.current = undefined;
            crop.release();
          }}
        />
      </span>
      <IconButton label={t('whole')} size="small" icon={<Undo2 />} onClick={() => crop.reset()} />
      <Button size="small" tone="primary" icon={<Check aria-hidden="true" />} onClick={onDone}>
        {t('done')}
      </Button>
    </FootBar>
  );
}
