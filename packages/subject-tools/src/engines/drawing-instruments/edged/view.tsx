import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { carriedByTwo, moved, type Pose, turnedAbout, wrappedTurn, type XY } from '../../../common/pose.ts';
import { numberIn } from '../../../common/values.ts';
import type { Described, ToolName } from '../../../engine.tsx';
import { BUTTON, Knob, Said, SvgButton, stepOf } from '../controls.tsx';
import type { InstrumentProps } from '../instrument.ts';
import classes from '../instruments.module.css';
import { calibrated, keptPose, withinReach } from '../kept.ts';
import { type Line, pageMarks } from '../page-marks.ts';
import { directionOf, settled } from '../settled.ts';
import { edgesOf, type InstrumentShape } from '../shapes.ts';
import { Sheet } from '../sheet.tsx';
import { strokeAlong } from '../stroke-along.ts';
import { instrumentTexts } from '../texts.ts';
import { type Hands, useHands } from '../use-hands.ts';
import { angleOn, anglesOfLines, rayEnd, reading, restedAngle } from './angles.ts';
import { EdgedBody, gripPath } from './body.tsx';

/** The options of an instrument with edges. */
export interface EdgedDescription {
  readonly name: ToolName;
  /** The shape on a page where a centimetre has this many logical pixels. A shape with a round side reads angles. */
  readonly shape: (cm: number) => InstrumentShape;
  /** The initial vertical position on the screen, from 0 to 1. */
  readonly down: number;
}

type EdgedProps = InstrumentProps & Described<EdgedDescription>;

/** Steps of an arrow key, without and with Shift: logical pixels of a move, and degrees of a rotation. */
const STEP = { near: 1, far: 10, turn: 1, farTurn: 15 };

/** A ruler, a set square or a protractor: dragged by one pointer, rotated by two or by its knob, or moved by keys. */
export function EdgedInstrument(props: EdgedProps): ReactNode {
  const { tool, id, data, language, page, writes, close } = props;
  const t = instrumentTexts[language];
  const name = tool.name[language];
  const { pose, shape, cm, marks, keep, body, knob } = useCarried(props);
  const { x, y, turn } = pose;
  const led = useSignal(page.led);
  const shown = wrappedTurn(-turn);
  const own = led?.guide === id ? led : undefined;
  const inner = data.inner === true;
  const [left, middle] = shape.controls;
  return (
    <Sheet page={page} label={name}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the arrow keys move the whole instrument */}
      <g
        role="application"
        transform={`translate(${x} ${y}) rotate(${turn})`}
        tabIndex={0}
        aria-label={`${name} ${t.angle(shown)}`}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Escape"
        className={classes.piece}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            close();
            return;
          }
          const step = stepOf(event);
          const by = event.shiftKey ? STEP.far : STEP.near;
          if (step) keep(moved(pose, [step[0] * by, step[1] * by]));
        }}
      >
        <EdgedBody shape={shape} cm={cm} inner={inner} />
        <path
          d={gripPath(shape, writes)}
          className={classes.grip}
          data-grip=""
          onPointerDown={body.onPointerDown}
          onPointerMove={body.onPointerMove}
          onPointerUp={body.onPointerUp}
          onPointerCancel={body.onPointerUp}
        />
        {shape.radius === undefined ? null : (
          <Pointer {...props} pose={pose} radius={shape.radius} inner={inner} lines={marks.lines} />
        )}
        <Knob
          at={shape.knob}
          sign="↻"
          label={t.turn}
          min={-180}
          max={180}
          now={shown}
          words={t.angle(shown)}
          hands={knob}
          onStep={([dx, dy], far) =>
            keep(turnedAbout(pose, [x, y], (dx + dy) * (far ? STEP.farTurn : STEP.turn)))
          }
        />
        <Buttons {...props} at={shape.controls} cm={cm} />
        {shape.radius === undefined ? (
          <Said x={left + (BUTTON + 6) * 3 + 4} y={middle}>
            {own ? t.length(own.length / cm) : t.angle(shown)}
          </Said>
        ) : null}
      </g>
    </Sheet>
  );
}

interface ButtonsProps extends InstrumentProps {
  readonly at: InstrumentShape['controls'];
  readonly cm: number;
}

/** Closes the instrument, and makes its centimetre smaller or larger. */
function Buttons({ at: [left, middle], cm, language, change, close }: ButtonsProps): ReactNode {
  const t = instrumentTexts[language];
  return (
    <>
      <SvgButton x={left} y={middle} text="×" label={t.close} onPress={close} />
      <SvgButton
        x={left + BUTTON + 6}
        y={middle}
        text="−"
        label={`${t.smaller} ${t.calibrated(cm)}`}
        onPress={() => change({ cm: calibrated(cm, -1) })}
      />
      <SvgButton
        x={left + (BUTTON + 6) * 2}
        y={middle}
        text="+"
        label={`${t.larger} ${t.calibrated(cm)}`}
        onPress={() => change({ cm: calibrated(cm, 1) })}
      />
    </>
  );
}

/** Position of the instrument, and the gestures that move it by its body or rotate it by its knob. */
function useCarried({ tool, id, data, change, page }: EdgedProps) {
  const [seen] = useState(page.seen);
  const usual = { x: seen.x + seen.w / 2, y: seen.y + seen.h * tool.down, turn: 0 };
  const kept = keptPose(data, usual);
  const [carried, setCarried] = useState<Pose>();
  const pose = carried ?? kept;
  const { cm } = kept;
  const shape = useMemo(() => tool.shape(cm), [tool, cm]);
  const { x, y, turn } = pose;
  const { lay } = page;
  useEffect(() => lay(id, { edges: edgesOf(shape, { x, y, turn }) }), [lay, id, shape, x, y, turn]);
  const marks = useMemo(() => pageMarks(page.strokes), [page.strokes]);
  const guides = useSignal(page.guides);
  const others = (): readonly Line[] =>
    [...guides].flatMap(([other, { edges }]) =>
      other === id ? [] : edges.flatMap((edge) => (edge.type === 'line' ? [edge] : [])),
    );
  const latest = useRef(pose);
  const carry = (hand: Pose) => {
    latest.current = settled(shape, hand, others(), marks);
    setCarried(latest.current);
  };
  const keep = (next: Pose = latest.current) => {
    const within = withinReach(next, page.size);
    setCarried(undefined);
    change({ x: within.x, y: within.y, turn: within.turn });
  };
  const start = () => {
    latest.current = pose;
    return pose;
  };
  const body = useHands({ start, move: (from, hands) => carry(carriedBy(from, hands)), end: () => keep() });
  const knob = useHands({
    start,
    move: (from, { before, now }) => {
      const origin: XY = [from.x, from.y];
      const [was, is] = [before[0] ?? origin, now[0] ?? origin];
      const by = wrappedTurn(directionOf({ from: origin, to: is }) - directionOf({ from: origin, to: was }));
      const turned = Math.round((from.turn + by) * 2) / 2;
      carry(turnedAbout(from, origin, turned - from.turn));
    },
    end: () => keep(),
  });
  return { pose, shape, cm, marks, keep, body, knob };
}

function carriedBy(from: Pose, { before, now }: Hands): Pose {
  const [a, b] = before;
  const [nextA, nextB] = now;
  if (!a || !nextA) return from;
  if (b && nextB) return carriedByTwo(from, [a, b], [nextA, nextB]);
  return moved(from, [nextA[0] - a[0], nextA[1] - a[1]]);
}

interface PointerProps extends InstrumentProps {
  readonly pose: Pose;
  readonly radius: number;
  readonly inner: boolean;
  readonly lines: readonly Line[];
}

/** The pointer of the protractor: it reads an angle, and draws a ray at it. */
function Pointer({ data, change, language, page, pose, radius, inner, lines }: PointerProps): ReactNode {
  const t = instrumentTexts[language];
  const kept = numberIn(data.angle, [0, 180], 60);
  const [turning, setTurning] = useState<number>();
  const angle = turning ?? kept;
  const latest = useRef(angle);
  const hands = useHands({
    start: () => {
      latest.current = angle;
      return angle;
    },
    move: (_, { now }) => {
      const direction = directionOf({ from: [pose.x, pose.y], to: now[0] ?? [0, 0] });
      const read = angleOn(pose, direction);
      if (read === undefined) return;
      latest.current = restedAngle(read, anglesOfLines(pose, lines));
      setTurning(latest.current);
    },
    end: () => {
      setTurning(undefined);
      change({ angle: latest.current });
    },
  });
  const [tipX, tipY] = rayEnd({ x: 0, y: 0, turn: 0 }, angle, radius + 26);
  const words = t.angle(reading(angle, inner));
  const set = (next: number) => change({ angle: Math.min(Math.max(next, 0), 180) });
  return (
    <>
      <line x2={tipX} y2={tipY} className={classes.pointer} />
      <Said y={-radius * 0.36} middle>
        {words}
      </Said>
      <Knob
        at={[tipX, tipY]}
        sign="∠"
        label={t.pointer}
        min={0}
        max={180}
        now={reading(angle, inner)}
        words={words}
        hands={hands}
        onStep={([dx, dy], far) => set(angle - (dx + dy) * (far ? 10 : 0.5) * (inner ? -1 : 1))}
      />
      <SvgButton
        x={-111}
        y={-62}
        w={108}
        text={t.ray}
        onPress={() => page.write(strokeAlong([pose.x, pose.y], rayEnd(pose, angle, radius + 40)))}
      />
      <SvgButton
        x={3}
        y={-62}
        w={108}
        text={t.swap}
        pressed={inner}
        onPress={() => change({ inner: !inner })}
      />
    </>
  );
}
