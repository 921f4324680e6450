import { showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type ToolShow, ViewOnly } from '../../../parts/class-tools/index.ts';
import { PenGuides } from '../../../parts/ink/index.ts';
import { translateLazy } from '../lazy-texts.ts';
import classes from '../player.module.css';
import { OpenClassTools, type OpenClassToolsProps, type ShownToTools } from './open-class-tools.tsx';
import { idsOf, openedTools, STATE } from './opened-tools.ts';

export interface LookedToolsProps extends Omit<OpenClassToolsProps, 'opened' | 'onOpen' | 'onClose'> {
  /**
   * True for a lesson that another panel teaches, where a press shows a message; false for a lesson that is about to
   * begin in this window.
   */
  readonly isFollowed: boolean;
}

/** Pointer events that are kept from elements below the tools. */
const HANDS = ['pointerdown', 'click', 'dblclick', 'contextmenu', 'wheel'] as const;

/**
 * Read-only class tools of a lesson that this window follows or is about to begin: they receive no pointer, focus or
 * ink. Tools marked `hereOnly` are left out.
 */
export function LookedTools(props: LookedToolsProps): ReactNode {
  const { lesson, tools, show, isFollowed, overlays, ...each } = props;
  const opened = new Set(useSignal(lesson.state(STATE), idsAsText).split('\n'));
  const seen = openedTools(
    tools.filter(({ hereOnly }) => !hereOnly),
    opened,
  );
  const looked = useLookedShow(show);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => (layer.current ? keepHandsOff(layer.current, isFollowed) : undefined), [isFollowed]);
  const waits = !isFollowed && seen.length > 0;
  // Escape refers to the visible tool, so it must not open the question whether to end the lesson that is about to
  // begin.
  useLayoutEffect(
    () => (waits ? overlays.lay({ id: 'kept-tools', takes: [], close: nothing }) : undefined),
    [waits, overlays],
  );
  return (
    <ViewOnly value={true}>
      <div ref={layer} className={classes.looked} inert>
        <OpenClassTools
          {...each}
          overlays={overlays}
          lesson={lesson}
          show={looked}
          tools={seen}
          opened={opened}
          onOpen={nothing}
          onClose={nothing}
        />
      </div>
    </ViewOnly>
  );
}

/** Text of the ids, which changes only when a tool is opened or closed. */
function idsAsText(kept: Readonly<Record<string, unknown>>): string {
  return idsOf(kept).join('\n');
}

/** The show as read-only tools receive it: without effects, but with the sheet of a board. */
function useLookedShow(show: ShownToTools): ShownToTools {
  const { ink } = show;
  const still = useMemo(
    () => ({
      ink: {
        strokes: (pageId) => ink.strokes(pageId),
        subscribe: (pageId, listener) => ink.subscribe(pageId, listener),
        add: nothing,
        replace: nothing,
        undo: nothing,
      } satisfies ToolShow['ink'],
      // A ruler of the other panel does not guide pens in this window.
      guides: new PenGuides(),
      command: nothing,
    }),
    [ink],
  );
  return { ...show, ...still };
}

/**
 * Stops pointer events over the tools, because events pass through an inert layer and would change the page below.
 * Shows a message on a press if `isSaid`. Returns a function that undoes this.
 */
function keepHandsOff(layer: HTMLElement, isSaid: boolean): () => void {
  const screen = layer.parentElement;
  const isOver = ({ clientX, clientY }: MouseEvent): boolean => {
    layer.inert = false;
    const hit = document.elementFromPoint(clientX, clientY);
    layer.inert = true;
    return layer.contains(hit);
  };
  // A press that began on a tool is stopped also when it ends beside it.
  let began = false;
  const keep = (event: Event): void => {
    // A click by the keyboard has no position and belongs to the focused button.
    const isKey = event.type === 'click' && event instanceof MouseEvent && event.detail === 0;
    if (!(event instanceof MouseEvent) || isKey) return;
    const over = isOver(event);
    if (event.type === 'pointerdown') began = over;
    if (!over && !(event.type === 'click' && began)) return;
    event.stopPropagation();
    // Otherwise the browser would open its menu or zoom, which the elements below normally prevent.
    if (event.type === 'contextmenu' || (event.type === 'wheel' && event.ctrlKey)) event.preventDefault();
    if (event.type === 'click' && isSaid)
      showToast({ about: 'looked tools', text: translateLazy('lookedOnly') });
  };
  for (const type of HANDS) screen?.addEventListener(type, keep, { capture: true, passive: false });
  return () => {
    for (const type of HANDS) screen?.removeEventListener(type, keep, { capture: true });
  };
}

function nothing(): void {
  // The panel that teaches does the work.
}
