import { type Animation, changeAnimations } from '@lectern/courseware';
import type { AnimationTimes } from '@lectern/playback/step-times';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import classes from './animation.module.css';
import { useAnimationTexts } from './locale/texts.ts';
import { movedDelay, resizedDuration, TENTH } from './time-scale.ts';

interface TimeBarProps {
  readonly animation: Animation;
  readonly pageId: string;
  readonly name: string;
  readonly time: AnimationTimes;
  /** Length of the ruler, seconds. */
  readonly seconds: number;
  readonly onHold: (holds: boolean) => void;
}

type Side = 'delay' | 'duration';

/**
 * A bar of when an animation plays: dragging it changes the delay, dragging its end the duration. The arrow keys do the
 * same in steps of a tenth of a second, with shift of a second.
 */
export function TimeBar({ animation, pageId, name, time, seconds, onHold }: TimeBarProps): ReactNode {
  const t = useAnimationTexts();
  const { session } = useEditing();
  const track = useRef<HTMLDivElement>(null);
  /** The change by the current drag, milliseconds. */
  const [pulled, setPulled] = useState<{ readonly side: Side; readonly by: number }>();
  const value = (side: Side, by: number) =>
    side === 'delay' ? movedDelay(animation.delay, by) : resizedDuration(animation.duration, time, by);
  const put = (side: Side, by: number, merge?: string) => {
    const next = value(side, by);
    if (next === animation[side]) return;
    session.edit(
      (edit) => changeAnimations(edit, pageId, new Set([animation.id]), { [side]: next }),
      merge === undefined ? {} : { merge },
    );
  };
  const hold = (event: PointerEvent<HTMLElement>, side: Side) => {
    if (event.button !== 0 || !session.canEdit) return;
    const node = event.currentTarget;
    const width = track.current?.clientWidth ?? 1;
    const from = event.clientX;
    let by = 0;
    node.setPointerCapture(event.pointerId);
    onHold(true);
    node.onpointermove = (move) => {
      by = ((move.clientX - from) / width) * seconds * 1000;
      setPulled({ side, by });
    };
    const letGo = (keeps: boolean) => () => {
      node.onpointermove = null;
      node.onpointerup = null;
      node.onlostpointercapture = null;
      setPulled(undefined);
      onHold(false);
      if (keeps) put(side, by);
    };
    node.onpointerup = letGo(true);
    node.onlostpointercapture = letGo(false);
  };
  const press = (event: KeyboardEvent, side: Side) => {
    const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    put(side, way * TENTH * (event.shiftKey ? 10 : 1), `animation-${side}:${animation.id}`);
  };
  const delay = value('delay', pulled?.side === 'delay' ? pulled.by : 0);
  const shift = pulled?.side === 'delay' ? delay - animation.delay : 0;
  const duration = pulled?.side === 'duration' ? value('duration', pulled.by) : animation.duration;
  const whole = time.end - time.begin;
  const length = animation.duration > 0 ? (whole / animation.duration) * duration : whole;
  const share = (milliseconds: number) => `${Math.min(milliseconds / (seconds * 10), 100)}%`;
  const slider = (side: Side, now: number) => ({
    role: 'slider' as const,
    tabIndex: 0,
    'aria-label': t(`time.${side}`, { name }),
    'aria-valuemin': 0,
    'aria-valuemax': 600,
    'aria-valuenow': now / 1000,
    'aria-valuetext': `${now / 1000} ${t('seconds')}`,
    onPointerDown: (event: PointerEvent<HTMLElement>) => hold(event, side),
    onKeyDown: (event: KeyboardEvent) => press(event, side),
  });
  return (
    <div ref={track} className={classes.track} data-kind={animation.effect.class}>
      <div className={classes.timeBar} style={{ left: share(time.begin + shift), width: share(length) }}>
        <span className={classes.timeBody} {...slider('delay', delay)} />
        <span className={classes.timeEnd} {...slider('duration', duration)} />
        {pulled ? (
          <span className={classes.timeSaid} aria-hidden="true">
            {(pulled.side === 'delay' ? delay : duration) / 1000} {t('seconds')}
          </span>
        ) : null}
      </div>
    </div>
  );
}
