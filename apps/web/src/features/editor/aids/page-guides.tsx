import { guidesOf, moveGuide, type PageGuide, removeGuide } from '@lectern/courseware';
import { elementAt } from '@lectern/stage/edit';
import { Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { pageSizeOf } from '../editing/page-geometry.ts';
import classes from './aids.module.css';
import { holdGuide } from './guide-hands.ts';
import { lengthIn } from './ruler-marks.ts';
import { useAidsTexts } from './texts.ts';

/** Logical pixels that an arrow key moves a guide, without and with shift. */
const near = 1;
const far = 10;

/** The guides of the courseware and the guide being dragged; they extend over the whole window. */
export function PageGuides(): ReactNode {
  const { session, viewAids } = useEditing();
  const { store } = session;
  const subscribe = useCallback((listener: () => void) => store.subscribeRecord('deck', listener), [store]);
  const guides = useSyncExternalStore(subscribe, () => guidesOf(store));
  const held = useSignal(viewAids.held);
  return (
    <>
      {guides.map((guide) => (
        <GuideLine key={guide.id} guide={guide} at={held?.id === guide.id ? held.at : guide.at} />
      ))}
      {held && held.id === undefined ? <HeldLine axis={held.axis} at={held.at} /> : null}
      {held ? <HeldPlace axis={held.axis} at={held.at} /> : null}
    </>
  );
}

function usePlace(axis: PageGuide['axis'], at: number) {
  const { origin, zoom } = useSignal(useEditing().session.viewport.view);
  const place = Math.round(origin[axis] + at * zoom);
  return axis === 'x' ? { left: place } : { top: place };
}

function GuideLine({ guide, at }: { readonly guide: PageGuide; readonly at: number }): ReactNode {
  const t = useAidsTexts();
  const editing = useEditing();
  const { session, viewAids } = editing;
  const { unit } = useSignal(viewAids.state);
  const node = useRef<HTMLButtonElement>(null);
  const { id, axis } = guide;
  useEffect(() => {
    const line = node.current;
    if (!line) return;
    const down = (event: PointerEvent) => {
      const pageId = session.pageId.get();
      const box = line.closest('[role="application"]')?.getBoundingClientRect();
      const { x, y } = session.viewport.toPage({
        x: event.clientX - (box?.left ?? 0),
        y: event.clientY - (box?.top ?? 0),
      });
      const size = pageSizeOf(session);
      const isOnPage = x >= 0 && y >= 0 && x <= size.w && y <= size.h;
      // On the page, an element under the pointer takes precedence over the guide; beside the page a press always takes
      // the guide.
      const waits = session.tools.state.name.startsWith('inserting');
      const meant =
        isOnPage && pageId !== undefined && elementAt(session.store, pageId, { x, y }, { reach: 0 });
      if (!waits && !meant) holdGuide(line, event, { session, viewAids }, { id, axis });
    };
    line.addEventListener('pointerdown', down);
    return () => line.removeEventListener('pointerdown', down);
  }, [session, viewAids, id, axis]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') event.stopPropagation();
    const step = (event.shiftKey ? far : near) * (/Left|Up/.test(event.key) ? -1 : 1);
    const arrows = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const size = pageSizeOf(session)[axis === 'x' ? 'w' : 'h'];
    if (arrows.includes(event.key)) {
      // Keys may come faster than the guide is drawn at its new position.
      const from = guidesOf(session.store).find((each) => each.id === id)?.at ?? guide.at;
      const to = Math.min(size, Math.max(0, from + step));
      session.edit((edit) => moveGuide(edit, id, to), { merge: `guide:${id}` });
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      session.edit((edit) => removeGuide(edit, id));
      editing.focusPage();
    } else if (event.key === 'Escape') editing.focusPage();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      ref={node}
      type="button"
      className={classes.guide}
      data-axis={axis}
      data-page-guide=""
      disabled={!session.canEdit}
      aria-label={t(axis === 'x' ? 'guideX' : 'guideY', { place: lengthIn(at, unit) })}
      style={usePlace(axis, at)}
      onKeyDown={onKeyDown}
    />
  );
}

/** A guide that is being dragged. */
function HeldLine({ axis, at }: { readonly axis: PageGuide['axis']; readonly at: number }): ReactNode {
  return <div className={classes.guide} data-axis={axis} style={usePlace(axis, at)} />;
}

function HeldPlace({ axis, at }: { readonly axis: PageGuide['axis']; readonly at: number }): ReactNode {
  const { session, viewAids } = useEditing();
  const { unit } = useSignal(viewAids.state);
  const { origin } = useSignal(session.viewport.view);
  const place = usePlace(axis, at);
  const other = axis === 'x' ? { top: Math.max(24, origin.y + 8) } : { left: Math.max(24, origin.x + 8) };
  return (
    <Text
      size="small"
      overflow="line"
      radius="small"
      className={classes.place}
      style={{ ...place, ...other, margin: 8 }}
    >
      {lengthIn(at, unit)}
    </Text>
  );
}
