import type { LineEnd } from '@lectern/courseware';
import {
  ColorPicker,
  GradientEditor,
  gradientFrom,
  opaque,
  PanelRow,
  PanelSection,
  PanelSelect,
} from '@lectern/property-panel';
import { sharedOf } from '@lectern/stage/edit';
import { NumberField } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useColors } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import { type Outlined, useLineOf } from './use-line-of.ts';

type EndType = LineEnd['type'];

const pointsPerPixel = 0.75;

/** The outline of shapes, pictures and videos, or the format of lines. */
export function LineSection({ elements }: { readonly elements: readonly Outlined[] }): ReactNode {
  const t = usePanelTexts();
  const colors = useColors();
  const { ends, fill, width, dash, put } = useLineOf(elements);
  const color = fill?.type === 'solid' ? fill.color : undefined;
  const gradient = fill?.type === 'gradient' ? fill : undefined;
  const lines = elements.every((element) => element.type === 'line');
  return (
    <PanelSection title={t(lines ? 'style.lineOf' : 'style.line')}>
      <PanelRow label={t('style.strokeColor')}>
        <ColorPicker
          label={t(lines ? 'style.lineOf' : 'style.line')}
          colors={colors}
          value={color && opaque(color)}
          none={
            lines ? undefined : { label: t('style.noLine'), onPick: () => put({ fill: { type: 'none' } }) }
          }
          onPick={(next) => put({ fill: { type: 'solid', color: next } })}
        />
      </PanelRow>
      {color || gradient || lines ? (
        <>
          <PanelRow label={t('style.strokeKind')}>
            <PanelSelect
              className={classes.wide}
              size="small"
              label={t('style.strokeKind')}
              value={gradient ? 'gradient' : color ? 'solid' : null}
              placeholder={t('text.mixed')}
              options={[
                { value: 'solid', label: t('style.strokeSolid') },
                { value: 'gradient', label: t('style.strokeGradient') },
              ]}
              onChange={(kind) => {
                const first = color ?? gradient?.stops[0]?.color;
                if (!first) return;
                if (kind === 'gradient') put({ fill: gradientFrom(first, colors) });
                else put({ fill: { type: 'solid', color: first } });
              }}
            />
          </PanelRow>
          {gradient ? (
            <GradientEditor fill={gradient} colors={colors} onChange={(next) => put({ fill: next })} />
          ) : null}
          <PanelRow label={t('style.width')}>
            <NumberField
              className={classes.wide}
              label={t('style.width')}
              unit="pt"
              stepper
              min={0.25}
              max={100}
              step={0.5}
              value={width === undefined ? null : Math.round(width * pointsPerPixel * 100) / 100}
              onChange={(points) => put({ width: points / pointsPerPixel })}
            />
          </PanelRow>
          <PanelRow label={t('style.dash')}>
            <PanelSelect
              className={classes.wide}
              size="small"
              label={t('style.dash')}
              value={typeof dash === 'string' ? dash : null}
              placeholder={t('text.mixed')}
              options={[
                { value: 'solid', label: t('style.solid') },
                { value: 'dash', label: t('style.dashed') },
                { value: 'sysDot', label: t('style.dotted') },
                { value: 'dashDot', label: t('style.dashDot') },
              ]}
              onChange={(next) => put({ dash: next })}
            />
          </PanelRow>
        </>
      ) : null}
      {lines ? (
        <>
          <EndRow
            label={t('style.arrowStart')}
            ends={ends.map(({ head }) => head)}
            onChange={(head) => put({ head })}
          />
          <EndRow
            label={t('style.arrowEnd')}
            ends={ends.map(({ tail }) => tail)}
            onChange={(tail) => put({ tail })}
          />
        </>
      ) : null}
    </PanelSection>
  );
}

interface EndRowProps {
  readonly label: string;
  readonly ends: readonly (LineEnd | undefined)[];
  readonly onChange: (end: LineEnd) => void;
}

function EndRow({ label, ends, onChange }: EndRowProps): ReactNode {
  const t = usePanelTexts();
  const type = singleOf(sharedOf(ends.map((end): EndType => end?.type ?? 'none')));
  return (
    <PanelRow label={label}>
      <PanelSelect
        className={classes.wide}
        size="small"
        label={label}
        value={type ?? null}
        placeholder={t('text.mixed')}
        options={[
          { value: 'none', label: t('style.arrowNone') },
          { value: 'triangle', label: t('style.arrowTriangle') },
          { value: 'arrow', label: t('style.arrowOpen') },
          { value: 'oval', label: t('style.arrowOval') },
          { value: 'diamond', label: t('style.arrowDiamond') },
        ]}
        onChange={(next) => onChange({ type: next, width: 'med', length: 'med' })}
      />
    </PanelRow>
  );
}
