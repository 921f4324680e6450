import { type Animation, boundsOnPage } from '@lectern/courseware';
import { drawnPath } from '@lectern/playback/motion-path';
import { usePageSize } from '@lectern/stage/view';
import { Stack } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Zap } from 'lucide-react';
import { type ReactNode, useEffect, useReducer } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { BY_FINGER, handleReach } from '../editing/handle-reach.ts';
import { type AnimationStep, animationSteps } from '../panel/animation/animation-steps.ts';
import { elementName } from '../panel/animation/effect-name.ts';
import { useAnimationTexts } from '../panel/animation/locale/texts.ts';
import { type BadgeSizes, badgePlace, badgeSides } from './badge-place.ts';
import classes from './motion.module.css';
import { PathLine, pathPlace } from './motion-path.tsx';
import { PathDrawer } from './path-drawer.tsx';
import { PathHands } from './path-hands.tsx';

/**
 * Marks on the page while its animations are edited: badges with the number of the click that starts each animation,
 * and motion paths.
 */
export function MotionMarks(): ReactNode {
  const { session, pagePlays, pathDrawing, openAnimation } = useEditing();
  const { store } = session;
  const pageId = useSignal(session.pageId);
  const plays = useSignal(pagePlays);
  const drawing = useSignal(pathDrawing);
  const openId = useSignal(openAnimation);
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => store.subscribe(look), [store]);
  // A path can only be drawn on the page that it was requested for.
  useEffect(() => {
    if (drawing && drawing.pageId !== pageId) pathDrawing.set(undefined);
  }, [drawing, pageId, pathDrawing]);
  const animations = store.find('page', pageId ?? '')?.animations;
  if (pageId === undefined || plays) return null;
  if (drawing?.pageId === pageId) return <PathDrawer drawing={drawing} />;
  if (!animations) return null;
  const open = animations.find(({ id }) => id === openId);
  return (
    <>
      <Paths animations={animations.filter((each) => each !== open || !isPath(each))} />
      <Numbers steps={animationSteps(animations)} />
      {open && isPath(open) && session.canEdit ? (
        <PathHands key={open.id} pageId={pageId} animation={open} />
      ) : null}
    </>
  );
}

function isPath({ effect, path }: Animation): boolean {
  return effect.class === 'path' && path !== undefined;
}

/** The paths of the animations that are not open. */
function Paths({ animations }: { readonly animations: readonly Animation[] }): ReactNode {
  const { session } = useEditing();
  const size = usePageSize(session.store);
  const { zoom } = useSignal(session.viewport.view);
  return (
    <svg className={classes.paths} width={1} height={1} aria-hidden="true">
      {animations.map((each) => {
        const place = isPath(each) ? pathPlace(session.store, each.elementId, size, zoom) : undefined;
        if (!place) return null;
        return <PathLine key={each.id} d={drawnPath(each.path ?? '', place.toScreen)} />;
      })}
    </svg>
  );
}

/** Greatest number of badges at one element, for lack of space. */
const MOST = 6;
function sizesHere(): BadgeSizes {
  const reach = handleReach();
  return { ...reach, badge: reach === BY_FINGER ? badgeSides.finger : badgeSides.mouse };
}

interface Mark {
  readonly label: string;
  readonly sign: ReactNode;
  readonly animation: Animation;
}

function Numbers({ steps }: { readonly steps: readonly AnimationStep[] }): ReactNode {
  const t = useAnimationTexts();
  const { session, openAnimation } = useEditing();
  const { store } = session;
  const { zoom, origin } = useSignal(session.viewport.view);
  const openId = useSignal(openAnimation);
  const sizes = sizesHere();
  const edge = { x: -origin.x, y: -origin.y };
  const marks = steps.flatMap(({ begin, animations }) => {
    const [label, sign] =
      begin.type === 'click'
        ? [t('step', { number: begin.number }), begin.number]
        : begin.type === 'opening'
          ? [t('opening'), 0]
          : [t('triggered', { name: elementName(t, store, begin.elementId) }), <Zap key="zap" />];
    return animations.map((animation): Mark => ({ label, sign, animation }));
  });
  return [...Map.groupBy(marks, ({ animation }) => animation.elementId)].map(([elementId, all]) => {
    const box = boundsOnPage(store, elementId);
    if (!box) return null;
    const name = elementName(t, store, elementId);
    // When one click starts several effects of an element, they share one badge.
    const own = [...Map.groupBy(all, ({ label }) => label).values()].slice(0, MOST);
    return own.map(([first, ...others], index) => {
      if (!first) return null;
      const place = badgePlace({ x: box.x * zoom, y: box.y * zoom }, edge, index, sizes);
      return (
        <Stack
          as="button"
          align="center"
          items="center"
          key={first.label}
          type="button"
          className={classes.number}
          data-own-hands=""
          data-kind={first.animation.effect.class}
          data-open={[first, ...others].some(({ animation }) => animation.id === openId) || undefined}
          style={{ left: place.x, top: place.y, minWidth: sizes.badge, height: sizes.badge }}
          aria-label={t('badge', { step: first.label, name })}
          onClick={() => {
            session.choose([elementId]);
            openAnimation.set(first.animation.id);
          }}
        >
          {first.sign}
        </Stack>
      );
    });
  });
}
