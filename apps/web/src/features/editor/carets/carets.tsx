import { type EditSession, editingOf, pointInDrawn, rectsBetween, type TextPoint } from '@lectern/stage/edit';
import { Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PeerRange } from '../document/document-port.ts';
import { useEditing } from '../editing/editor-context.ts';
import { colorOf } from '../editing/peer-colors.ts';
import classes from './carets.module.css';
import { type Ground, keptCarets, standsOn } from './kept-carets.ts';

/** Shortest time between two messages about the cursor, milliseconds. */
const TELL_MS = 100;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Seen {
  readonly range: PeerRange;
  readonly ground: Ground;
  readonly chosen: readonly Box[];
  /** Box of the cursor's line. */
  readonly line: Box;
}

/**
 * The cursors and selected text of other users, as a layer over the page, so that no text is rendered again for them.
 */
export function Carets(): ReactNode {
  const { document, session } = useEditing();
  const host = useRef<HTMLDivElement>(null);
  const ranges = useSignal(document.carets);
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  useEffect(() => tellOwn(document, session), [document, session]);
  useLayoutEffect(() => {
    const { current: node } = host;
    const surface = node?.closest<HTMLElement>('[role="application"]');
    if (!node || !surface) return undefined;
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      const corner = node.getBoundingClientRect();
      const ground: Ground = { pageId: session.pageId.get(), view: session.viewport.view.get() };
      setSeen((before) => {
        const now = keptCarets(before, ranges, ground, {
          isHere: (range) => standsOn(session.store, range, ground.pageId),
          find: (range) => seenOf(range, session, surface, corner, ground),
        });
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    };
    // Runs after the changes are rendered.
    const soon = () => {
      if (ranges.length > 0) frame ??= requestAnimationFrame(look);
    };
    look();
    const disposes = [
      session.store.subscribe(soon),
      session.viewport.view.subscribe(soon),
      session.pageId.subscribe(soon),
      session.overlay.subscribe(soon),
      session.textEditor.subscribe(soon),
    ];
    window.document.fonts.addEventListener('loadingdone', soon);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      window.document.fonts.removeEventListener('loadingdone', soon);
      for (const dispose of disposes) dispose();
    };
  }, [ranges, session]);
  return (
    <div ref={host} className={classes.carets}>
      {seen.map(({ range, chosen, line }) => (
        <div key={range.id} style={{ '--peer': colorOf(range.name) } as CSSProperties}>
          {chosen.map((box) => (
            <span key={`${box.x} ${box.y}`} className={classes.chosen} style={placed(box)} />
          ))}
          <span className={classes.caret} style={placed(line)} data-caret={range.name}>
            <Text overflow="cut" key={range.key} className={classes.name}>
              {range.name}
            </Text>
          </span>
        </div>
      ))}
    </div>
  );
}

function placed({ x, y, w, h }: Box): CSSProperties {
  return { left: x, top: y, width: w, height: h };
}

function seenOf(
  range: PeerRange,
  session: EditSession,
  surface: HTMLElement,
  corner: DOMRect,
  ground: Ground,
): Seen | undefined {
  const now = range.now();
  const point = now && pointsOf(range, session, surface, ground.pageId);
  if (!now || !point) return undefined;
  const [from, to] = [point(Math.min(now.anchor, now.head)), point(Math.max(now.anchor, now.head))];
  const head = now.head < now.anchor ? from : to;
  const [rect] = head ? rectsBetween(head, head) : [];
  if (!from || !to || !rect) return undefined;
  const boxOf = ({ left, top, width, height }: DOMRect): Box => ({
    x: left - corner.left,
    y: top - corner.top,
    w: width,
    h: height,
  });
  const chosen = now.anchor === now.head ? [] : rectsBetween(from, to).map(boxOf);
  return { range, ground, chosen, line: { ...boxOf(rect), w: 2 } };
}

/**
 * Returns a function from a text index to its point on the screen: by the text's editor when it is open in this window,
 * otherwise by the rendered text.
 */
function pointsOf(
  { elementId, cell }: PeerRange,
  session: EditSession,
  surface: HTMLElement,
  pageId: string | undefined,
): ((index: number) => TextPoint | undefined) | undefined {
  const open = session.openText.get();
  const editor = session.textEditor.get();
  if (editor?.pointAt && open?.elementId === elementId && open.cell === cell)
    return (index) => editor.pointAt?.(index);
  const element = session.store.find('element', elementId);
  const body = element && editingOf(element).text?.body(element, cell);
  const node = surface.querySelector(
    `[data-page-id="${CSS.escape(pageId ?? '')}"] [data-element-id="${CSS.escape(elementId)}"]${cell === undefined ? '' : ` [data-cell="${CSS.escape(cell)}"]`}`,
  );
  const flow = node?.querySelector<HTMLElement>('[data-text-flow]');
  return body && flow ? (index) => pointInDrawn(flow, body.paragraphs, index) : undefined;
}

/** Sends this user's cursor to the other users, at most once per `TELL_MS`. */
function tellOwn(document: ReturnType<typeof useEditing>['document'], session: EditSession): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const tell = () => {
    timer = undefined;
    const open = session.openText.get();
    const range = session.textEditor.get()?.range?.();
    document.point(
      open && range
        ? { elementId: open.elementId, ...(open.cell && { cell: open.cell }), ...range }
        : undefined,
    );
  };
  const soon = () => {
    timer ??= setTimeout(tell, TELL_MS);
  };
  const follow = () => {
    stop();
    stop = session.textEditor.get()?.subscribe(soon) ?? (() => {});
    soon();
  };
  follow();
  const unfollow = session.textEditor.subscribe(follow);
  return () => {
    clearTimeout(timer);
    stop();
    unfollow();
    document.point(undefined);
  };
}
