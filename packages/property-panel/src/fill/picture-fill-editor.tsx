import type { Edit, Fill } from '@lectern/courseware';
import { Button, IconButton, Progress, ToggleGroup } from '@lectern/ui';
import { Image, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PanelPictures } from '../panel-host.ts';
import { PanelRow } from '../panel-section.tsx';
import { PictureMenu } from '../picture-menu.tsx';
import { SliderRow } from '../slider-row.tsx';
import classes from './fill.module.css';
import { useFillTexts } from './texts.ts';

export type PictureFill = Extract<Fill, { type: 'picture' }>;

export interface PictureFillEditorProps {
  /** Undefined until a picture has been selected. */
  readonly fill: PictureFill | undefined;
  readonly pictures: PanelPictures;
  readonly onHold?: ((fill: PictureFill) => void) | undefined;
  readonly onChange: (fill: PictureFill, keep?: (edit: Edit) => void) => void;
}

const tile = {
  type: 'tile',
  offsetX: 0,
  offsetY: 0,
  scaleX: 1,
  scaleY: 1,
  flip: 'none',
  align: 'tl',
} as const;

/** Editor of a picture fill: source, stretched or tiled, and opacity. */
export function PictureFillEditor({ fill, pictures, onHold, onChange }: PictureFillEditorProps): ReactNode {
  const t = useFillTexts();
  const [upload, setUpload] = useState<{ readonly fraction: number; readonly cancel: () => void }>();
  const take = async (file: File) => {
    const controller = new AbortController();
    const cancel = () => controller.abort();
    setUpload({ fraction: 0, cancel });
    const stored = await pictures.store(
      file,
      (fraction) => setUpload({ fraction, cancel }),
      controller.signal,
    );
    setUpload(undefined);
    if (!stored || controller.signal.aborted) return;
    // The crop of the previous picture does not fit the new picture.
    const { crop: _crop, ...kept } = fill ?? { type: 'picture' as const, mode: { type: 'stretch' as const } };
    onChange({ ...kept, asset: stored.hash }, stored.keep);
  };
  const opacity = fill?.recolor?.opacity ?? 1;
  const faded = (from: PictureFill, percent: number): PictureFill => {
    const { opacity: _opacity, ...others } = from.recolor ?? {};
    return { ...from, recolor: percent >= 100 ? others : { ...others, opacity: percent / 100 } };
  };
  const scaled = (from: PictureFill, percent: number): PictureFill =>
    from.mode.type === 'tile'
      ? { ...from, mode: { ...from.mode, scaleX: percent / 100, scaleY: percent / 100 } }
      : from;
  return (
    <>
      <div className={classes.choose}>
        <PictureMenu
          trigger={
            <Button size="small" icon={<Image aria-hidden="true" />} disabled={upload !== undefined}>
              {fill ? t.another : t.choose}
            </Button>
          }
          fromFile={t.fromFile}
          fromDisk={t.fromDisk}
          mark="data-fill-picture"
          onPicture={(file) => void take(file)}
        />
        {upload ? (
          <div className={classes.upload} role="status">
            <Progress value={upload.fraction} label={t.uploading(Math.round(upload.fraction * 100))} />
            <IconButton size="small" label={t.cancel} icon={<X />} onClick={upload.cancel} />
          </div>
        ) : null}
      </div>
      {fill ? (
        <>
          <PanelRow label={t.mode}>
            <ToggleGroup
              label={t.mode}
              value={[fill.mode.type]}
              options={(['stretch', 'tile'] as const).map((value) => ({ value, label: t.modes[value] }))}
              onChange={([next]) => {
                if (next && next !== fill.mode.type)
                  onChange({ ...fill, mode: next === 'tile' ? { ...tile } : { type: 'stretch' } });
              }}
            />
          </PanelRow>
          {fill.mode.type === 'tile' ? (
            <SliderRow
              label={t.scale}
              min={5}
              max={200}
              unit="%"
              value={Math.round(fill.mode.scaleX * 100)}
              onHold={(percent) => onHold?.(scaled(fill, percent))}
              onCommit={(percent) => onChange(scaled(fill, percent))}
            />
          ) : null}
          <SliderRow
            label={t.opacity}
            min={0}
            max={100}
            unit="%"
            value={Math.round(opacity * 100)}
            onHold={(percent) => onHold?.(faded(fill, percent))}
            onCommit={(percent) => onChange(faded(fill, percent))}
          />
        </>
      ) : null}
    </>
  );
}
