import { type Animation, moveAnimation, removeAnimations } from '@lectern/courseware';
import type { AnimationTimes } from '@lectern/playback/step-times';
import { IconButton, Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import classes from './animation.module.css';
import { AnimationSettings } from './animation-settings.tsx';
import type { RowSide } from './drop-place.ts';
import { animationName, elementName, partName } from './effect-name.ts';
import { useAnimationTexts } from './locale/texts.ts';
import { TimeBar } from './time-bar.tsx';

interface AnimationRowProps {
  readonly animation: Animation;
  readonly pageId: string;
  /** Id of the element whose clicks start the row's sequence. */
  readonly startedBy: string | undefined;
  readonly drag: ({ readonly id: string } & RowSide) | undefined;
  /** Time when the animation plays; undefined when bars are not shown. */
  readonly time: AnimationTimes | undefined;
  /** Length of the ruler, seconds. */
  readonly seconds: number;
  /** Called when a drag of the bar starts and ends. */
  readonly onHold: (holds: boolean) => void;
  /** Called when the row is pressed; `onDragged` is called once the press is a drag. */
  readonly onPull: (event: PointerEvent<HTMLElement>, onDragged: () => void) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The row of an animation: a press opens its settings, a drag moves it. */
export function AnimationRow(props: AnimationRowProps): ReactNode {
  const { animation, pageId, startedBy, drag, time, seconds, onHold, onPull, onKeyDown } = props;
  const t = useAnimationTexts();
  const { session, openAnimation } = useEditing();
  const { store } = session;
  const open = useSignal(openAnimation, (id) => id === animation.id);
  const dragged = useRef(false);
  const name = elementName(t, store, animation.elementId);
  const part = partName(t, store, animation);
  const move = (by: -1 | 1) => session.edit((edit) => moveAnimation(edit, pageId, animation.id, by));
  const pull = (event: PointerEvent<HTMLElement>) => {
    dragged.current = false;
    onPull(event, () => {
      dragged.current = true;
    });
  };
  return (
    <li
      className={classes.item}
      data-open={open || undefined}
      data-animation={animation.id}
      data-dragged={drag?.id === animation.id || undefined}
      data-line={drag?.at === animation.id ? drag.side : undefined}
    >
      <Row align="stretch">
        <button
          type="button"
          className={classes.row}
          aria-expanded={open}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          // On the row a finger scrolls the list; it drags only at the grip.
          onPointerDown={(event) => {
            if (event.pointerType !== 'touch') pull(event);
          }}
          onKeyDown={onKeyDown}
          onClick={() => {
            // The click at the end of a drag is ignored.
            if (dragged.current) return;
            session.choose([animation.elementId]);
            openAnimation.set(open ? undefined : animation.id);
          }}
        >
          <span
            className={classes.kind}
            data-kind={animation.effect.class}
            title={t(`kind.${animation.effect.class}`)}
          >
            {animationName(t, animation)}
          </span>
          <span className={classes.element}>{part ? `${name} · ${part}` : name}</span>
        </button>
        {session.canEdit ? (
          <span className={classes.grip} title={t('grip')} onPointerDown={pull} data-grip="">
            <GripVertical aria-hidden="true" />
          </span>
        ) : null}
      </Row>
      {time ? (
        <TimeBar
          animation={animation}
          pageId={pageId}
          name={name}
          time={time}
          seconds={seconds}
          onHold={onHold}
        />
      ) : null}
      {open && session.canEdit ? (
        <>
          <AnimationSettings pageId={pageId} animation={animation} name={name} startedBy={startedBy} />
          <Row align="stretch" justify="end" gap={1} className={classes.tools}>
            <IconButton
              size="small"
              label={t('earlier')}
              onClick={() => move(-1)}
              icon={<ArrowUp aria-hidden="true" />}
            />
            <IconButton
              size="small"
              label={t('later')}
              onClick={() => move(1)}
              icon={<ArrowDown aria-hidden="true" />}
            />
            <IconButton
              size="small"
              label={t('remove')}
              onClick={() => session.edit((edit) => removeAnimations(edit, pageId, new Set([animation.id])))}
              icon={<Trash2 aria-hidden="true" />}
            />
          </Row>
        </>
      ) : null}
    </li>
  );
}
