import { showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { LooksOn, type ToolShow } from '../../../parts/class-tools/index.ts';
import { LaidGuides } from '../../../parts/ink/index.ts';
import { translateLate } from '../late-texts.ts';
import classes from '../player.module.css';
import { OpenClassTools, type OpenClassToolsProps, type ShownToTools } from './open-class-tools.tsx';
import { idsOf, openedTools, STATE } from './opened-tools.ts';

export interface LookedToolsProps extends Omit<OpenClassToolsProps, 'opened' | 'onOpen' | 'onClose'> {
  /** Class tools of a lesson that another panel teaches, or that is about to begin here; a press on them says which. */
  readonly isFollowed: boolean;
}

/** What hands do to what stands behind the tools. */
const HANDS = ['pointerdown', 'click', 'dblclick', 'contextmenu', 'wheel'] as const;

/**
 * The class tools that stand open on the panel that teaches, for a window that follows its lesson: they are looked at, and
 * nothing on them is pressed, focused or drawn by hand. Those that are seen where the lesson is taught alone are left out.
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
  // Escape refers to the visible tool: it must not ask to end the lesson that is about to begin.
  useLayoutEffect(
    () => (waits ? overlays.lay({ id: 'kept-tools', takes: [], close: nothing }) : undefined),
    [waits, overlays],
  );
  return (
    <LooksOn value={true}>
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
    </LooksOn>
  );
}

/** Another text only when a tool was opened or closed. */
function idsAsText(kept: Readonly<Record<string, unknown>>): string {
  return idsOf(kept).join('\n');
}

/** The show as tools see it that may not change it. A board lies over the slide here too. */
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
      // A ruler of the other panel leads no pen of this one.
      guides: new LaidGuides(),
      command: nothing,
    }),
    [ink],
  );
  return { ...show, ...still };
}

/**
 * What is inert is passed through by hands: who presses on a tool that he only looks at would turn the page behind it. So
 * what is done over a tool is kept from all that lies below, and said to be done elsewhere, until what is answered is
 * called.
 */
function keepHandsOff(layer: HTMLElement, isSaid: boolean): () => void {
  const screen = layer.parentElement;
  const isOver = ({ clientX, clientY }: MouseEvent): boolean => {
    layer.inert = false;
    const hit = document.elementFromPoint(clientX, clientY);
    layer.inert = true;
    return layer.contains(hit);
  };
  // What began on a tool and ends beside it is no press of what lies there.
  let began = false;
  const keep = (event: Event): void => {
    // A key has pressed a button, wherever that lies.
    const isKey = event.type === 'click' && event instanceof MouseEvent && event.detail === 0;
    if (!(event instanceof MouseEvent) || isKey) return;
    const over = isOver(event);
    if (event.type === 'pointerdown') began = over;
    if (!over && !(event.type === 'click' && began)) return;
    event.stopPropagation();
    // What lies below would keep the browser's own menu and enlargement away.
    if (event.type === 'contextmenu' || (event.type === 'wheel' && event.ctrlKey)) event.preventDefault();
    if (event.type === 'click' && isSaid)
      showToast({ about: 'looked tools', text: translateLate('lookedOnly') });
  };
  for (const type of HANDS) screen?.addEventListener(type, keep, { capture: true, passive: false });
  return () => {
    for (const type of HANDS) screen?.removeEventListener(type, keep, { capture: true });
  };
}

function nothing(): void {
  // It is done on the panel that teaches.
}
