import type { PictureElement } from '@lectern/courseware';
import { PanelRow, PanelSection, SliderRow } from '@lectern/property-panel';
import { Button, Popover } from '@lectern/ui';
import { Shapes } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { LazyShapePicker } from '../../lazy-pickers.tsx';
import { useEditorTexts } from '../../locale/texts.ts';
import { usePanelTexts } from '../locale/texts.ts';
import { PictureActions } from './picture-actions.tsx';
import { RecolorChoices } from './recolor-choices.tsx';
import { settled } from './recolors.ts';
import { usePictureTexts } from './texts.ts';

type Look = Partial<Pick<PictureElement, 'recolor' | 'geometry'>>;

/** Adjust value of a rounded rectangle with the roundest corners, and PowerPoint's default. */
const roundest = 50_000;
const usualRoundness = 16_667;

/** The properties of a picture: crop, file, colours, brightness, transparency, outline. */
export function PictureSection({ element }: { readonly element: PictureElement }): ReactNode {
  const t = usePictureTexts();
  const words = useEditorTexts();
  const panel = usePanelTexts();
  const { session } = useEditing();
  const [shapesOpen, setShapesOpen] = useState(false);
  const { recolor, geometry } = element;
  const show = (look: Look) => session.draft.show(new Map([[element.id, { ...element, ...look }]]));
  const put = (look: Look) => {
    session.draft.clear();
    session.edit((edit) => edit.update<PictureElement>(element.id, look));
  };
  const preset = geometry?.type === 'preset' ? geometry.preset : geometry ? undefined : 'rect';
  const rounded = (share: number): Look => ({
    geometry:
      share === 0
        ? { type: 'preset', preset: 'rect' }
        : { type: 'preset', preset: 'roundRect', adjust: { adj: Math.round((share / 100) * roundest) } },
  });
  const roundness =
    preset === 'roundRect' ? Math.round(((geometry?.adjust?.adj ?? usualRoundness) / roundest) * 100) : 0;
  return (
    <PanelSection title={words('insert.picture')}>
      <PictureActions element={element} />
      <PanelRow label={t('shape')}>
        <Popover
          label={t('shape')}
          open={shapesOpen}
          onOpenChange={setShapesOpen}
          trigger={
            <Button size="small" icon={<Shapes aria-hidden="true" />} disabled={element.locked}>
              {t('choose')}
            </Button>
          }
        >
          <LazyShapePicker
            offers="picture"
            onPick={(next) => {
              setShapesOpen(false);
              put({ geometry: { type: 'preset', preset: next } });
            }}
          />
        </Popover>
      </PanelRow>
      {preset === 'rect' || preset === 'roundRect' ? (
        <SliderRow
          label={t('corners')}
          min={0}
          max={100}
          unit="%"
          value={roundness}
          onHold={(share) => show(rounded(share))}
          onCommit={(share) => put(rounded(share))}
        />
      ) : null}
      <RecolorChoices element={element} onPick={(next) => put({ recolor: next })} />
      {(['brightness', 'contrast'] as const).map((light) => {
        const lit = (percent: number): Look => ({ recolor: settled({ ...recolor, [light]: percent / 100 }) });
        return (
          <SliderRow
            key={light}
            label={t(light)}
            min={-100}
            max={100}
            unit="%"
            value={Math.round((recolor?.[light] ?? 0) * 100)}
            onHold={(percent) => show(lit(percent))}
            onCommit={(percent) => put(lit(percent))}
          />
        );
      })}
      <SliderRow
        label={panel('style.opacity')}
        min={0}
        max={100}
        unit="%"
        value={Math.round((recolor?.opacity ?? 1) * 100)}
        onHold={(percent) => show({ recolor: settled({ ...recolor, opacity: percent / 100 }) })}
        onCommit={(percent) => put({ recolor: settled({ ...recolor, opacity: percent / 100 }) })}
      />
    </PanelSection>
  );
}
