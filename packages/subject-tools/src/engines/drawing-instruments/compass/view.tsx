import { type ReactNode, useMemo, useRef, useState } from 'react';
import { wrappedTurn, type XY } from '../../../common/pose.ts';
import type { Described, ToolName } from '../../../engine.tsx';
import { Knob, Said, SvgButton } from '../controls.tsx';
import type { InstrumentProps } from '../instrument.ts';
import classes from '../instruments.module.css';
import { withinReach } from '../kept.ts';
import { pageMarks } from '../page-marks.ts';
import { directionOf } from '../settled.ts';
import { Sheet } from '../sheet.tsx';
import { strokeAround } from '../stroke-along.ts';
import { instrumentTexts } from '../texts.ts';
import { type Hands, useHands } from '../use-hands.ts';
import { type CompassPose, compassOf, needleAt, opened, openedTo, pencilOf, RADII_CM } from './model.ts';

/** The height of the hinge above the line between needle and pencil, logical pixels. */
const HINGE = 130;
/** Degrees of an arc that a key draws with Shift, and degrees by which a key rotates the compass without Shift. */
const ARC_STEP = 15;
const TURN_STEP = 5;

/** The options of a compass. */
export interface CompassDescription {
  readonly name: ToolName;
}

type CompassProps = InstrumentProps & Described<CompassDescription>;

/** A compass: its needle can be moved, it can be opened, and turning its hinge draws an arc. */
export function Compass(props: CompassProps): ReactNode {
  const { tool, language, page, close } = props;
  const t = instrumentTexts[language];
  const { compass, arc, keep, put, open, draw } = useHeldCompass(props);
  const { needle, radius, turn, cm } = compass;
  const pencil = pencilOf(compass);
  const hinge = hingeOf(compass, pencil);
  const words = t.length(radius / cm);
  const circle = () => page.write(strokeAround(needle, radius, turn, 360));
  return (
    <Sheet page={page} label={tool.name[language]}>
      <circle cx={needle[0]} cy={needle[1]} r={radius} className={classes.reach} />
      {arc ? (
        <path d={pathOf(strokeAround(needle, radius, arc.from, arc.sweep))} className={classes.drawn} />
      ) : null}
      <polyline
        points={`${needle.join(',')} ${hinge.join(',')} ${pencil.join(',')}`}
        fill="none"
        strokeLinejoin="round"
        className={classes.leg}
      />
      <Knob
        at={needle}
        sign="✛"
        label={t.needle}
        min={page.size.endless ? -page.size.w : 0}
        max={page.size.endless ? 2 * page.size.w : page.size.w}
        now={needle[0]}
        words={`${Math.round(needle[0])}, ${Math.round(needle[1])}`}
        hands={put}
        onStep={([dx, dy], far) => {
          const by = far ? 10 : 1;
          keep({ ...compass, needle: [needle[0] + dx * by, needle[1] + dy * by] });
        }}
      />
      <Knob
        at={pencil}
        sign="✎"
        label={t.radius}
        min={Math.round(RADII_CM[0] * 10)}
        max={RADII_CM[1] * 10}
        now={(radius / cm) * 10}
        words={words}
        hands={open}
        onStep={([dx, dy], far) => keep(opened(compass, (dx - dy) * (far ? 10 : 1)))}
      />
      <Knob
        at={hinge}
        sign="↻"
        label={t.draw}
        min={-180}
        max={180}
        now={wrappedTurn(turn)}
        words={t.angle(wrappedTurn(turn))}
        hands={draw}
        onStep={([dx, dy], far) => {
          const by = (dx + dy) * (far ? ARC_STEP : TURN_STEP);
          if (far) page.write(strokeAround(needle, radius, turn, by));
          keep({ ...compass, turn: turn + by });
        }}
      />
      <g transform={`translate(${needle[0]} ${needle[1]})`}>
        <Said x={24} y={30}>
          {words}
        </Said>
        <SvgButton x={-150} y={46} w={108} text={t.circle} onPress={circle} />
        <SvgButton x={-36} y={46} text="×" label={t.close} onPress={close} />
      </g>
    </Sheet>
  );
}

/** The compass in its current pose, and the pointer handlers that move its needle, open it, and draw with it. */
function useHeldCompass({ data, change, page }: CompassProps) {
  const [seen] = useState(page.seen);
  const kept = compassOf(data, [seen.x + seen.w / 2, seen.y + seen.h / 2]);
  const [held, setHeld] = useState<CompassPose>();
  /** The arc in progress: the direction where it began, and its sweep, degrees. */
  const [arc, setArc] = useState<{ readonly from: number; readonly sweep: number }>();
  const compass = held ?? kept;
  const { needle, radius } = compass;
  const latest = useRef({ compass, arc });
  const { points } = useMemo(() => pageMarks(page.strokes), [page.strokes]);
  const hold = (next: CompassPose) => {
    latest.current.compass = next;
    setHeld(next);
  };
  const keep = (next: CompassPose = latest.current.compass) => {
    const { x, y } = withinReach({ x: next.needle[0], y: next.needle[1], turn: 0 }, page.size);
    setHeld(undefined);
    change({ x, y, radius: next.radius, turn: wrappedTurn(next.turn) });
  };
  const start = () => {
    latest.current = { compass, arc: undefined };
    return compass;
  };
  const put = useHands({
    start,
    move: (from, hands) => hold(carriedNeedle(from, hands, points)),
    end: () => keep(),
  });
  const open = useHands({
    start,
    move: (from, { now }) => hold(openedTo(from, now[0] ?? from.needle, points)),
    end: () => keep(),
  });
  const draw = useHands({
    start,
    move: (from, { before, now }) => {
      const [was, is] = [before[0] ?? needle, now[0] ?? needle];
      const all = directionOf({ from: from.needle, to: is }) - directionOf({ from: from.needle, to: was });
      const sweep = (latest.current.arc?.sweep ?? 0) + wrappedTurn(all - (latest.current.arc?.sweep ?? 0));
      latest.current.arc = { from: from.turn, sweep };
      setArc(latest.current.arc);
      hold({ ...from, turn: from.turn + sweep });
    },
    end: () => {
      const drawn = latest.current.arc;
      setArc(undefined);
      if (drawn && Math.abs(drawn.sweep) >= 0.5)
        page.write(strokeAround(latest.current.compass.needle, radius, drawn.from, drawn.sweep));
      keep();
    },
  });
  return { compass, arc, keep, put, open, draw };
}

/** One finger on the needle moves it; a second one opens the compass as the fingers spread. */
function carriedNeedle(from: CompassPose, { before, now }: Hands, points: readonly XY[]): CompassPose {
  const [a, b] = before;
  const [nextA, nextB] = now;
  if (!a || !nextA) return from;
  if (b && nextB) {
    const apart = (one: XY, other: XY) => Math.hypot(one[0] - other[0], one[1] - other[1]);
    return opened(from, Math.round(((apart(nextA, nextB) - apart(a, b)) / from.cm) * 10));
  }
  return needleAt(from, [from.needle[0] + nextA[0] - a[0], from.needle[1] + nextA[1] - a[1]], points);
}

/** The hinge is above the middle between needle and pencil when the pencil is on the right. */
function hingeOf({ needle, radius }: CompassPose, pencil: XY): XY {
  const [ux, uy] = [(pencil[0] - needle[0]) / radius, (pencil[1] - needle[1]) / radius];
  return [(needle[0] + pencil[0]) / 2 + uy * HINGE, (needle[1] + pencil[1]) / 2 - ux * HINGE];
}

function pathOf(points: readonly number[]): string {
  let path = '';
  for (let at = 0; at + 1 < points.length; at += 3)
    path += `${path === '' ? 'M' : 'L'}${points[at]} ${points[at + 1]}`;
  return path;
}
