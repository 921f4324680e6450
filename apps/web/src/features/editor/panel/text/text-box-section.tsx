import type { ResolvedTextBox } from '@lectern/courseware';
import {
  FoldedSection,
  PanelFields,
  PanelLine,
  PanelRow,
  PanelSection,
  PanelSelect,
} from '@lectern/property-panel';
import { sharedOf } from '@lectern/stage/edit';
import { NumberField, Stack, ToggleGroup } from '@lectern/ui';
import { AlignVerticalJustifyCenter, AlignVerticalJustifyEnd, AlignVerticalJustifyStart } from 'lucide-react';
import type { ReactNode } from 'react';
import { singleOf } from '../../editing/shared-value.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import { useBoxes } from './use-boxes.ts';

/** The alignment and fitting of the text in its shape. */
export function TextBoxSection(): ReactNode {
  const t = usePanelTexts();
  const { boxes, patch } = useBoxes();
  if (boxes.length === 0) return null;
  const anchor = singleOf(sharedOf(boxes.map((box) => box.anchor)));
  const fit = singleOf(sharedOf(boxes.map((box) => box.autofit?.type ?? 'none')));
  return (
    <PanelSection title={t('text.vertical')}>
      <PanelLine>
        <ToggleGroup
          label={t('text.vertical')}
          value={anchor ? [anchor] : []}
          options={[
            { value: 't', label: t('text.top'), icon: <AlignVerticalJustifyStart /> },
            { value: 'ctr', label: t('text.middle'), icon: <AlignVerticalJustifyCenter /> },
            { value: 'b', label: t('text.bottom'), icon: <AlignVerticalJustifyEnd /> },
          ]}
          onChange={([next]) => (next === 't' || next === 'ctr' || next === 'b') && patch({ anchor: next })}
        />
        <PanelSelect
          className={classes.wide}
          size="small"
          label={t('text.fit')}
          value={fit ?? null}
          placeholder={t('text.mixed')}
          options={[
            { value: 'none', label: t('text.fitNone') },
            { value: 'grow', label: t('text.fitGrow') },
            { value: 'shrink', label: t('text.fitShrink') },
          ]}
          onChange={(type) => patch({ autofit: { type } })}
        />
      </PanelLine>
    </PanelSection>
  );
}

const PIXELS_PER_CENTIMETRE = 96 / 2.54;
const directions = ['horz', 'eaVert', 'vert', 'vert270', 'wordArtVert'] as const;
const insets = ['insetLeft', 'insetRight', 'insetTop', 'insetBottom'] as const;

/** Settings that are rarely needed: the direction of the text, its columns, and its insets. */
export function BoxDetailsSection(): ReactNode {
  const t = usePanelTexts();
  const { boxes, patch } = useBoxes();
  if (boxes.length === 0) return null;
  const own = <K extends keyof ResolvedTextBox>(key: K) => sharedOf(boxes.map((box) => box[key]));
  const direction = own('vertical');
  const columns = own('columns');
  const gap = own('columnGap');
  const length = (key: (typeof insets)[number]) => {
    const shared = own(key);
    return shared.mixed ? null : inCentimetres(shared.value);
  };
  return (
    <FoldedSection id="text.box" title={t('text.box')}>
      <PanelRow label={t('text.direction')}>
        <PanelSelect
          className={classes.wide}
          size="small"
          label={t('text.direction')}
          value={direction.mixed ? null : (directions.find((each) => each === direction.value) ?? null)}
          placeholder={t('text.mixed')}
          options={directions.map((value) => ({ value, label: t(`text.${value}`) }))}
          onChange={(vertical) => patch({ vertical })}
        />
      </PanelRow>
      <Stack gap={2} className={classes.pairs}>
        <NumberField
          label={t('text.columns')}
          prefix={t('text.columns')}
          value={columns.mixed ? null : columns.value}
          min={1}
          max={16}
          digits={0}
          onChange={(value) => patch({ columns: Math.round(value) })}
        />
        <NumberField
          label={t('text.columnGap')}
          prefix={t('text.columnGap')}
          value={gap.mixed ? null : inCentimetres(gap.value)}
          min={0}
          max={20}
          step={0.1}
          unit={t('text.centimetres')}
          disabled={columns.mixed || columns.value === 1}
          onChange={(value) => patch({ columnGap: inPixels(value) })}
        />
      </Stack>
      <PanelFields label={t('text.insets')}>
        <Stack gap={2} className={classes.pairs}>
          {insets.map((key) => (
            <NumberField
              key={key}
              label={t(`text.${key}`)}
              prefix={t(`text.${key}`)}
              value={length(key)}
              min={0}
              max={50}
              step={0.1}
              unit={t('text.centimetres')}
              onChange={(value) => patch({ [key]: inPixels(value) })}
            />
          ))}
        </Stack>
      </PanelFields>
    </FoldedSection>
  );
}

function inCentimetres(pixels: number): number {
  return Math.round((pixels / PIXELS_PER_CENTIMETRE) * 100) / 100;
}

function inPixels(centimetres: number): number {
  return Math.round(centimetres * PIXELS_PER_CENTIMETRE * 100) / 100;
}
