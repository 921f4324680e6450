import type { Color, ColorContext, Edit, Fill } from '@lectern/courseware';
import { Button, CodeLoadFailure, ToggleGroup } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { type ReactNode, useState } from 'react';
import { ColorPicker } from '../colors/color-picker.tsx';
import { opacityOf, opaque, withOpacity } from '../colors/palette.ts';
import { usePanelHost } from '../panel-host.ts';
import { PanelRow } from '../panel-section.tsx';
import { SliderRow } from '../slider-row.tsx';
import classes from './fill.module.css';
import { gradientFrom } from './gradient.ts';
import { GradientEditor } from './gradient-editor.tsx';
import { useFillTexts } from './texts.ts';

const failed = CodeLoadFailure;
const PatternEditor = lazyComponent(async () => (await import('./pattern-editor.tsx')).PatternEditor, {
  failed,
});
const PictureFillEditor = lazyComponent(
  async () => (await import('./picture-fill-editor.tsx')).PictureFillEditor,
  {
    failed,
  },
);

export const fillKinds = ['solid', 'gradient', 'picture', 'pattern'] as const;
export type FillKind = (typeof fillKinds)[number];

export interface FillEditorProps {
  /** Accessible name of the colour button. */
  readonly label: string;
  /** The current fill; undefined for several fills or no fill. */
  readonly value: Fill | undefined;
  readonly colors: ColorContext;
  /** Kinds of fill to offer, all by default. Pictures are offered only when the host stores them. */
  readonly kinds?: readonly FillKind[];
  /** An entry above the colours that removes the fill. */
  readonly none?: { readonly label: string; readonly onPick: () => void } | undefined;
  /** Called during a drag, to preview the fill without storing it. */
  readonly onHold?: ((fill: Fill) => void) | undefined;
  /** Called once per undo step; `keep` creates the records that the fill refers to, in the same step. */
  readonly onChange: (fill: Fill, keep?: (edit: Edit) => void) => void;
}

const accent: Color = { type: 'scheme', slot: 'accent1' };

const patternOf = (color: Color): Fill => ({
  type: 'pattern',
  preset: 'wdUpDiag',
  foreground: opaque(color),
  background: { type: 'scheme', slot: 'bg1' },
});

/** Editor of a fill: one colour, a gradient, a picture or a pattern. Renders rows without a section around them. */
export function FillEditor({
  label,
  value,
  colors,
  kinds = fillKinds,
  none,
  onHold,
  onChange,
}: FillEditorProps): ReactNode {
  const t = useFillTexts();
  const { pictures } = usePanelHost();
  const type = value?.type;
  /**
   * Type of the fill at the moment when the user selected pictures. The picture editor is shown until a picture is
   * stored.
   */
  const [asking, setAsking] = useState<Fill['type'] | 'unset'>();
  const asks = asking !== undefined && asking === (type ?? 'unset');
  const kind = asks ? 'picture' : type === 'none' || type === 'group' ? undefined : type;
  const color = mainColor(value);
  const put = (fill: Fill, keep?: (edit: Edit) => void) => {
    setAsking(undefined);
    onChange(fill, keep);
  };
  const become = (next: FillKind) => {
    if (next === kind) return;
    setAsking(undefined);
    if (next === 'picture') setAsking(type ?? 'unset');
    else if (next === type) return;
    else if (next === 'gradient') put(gradientFrom(color ?? accent, colors));
    else if (next === 'solid') put({ type: 'solid', color: color ?? accent });
    else put(patternOf(color ?? accent));
  };
  const offered = pictures ? kinds : kinds.filter((each) => each !== 'picture');
  return (
    <>
      {offered.length > 1 ? (
        <ToggleGroup
          className={classes.kinds}
          label={t.kind}
          value={kind ? [kind] : []}
          options={offered.map((each) => ({ value: each, label: t.kinds[each] }))}
          onChange={([next]) => {
            if (next) become(next);
          }}
        />
      ) : null}
      {kind === 'solid' || kind === undefined ? (
        <SolidRows
          label={label}
          color={value?.type === 'solid' && !asks ? value.color : undefined}
          colors={colors}
          none={none}
          onHold={onHold}
          onPut={put}
        />
      ) : null}
      {value?.type === 'gradient' && !asks ? (
        <GradientEditor fill={value} colors={colors} onHold={onHold} onChange={put} />
      ) : null}
      {value?.type === 'pattern' && !asks ? (
        <PatternEditor fill={value} colors={colors} onChange={put} />
      ) : null}
      {kind === 'picture' && pictures ? (
        <PictureFillEditor
          fill={value?.type === 'picture' ? value : undefined}
          pictures={pictures}
          onHold={onHold}
          onChange={put}
        />
      ) : null}
      {none && kind !== 'solid' && kind !== undefined ? (
        <Button className={classes.none} size="small" onClick={none.onPick}>
          {none.label}
        </Button>
      ) : null}
    </>
  );
}

interface SolidRowsProps extends Pick<FillEditorProps, 'label' | 'colors' | 'none' | 'onHold'> {
  readonly color: Color | undefined;
  readonly onPut: (fill: Fill) => void;
}

/** Rows for one colour and its opacity. */
function SolidRows({ label, color, colors, none, onHold, onPut }: SolidRowsProps): ReactNode {
  const t = useFillTexts();
  return (
    <>
      <PanelRow label={t.color}>
        <ColorPicker
          label={label}
          colors={colors}
          value={color && opaque(color)}
          {...(none ? { none } : {})}
          onPick={(next) => onPut({ type: 'solid', color: withOpacity(next, color ? opacityOf(color) : 1) })}
        />
      </PanelRow>
      {color ? (
        <SliderRow
          label={t.opacity}
          min={0}
          max={100}
          unit="%"
          value={Math.round(opacityOf(color) * 100)}
          onHold={(percent) => onHold?.({ type: 'solid', color: withOpacity(color, percent / 100) })}
          onCommit={(percent) => onPut({ type: 'solid', color: withOpacity(color, percent / 100) })}
        />
      ) : null}
    </>
  );
}

/** The colour that a fill keeps when its kind changes. */
function mainColor(fill: Fill | undefined): Color | undefined {
  if (fill?.type === 'solid') return fill.color;
  if (fill?.type === 'pattern') return fill.foreground;
  return fill?.type === 'gradient' ? fill.stops.at(-1)?.color : undefined;
}
