import type { ColorContext } from '@lectern/courseware';
import { IconButton, NumberField, ToggleGroup } from '@lectern/ui';
import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
  Circle,
  Minus,
  Plus,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ColorPicker } from '../colors/color-picker.tsx';
import { opacityOf, opaque, withOpacity } from '../colors/palette.ts';
import { PanelRow } from '../panel-section.tsx';
import classes from './fill.module.css';
import {
  type ChangedStops,
  type FocusPlace,
  fewestStops,
  focusPlaceOf,
  type GradientFill,
  mostStops,
  ordered,
  reversed,
  shadeKindOf,
  shadeKinds,
  widestGap,
  withAngle,
  withChangedStop,
  withFocus,
  withoutStop,
  withShadeKind,
  withStop,
} from './gradient.ts';
import { GradientBar } from './gradient-bar.tsx';
import { useFillTexts } from './texts.ts';

export interface GradientEditorProps {
  readonly fill: GradientFill;
  readonly colors: ColorContext;
  /** Called during a drag, to preview the gradient without storing it. */
  readonly onHold?: ((fill: GradientFill) => void) | undefined;
  /** Called at the end of a drag: one undo step. */
  readonly onChange: (fill: GradientFill) => void;
}

const directions = [
  { angle: 0, name: 'right', Icon: ArrowRight },
  { angle: 45, name: 'downRight', Icon: ArrowDownRight },
  { angle: 90, name: 'down', Icon: ArrowDown },
  { angle: 135, name: 'downLeft', Icon: ArrowDownLeft },
  { angle: 180, name: 'left', Icon: ArrowLeft },
  { angle: 225, name: 'upLeft', Icon: ArrowUpLeft },
  { angle: 270, name: 'up', Icon: ArrowUp },
  { angle: 315, name: 'upRight', Icon: ArrowUpRight },
] as const;

const focuses: readonly { readonly name: FocusPlace; readonly Icon: typeof ArrowUp }[] = [
  { name: 'topLeft', Icon: ArrowUpLeft },
  { name: 'topRight', Icon: ArrowUpRight },
  { name: 'center', Icon: Circle },
  { name: 'bottomLeft', Icon: ArrowDownLeft },
  { name: 'bottomRight', Icon: ArrowDownRight },
];

/** Editor of a gradient: colours, positions, shape and direction. */
export function GradientEditor({ fill, colors, onHold, onChange }: GradientEditorProps): ReactNode {
  const t = useFillTexts();
  const [held, setHeld] = useState<GradientFill>();
  const [chosen, setChosen] = useState(0);
  const shown = held ?? ordered(fill);
  const at = Math.min(chosen, shown.stops.length - 1);
  const stop = shown.stops[at];
  const hold = ({ fill: next, at: now }: ChangedStops) => {
    setHeld(next);
    setChosen(now);
    onHold?.(next);
  };
  const done = () => {
    if (!held) return;
    setHeld(undefined);
    onChange(held);
  };
  const put = ({ fill: next, at: now }: ChangedStops) => {
    setHeld(undefined);
    setChosen(now);
    if (next !== shown) onChange(next);
  };
  const change = (next: GradientFill) => put({ fill: next, at });
  const kind = shadeKindOf(shown);
  const focus = focusPlaceOf(shown);
  const angle = shown.shade.type === 'linear' ? Math.round(shown.shade.angle * 10) / 10 : undefined;
  return (
    <>
      <PanelRow label={t.way}>
        <ToggleGroup
          label={t.way}
          value={kind ? [kind] : []}
          options={shadeKinds.map((value) => ({ value, label: t.ways[value] }))}
          onChange={([next]) => {
            if (next) change(withShadeKind(shown, next));
          }}
        />
      </PanelRow>
      {angle === undefined ? (
        <PanelRow label={t.focus}>
          <ToggleGroup
            label={t.focus}
            value={focus ? [focus] : []}
            options={focuses.map(({ name, Icon }) => ({
              value: name,
              label: t.focuses[name],
              icon: <Icon />,
            }))}
            onChange={([next]) => {
              if (next) change(withFocus(shown, next));
            }}
          />
        </PanelRow>
      ) : (
        <>
          <ToggleGroup
            className={classes.directions}
            label={t.direction}
            value={[String(angle)]}
            options={directions.map(({ angle: value, name, Icon }) => ({
              value: String(value),
              label: t.towards[name],
              icon: <Icon />,
            }))}
            onChange={([next]) => {
              if (next !== undefined) change(withAngle(shown, Number(next)));
            }}
          />
          <PanelRow label={t.angle}>
            <NumberField
              className={classes.number}
              label={t.angle}
              unit="°"
              stepper
              min={0}
              max={359}
              step={5}
              value={angle}
              onChange={(next) => change(withAngle(shown, next))}
            />
          </PanelRow>
        </>
      )}
      <PanelRow label={t.stops}>
        <IconButton
          size="small"
          label={t.addStop}
          icon={<Plus />}
          disabled={shown.stops.length >= mostStops}
          onClick={() => put(withStop(shown, widestGap(shown), colors))}
        />
        <IconButton
          size="small"
          label={t.removeStop}
          icon={<Minus />}
          disabled={shown.stops.length <= fewestStops}
          onClick={() => put(withoutStop(shown, at))}
        />
        <IconButton
          size="small"
          label={t.reverse}
          icon={<ArrowLeftRight />}
          onClick={() => put({ fill: reversed(shown), at: shown.stops.length - 1 - at })}
        />
      </PanelRow>
      <GradientBar
        fill={shown}
        colors={colors}
        at={at}
        onChoose={setChosen}
        onMove={(index, pos) => hold(withChangedStop(shown, index, { pos }))}
        onDone={done}
        onAdd={(pos) => put(withStop(shown, pos, colors))}
        onRemove={(index) => put(withoutStop(shown, index))}
      />
      {stop ? (
        <div className={classes.stop}>
          <ColorPicker
            label={t.stopColor}
            colors={colors}
            value={opaque(stop.color)}
            onPick={(next) =>
              put(withChangedStop(shown, at, { color: withOpacity(next, opacityOf(stop.color)) }))
            }
          />
          <NumberField
            label={t.pos}
            prefix={t.posShort}
            unit="%"
            min={0}
            max={100}
            digits={0}
            value={Math.round(stop.pos * 100)}
            onChange={(percent) => put(withChangedStop(shown, at, { pos: percent / 100 }))}
          />
          <NumberField
            label={t.opacity}
            prefix={t.opacity}
            unit="%"
            min={0}
            max={100}
            digits={0}
            value={Math.round(opacityOf(stop.color) * 100)}
            onChange={(percent) =>
              put(withChangedStop(shown, at, { color: withOpacity(stop.color, percent / 100) }))
            }
          />
        </div>
      ) : null}
    </>
  );
}
