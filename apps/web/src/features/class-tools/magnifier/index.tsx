import { Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Circle, Minus, Plus, RectangleHorizontal, Sun, X, ZoomIn } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ClassToolPart, type ClassToolProps, PanelButton } from '../../../parts/class-tools/index.ts';
import { fitLens, keptLens, type Lens, type LensRoom, lensOf, shownAt } from './lens.ts';
import classes from './magnifier.module.css';
import { Mirror } from './mirror.ts';
import { useTexts } from './texts.ts';
import { stronger, useLensHand } from './use-lens-hand.ts';

/** A lens that enlarges the content under it, or a spotlight that darkens the rest of the screen. */
export const magnifier: ClassToolPart = { View: Magnifier, takes: ['wheel'] };

function Magnifier({ id, lesson, show, close }: ClassToolProps): ReactNode {
  const t = useTexts();
  const state = lesson.state(id);
  const values = useSignal(state);
  const room = useWindowSize();
  const lens = lensOf(values, room);
  const layer = useRef<HTMLDivElement>(null);
  const enlarged = useRef<HTMLDivElement>(null);
  const now = useRef(lens);
  const { surface } = show;

  // Moving bypasses React: the lens is drawn at the pointer in the same frame.
  const draw = useCallback(
    (next: Lens) => {
      now.current = next;
      const style = layer.current?.style;
      style?.setProperty('--x', `${next.x - next.w / 2}px`);
      style?.setProperty('--y', `${next.y - next.h / 2}px`);
      style?.setProperty('--w', `${next.w}px`);
      style?.setProperty('--h', `${next.h}px`);
      const place = surface()?.getBoundingClientRect();
      if (!enlarged.current || !place) return;
      const { x, y } = shownAt(next, { x: place.left, y: place.top });
      enlarged.current.style.transform = `translate(${x}px, ${y}px) scale(${next.zoom})`;
    },
    [surface],
  );
  const keep = useCallback((next: Lens) => state.change(keptLens(next, room)), [state, room]);
  const change = (patch: Partial<Lens>) => keep(fitLens({ ...now.current, ...patch }, room));
  useLayoutEffect(() => draw(lens));

  const { mode, shape } = lens;
  useLayoutEffect(() => {
    const from = surface();
    if (mode !== 'magnify' || !from || !enlarged.current) return;
    const mirror = new Mirror(from, enlarged.current);
    return () => mirror.dispose();
  }, [mode, surface]);

  const hand = useLensHand({
    room,
    now: () => now.current,
    onMove: draw,
    onEnd: () => keep(now.current),
  });
  useWheel(layer, (by) => {
    draw(stronger(now.current, by, room));
    keep(now.current);
  });
  const step = (by: number) => keep(stronger(now.current, by, room));
  return (
    <section ref={layer} className={classes.layer} data-mode={mode} data-shape={shape} aria-label={t(mode)}>
      {mode === 'spotlight' && (
        <div
          className={classes.dark}
          onPointerDown={(event) => change({ x: event.clientX, y: event.clientY })}
        />
      )}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        aria-label={t('lens')}
        className={classes.lens}
        {...hand}
      >
        {mode === 'magnify' && <div ref={enlarged} className={classes.enlarged} aria-hidden="true" inert />}
      </div>
      <Bar
        lens={lens}
        isAbove={lens.y + lens.h / 2 > room.h * 0.62}
        onChange={change}
        onStep={step}
        onClose={close}
      />
    </section>
  );
}

interface BarProps {
  readonly lens: Lens;
  /** The bar is above the lens instead of below it. */
  readonly isAbove: boolean;
  readonly onChange: (patch: Partial<Lens>) => void;
  readonly onStep: (by: number) => void;
  readonly onClose: () => void;
}

function Bar({ lens, isAbove, onChange, onStep, onClose }: BarProps): ReactNode {
  const t = useTexts();
  const { mode, shape } = lens;
  return (
    <Row pad={1} radius="card" wrap gap={1} className={classes.bar} data-above={isAbove ? '' : undefined}>
      <PanelButton
        bare
        label={t('magnify')}
        icon={<ZoomIn />}
        pressed={mode === 'magnify'}
        onPress={() => onChange({ mode: 'magnify' })}
      />
      <PanelButton
        bare
        label={t('spotlight')}
        icon={<Sun />}
        pressed={mode === 'spotlight'}
        onPress={() => onChange({ mode: 'spotlight' })}
      />
      <PanelButton
        bare
        label={t(shape === 'round' ? 'box' : 'round')}
        icon={shape === 'round' ? <RectangleHorizontal /> : <Circle />}
        onPress={() => onChange({ shape: shape === 'round' ? 'box' : 'round' })}
      />
      <PanelButton bare label={t('smaller')} icon={<Minus />} onPress={() => onStep(-1)} />
      {mode === 'magnify' && <output className={classes.times}>{t('times', { zoom: lens.zoom })}</output>}
      <PanelButton bare label={t('larger')} icon={<Plus />} onPress={() => onStep(1)} />
      <PanelButton bare label={t('close')} icon={<X />} onPress={onClose} />
    </Row>
  );
}

function useWindowSize(): LensRoom {
  const [size, setSize] = useState(() => ({ w: innerWidth, h: innerHeight }));
  useEffect(() => {
    const measure = () => setSize({ w: innerWidth, h: innerHeight });
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return size;
}

/** Handles the wheel everywhere on the window, because the show leaves it to the lens. */
function useWheel(layer: React.RefObject<HTMLElement | null>, onTurn: (by: 1 | -1) => void): void {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      if (!(event.target instanceof Node) || !layer.current?.contains(event.target)) return;
      event.preventDefault();
      if (event.deltaY !== 0) latest.current(event.deltaY < 0 ? 1 : -1);
    };
    addEventListener('wheel', turn, { passive: false });
    return () => removeEventListener('wheel', turn);
  }, [layer]);
}
