import { multiply } from '@lectern/base';
import type { Element } from '@lectern/courseware';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useCallback, useRef, useSyncExternalStore } from 'react';
import { useOutline } from '../../view/geometry/use-outline.ts';
import { type Box, boxAround } from '../geometry/box.ts';
import { translation } from '../geometry/matrix.ts';
import { boundsOf, cornersOf, matrixOfFrame, type Placement, placementOf } from '../geometry/placement.ts';
import { editingOf } from '../kinds/kind-editing.ts';
import type { EditSession } from '../session/edit-session.ts';
import type { LineOnItsWay } from '../tools/ports.ts';
import { GuideLines } from './guide-lines.tsx';
import classes from './overlay.module.css';
import { type EditTexts, SelectionBox } from './selection-box.tsx';

// This layer is loaded on demand: few pages have a table, and fewer tables are edited.
const TableHands = lazyComponent(async () => (await import('./table-hands.tsx')).TableHands);

export interface SelectionOverlayProps {
  readonly session: EditSession;
  readonly peers: readonly Peer[];
  readonly texts: EditTexts;
}

/** All layers over the page: the selection and its handles, guides, the marquee, other users' selections. */
export function SelectionOverlay({ session, peers, texts }: SelectionOverlayProps): ReactNode {
  const selection = useSignal(session.selection);
  const { zoom } = useSignal(session.viewport.view);
  const overlay = useSignal(session.overlay);
  const open = useSignal(session.openText);
  const drawing = useSignal(session.drawing);
  const more = useSignal(session.more);
  const pageId = useSignal(session.pageId);
  const onPage = peers.filter((peer) => peer.pageId === pageId);
  const elements = useElements(session, selection.ids);
  useElements(
    session,
    onPage.flatMap((peer) => peer.ids),
  );
  const shift = overlay.shift?.by;
  const moved = (placement: Placement): Placement =>
    shift ? { ...placement, matrix: multiply(translation(shift.x, shift.y), placement.matrix) } : placement;
  const placements = elements.map((element) => moved(placementOf(session.draft, element)));
  const single = elements.length === 1 ? elements[0] : undefined;
  const tool = useSignal(session.tools.current, ({ name }) => name);
  const busy = tool === 'dragging' || tool === 'resizing' || tool === 'rotating' || tool === 'adjusting';
  const locked = elements.some((element) => element.locked);
  const bare = busy || locked || !session.canEdit || open !== undefined;
  const around = single ? placements[0] : uprightAround(placements);
  return (
    <div className={classes.overlay} data-selection={selection.ids.join(' ')}>
      {onPage.map((peer) => (
        <PeerSelection key={peer.id} peer={peer} session={session} zoom={zoom} />
      ))}
      {elements.length > 1
        ? placements.map((placement, index) => (
            <div
              key={elements[index]?.id}
              className={classes.member}
              style={outlineStyle(boundsOf(placement), zoom)}
            />
          ))
        : null}
      {around && tool !== 'marquee' && !drawing && (more === undefined || single?.type !== 'picture') ? (
        <SelectionBox
          placement={around}
          element={single}
          zoom={zoom}
          bare={bare}
          canRotate={!single || editingOf(single).handles !== 'upright box'}
          texts={texts}
        />
      ) : null}
      {single?.type === 'table' && around && !busy && !locked && session.canEdit ? (
        <TableHands key={single.id} session={session} element={single} placement={around} zoom={zoom} />
      ) : null}
      {locked && around ? <LockMark placement={around} zoom={zoom} label={texts.locked} /> : null}
      <GuideLines guides={overlay.guides} zoom={zoom} />
      {overlay.marquee ? (
        <div className={classes.marquee} style={outlineStyle(overlay.marquee, zoom)} />
      ) : null}
      {overlay.line ? <DrawnLine line={overlay.line} zoom={zoom} /> : null}
      {overlay.sites.map(({ at, held }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a shape's sites are known by their number alone
          key={index}
          className={classes.site}
          data-held={held}
          style={{ left: at.x * zoom, top: at.y * zoom }}
        />
      ))}
      {overlay.measure !== undefined && around ? (
        <Measure text={overlay.measure} placement={around} zoom={zoom} />
      ) : null}
    </div>
  );
}

/** A line being drawn, with the corners that it will have; straight while its outline is not loaded. */
function DrawnLine({ line: { frame, geometry }, zoom }: { line: LineOnItsWay; zoom: number }): ReactNode {
  const outline = useOutline(geometry, frame.w, frame.h);
  const { a, b, c, d, e, f } = matrixOfFrame(frame);
  return (
    <svg className={classes.drawnLine} aria-hidden="true" data-drawn-line="">
      <g transform={`scale(${zoom}) matrix(${a} ${b} ${c} ${d} ${e} ${f})`}>
        {(outline?.paths ?? [{ d: `M0 0L${frame.w} ${frame.h}` }]).map((path) => (
          <path key={path.d} d={path.d} />
        ))}
      </g>
    </svg>
  );
}

/** The elements with the draft's changes; renders when any of them, or a group around them, changes. */
function useElements(session: EditSession, ids: readonly string[]): readonly Element[] {
  const version = useRef(0);
  const key = ids.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const tell = () => {
        version.current += 1;
        listener();
      };
      const watched = new Set<string>();
      for (const id of key === '' ? [] : key.split(' ')) {
        let at: string | undefined = id;
        while (at !== undefined && !watched.has(at)) {
          const element: Element | undefined = session.draft.find('element', at);
          if (element || at === id) watched.add(at);
          at = element?.parentId;
        }
      }
      const disposes = [...watched].map((id) => session.draft.subscribeRecord(id, tell));
      return () => {
        for (const dispose of disposes) dispose();
      };
    },
    [session, key],
  );
  const read = () => version.current;
  useSyncExternalStore(subscribe, read, read);
  return ids.flatMap((id) => session.draft.find('element', id) ?? []);
}

function PeerSelection({
  peer,
  session,
  zoom,
}: {
  peer: Peer;
  session: EditSession;
  zoom: number;
}): ReactNode {
  return peer.ids.map((id) => {
    const element = session.draft.find('element', id);
    if (!element) return null;
    const box = boundsOf(placementOf(session.draft, element));
    return (
      <div
        key={id}
        className={classes.peer}
        style={{ ...outlineStyle(box, zoom), '--peer': peer.color } as React.CSSProperties}
      >
        <span className={classes.peerName}>{peer.name}</span>
      </div>
    );
  });
}

function LockMark({ placement, zoom, label }: { placement: Placement; zoom: number; label: string }) {
  const box = boundsOf(placement);
  return (
    <span className={classes.lock} style={{ left: (box.x + box.w) * zoom, top: box.y * zoom }}>
      {label}
    </span>
  );
}

function Measure({ text, placement, zoom }: { text: string; placement: Placement; zoom: number }) {
  const box = boundsOf(placement);
  return (
    <span
      className={classes.measure}
      style={{ left: (box.x + box.w / 2) * zoom, top: (box.y + box.h) * zoom + 14 }}
    >
      {text}
    </span>
  );
}

function uprightAround(placements: readonly Placement[]): Placement | undefined {
  if (placements.length === 0) return undefined;
  const box = boxAround(placements.flatMap(cornersOf));
  return { matrix: translation(box.x, box.y), w: box.w, h: box.h };
}

function outlineStyle(box: Box, zoom: number) {
  return { left: box.x * zoom, top: box.y * zoom, width: box.w * zoom, height: box.h * zoom };
}

/** Another user in the same courseware. */
export interface Peer {
  readonly id: string;
  readonly name: string;
  /** A CSS colour that is unique to this user on the screen. */
  readonly color: string;
  readonly pageId: string | undefined;
  readonly ids: readonly string[];
}
