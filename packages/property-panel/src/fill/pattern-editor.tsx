import type { ColorContext, Fill } from '@lectern/courseware';
import { PATTERN_NAMES, patternPath } from '@lectern/stage/patterns';
import { type ReactNode, useId } from 'react';
import { ColorPicker } from '../colors/color-picker.tsx';
import { cssOf } from '../colors/palette.ts';
import { PanelRow } from '../panel-section.tsx';
import classes from './fill.module.css';
import { useFillTexts } from './texts.ts';

export type PatternFill = Extract<Fill, { type: 'pattern' }>;

/** Size of a pattern's preview, logical pixels: three tiles. */
const glyph = 24;

export interface PatternEditorProps {
  readonly fill: PatternFill;
  readonly colors: ColorContext;
  readonly onChange: (fill: PatternFill) => void;
}

/** Editor of a pattern fill: a preset pattern of OOXML and its two colours. */
export function PatternEditor({ fill, colors, onChange }: PatternEditorProps): ReactNode {
  const t = useFillTexts();
  const id = useId();
  return (
    <>
      <PanelRow label={t.foreground}>
        <ColorPicker
          label={t.foreground}
          colors={colors}
          value={fill.foreground}
          onPick={(foreground) => onChange({ ...fill, foreground })}
        />
      </PanelRow>
      <PanelRow label={t.backgroundColor}>
        <ColorPicker
          label={t.backgroundColor}
          colors={colors}
          value={fill.background}
          onPick={(background) => onChange({ ...fill, background })}
        />
      </PanelRow>
      <div className={classes.patterns} role="group" aria-label={t.pattern}>
        {PATTERN_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.pattern}
            aria-label={t.patternOf(name)}
            aria-pressed={name === fill.preset}
            onClick={() => onChange({ ...fill, preset: name })}
          >
            <svg width={glyph} height={glyph} aria-hidden="true">
              <pattern id={`${id}${name}`} patternUnits="userSpaceOnUse" width={8} height={8}>
                <rect width={8} height={8} fill={cssOf(fill.background, colors)} />
                <path
                  d={patternPath(name)}
                  fill={cssOf(fill.foreground, colors)}
                  shapeRendering="crispEdges"
                />
              </pattern>
              <rect width={glyph} height={glyph} fill={`url(#${id}${name})`} />
            </svg>
          </button>
        ))}
      </div>
    </>
  );
}
