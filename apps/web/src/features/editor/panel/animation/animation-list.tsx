import { type Animation, moveAnimation, placeAnimation } from '@lectern/courseware';
import { countPieces } from '@lectern/stage/show';
import { Stack, Text } from '@lectern/ui';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import classes from './animation.module.css';
import { AnimationRow } from './animation-row.tsx';
import { type AnimationStep, animationSteps } from './animation-steps.ts';
import { placeOfDrop, type RowSide, sideAt } from './drop-place.ts';
import { elementName } from './effect-name.ts';
import { useAnimationTexts } from './locale/texts.ts';
import { animationTimes, type TimeScale, timeScale } from './time-scale.ts';

/** Pixels that the pointer moves before a press is a drag. */
const TREMOR = 6;

interface AnimationListProps {
  readonly pageId: string;
  readonly animations: readonly Animation[];
  /** Whether the time bars are shown. */
  readonly timed: boolean;
}

/** A page's animations, grouped by the clicks that start them; reordered by dragging, or by Alt and the arrow keys. */
export function AnimationList({ pageId, animations, timed }: AnimationListProps): ReactNode {
  const t = useAnimationTexts();
  const { session } = useEditing();
  const list = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ readonly id: string } & RowSide>();
  const said = useSaid(list, animations);
  const times = animationTimes(animations, ({ elementId, paragraphs }, by) =>
    countPieces(session.store, { elementId, paragraphs }, by),
  );
  const longest = Math.max(0, ...[...times.values()].map(({ end }) => end));
  /** The ruler's length while a bar is dragged, so that the ruler does not change meanwhile; milliseconds. */
  const [held, setHeld] = useState<number>();
  const scale = timeScale(held ?? longest);

  const pull = (event: PointerEvent<HTMLElement>, id: string, onDragged: () => void) => {
    if (event.button !== 0 || !session.canEdit) return;
    const node = event.currentTarget;
    const from = event.clientY;
    let now: RowSide | undefined;
    node.setPointerCapture(event.pointerId);
    node.onpointermove = (move) => {
      if (!now && Math.abs(move.clientY - from) <= TREMOR) return;
      now = sideAt(rowsIn(list.current), move.clientY);
      // The dragged row may be taller than the panel: scrolling to it would move all rows under the pointer.
      if (now && now.at !== id) rowOf(list.current, now.at)?.scrollIntoView({ block: 'nearest' });
      setDrag(now && { id, ...now });
      onDragged();
    };
    node.onlostpointercapture = () => {
      node.onpointermove = null;
      node.onlostpointercapture = null;
      setDrag(undefined);
      const place = now && placeOfDrop(animations, id, now);
      if (place) session.edit((edit) => placeAnimation(edit, pageId, id, place));
    };
  };
  const press = (event: KeyboardEvent, id: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!event.altKey || by === undefined || !session.canEdit) return;
    event.preventDefault();
    event.stopPropagation();
    said.follow(id);
    session.edit((edit) => moveAnimation(edit, pageId, id, by));
  };
  return (
    <Stack columns="one" ref={list} gap={2}>
      {timed ? <TimeRuler scale={scale} /> : null}
      {animationSteps(animations).map((step) => (
        <Step key={step.animations[0]?.id} step={step}>
          {step.animations.map((animation) => (
            <AnimationRow
              key={animation.id}
              animation={animation}
              pageId={pageId}
              startedBy={step.begin.type === 'element' ? step.begin.elementId : undefined}
              drag={drag}
              time={timed ? times.get(animation.id) : undefined}
              seconds={scale.seconds}
              onHold={(holds) => setHeld(holds ? longest : undefined)}
              onPull={(event, onDragged) => pull(event, animation.id, onDragged)}
              onKeyDown={(event) => press(event, animation.id)}
            />
          ))}
        </Step>
      ))}
      <p className="visually-hidden" role="status">
        {said.place === undefined ? '' : t('moved', { place: said.place, of: animations.length })}
      </p>
    </Stack>
  );
}

function Step({ step, children }: { readonly step: AnimationStep; readonly children: ReactNode }): ReactNode {
  const t = useAnimationTexts();
  const { store } = useEditing().session;
  const { begin } = step;
  const title =
    begin.type === 'click'
      ? t('step', { number: begin.number })
      : begin.type === 'opening'
        ? t('opening')
        : t('triggered', { name: elementName(t, store, begin.elementId) });
  return (
    <section className={classes.step} aria-label={title}>
      <Text as="h4" tone="quiet" className={classes.stepTitle}>
        {title}
      </Text>
      <Stack as="ol" columns="one" gap={1}>
        {children}
      </Stack>
    </section>
  );
}

/** Keeps the focus on a row that its keys moved into another step, and returns its new number for screen readers. */
function useSaid(list: React.RefObject<HTMLElement | null>, animations: readonly Animation[]) {
  const moved = useRef<string>(undefined);
  const [place, setPlace] = useState<number>();
  useEffect(() => {
    const id = moved.current;
    if (id === undefined) return;
    moved.current = undefined;
    rowOf(list.current, id)?.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
    setPlace(animations.findIndex((each) => each.id === id) + 1);
  }, [list, animations]);
  return {
    place,
    follow: (id: string) => {
      moved.current = id;
    },
  };
}

function rowOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return list?.querySelector<HTMLElement>(`[data-animation="${CSS.escape(id)}"]`) ?? undefined;
}

function rowsIn(list: HTMLElement | null) {
  return [...(list?.querySelectorAll<HTMLElement>('[data-animation]') ?? [])].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { id: row.dataset.animation ?? '', top, bottom };
  });
}

/** The ruler above the bars, in seconds after the click. */
function TimeRuler({ scale: { seconds, marks } }: { readonly scale: TimeScale }): ReactNode {
  const t = useAnimationTexts();
  return (
    <Text
      as="div"
      size="small"
      tone="quiet"
      numeric
      edge="bottom"
      className={classes.ruler}
      aria-hidden="true"
    >
      {marks.map((mark) => (
        <span key={mark} className={classes.mark} style={{ left: `${(mark / seconds) * 100}%` }}>
          {mark === 0 ? `0 ${t('seconds')}` : mark}
        </span>
      ))}
    </Text>
  );
}
