import { boundsOnPage } from '@lectern/courseware';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react';
import { PageView } from '../../view/page-view.tsx';
import type { AssetSource, StageLabels } from '../../view/stage-context.ts';
import { usePageSize } from '../../view/use-page.ts';
import { elementAt } from '../kinds/element-at.ts';
import { editingOf } from '../kinds/kind-editing.ts';
import type { EditSession } from '../session/edit-session.ts';
import { TextEditor } from '../text/text-editor.ts';
import { shownRows } from './grow.ts';
import classes from './text-surface.module.css';
import { useTextInPlace } from './use-text-in-place.tsx';

interface TextSurfaceProps {
  readonly session: EditSession;
  readonly pageId: string;
  readonly pageNumber: number;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  /** Screen pixels per logical pixel. */
  readonly scale: number;
  /** The accessible name of the open text. */
  readonly label: string;
}

/** The distance from a text at which a finger still hits it, screen pixels. */
const FINGER = 16;

/**
 * A page on which only text can be edited, by touch: a press selects a text, another opens it at that point. It is as
 * large as the page at its scale, for a parent that scrolls.
 */
export function TextSurface(props: TextSurfaceProps): ReactNode {
  const { session, pageId, pageNumber, assets, labels, scale, label } = props;
  const paper = useRef<HTMLDivElement>(null);
  const size = usePageSize(session.store);
  const open = useSignal(session.openText);
  const { ids } = useSignal(session.selection);
  const toWindow = useCallback((at: { readonly x: number; readonly y: number }) => {
    const box = paper.current?.getBoundingClientRect();
    const zoom = box ? box.width / (paper.current?.offsetWidth || 1) : 1;
    return { left: (box?.left ?? 0) + at.x * zoom, top: (box?.top ?? 0) + at.y * zoom };
  }, []);
  useEffect(
    () =>
      session.cells.measureBy({
        nodeOf: (id) => paper.current?.querySelector(`[data-element-id="${CSS.escape(id)}"]`) ?? undefined,
        rowsOf: shownRows,
      }),
    [session],
  );
  const press = (event: React.MouseEvent) => {
    const box = paper.current?.getBoundingClientRect();
    if (!box || (event.target instanceof Element && event.target.closest('[data-open-text]'))) return;
    const at = { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
    const element = elementAt(session.store, pageId, at, { reach: FINGER / scale });
    if (!element || element.locked || !editingOf(element).text) session.choose([]);
    else if (!session.selection.get().ids.includes(element.id)) session.choose([element.id]);
    else session.editText(element.id, { at });
  };
  const renderElement = useTextInPlace({ session, editor: TextEditor, label, toWindow });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go from text to text by the buttons around it
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed lies on the page
    <div className={classes.room} style={{ width: size.w * scale, height: size.h * scale }} onClick={press}>
      <div
        ref={paper}
        className={classes.paper}
        style={{ width: size.w, height: size.h, transform: `scale(${scale})` }}
      >
        <PageView
          reader={session.draft}
          pageId={pageId}
          assets={assets}
          mode="edit"
          labels={labels}
          pageNumber={pageNumber}
          scale={scale}
          renderElement={open ? renderElement : undefined}
        />
      </div>
      {ids.map((id) => (
        <Chosen key={id} session={session} id={id} scale={scale} />
      ))}
    </div>
  );
}

function Chosen({ session, id, scale }: { session: EditSession; id: string; scale: number }): ReactNode {
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => session.store.subscribe(look), [session]);
  const box = boundsOnPage(session.store, id);
  if (!box) return null;
  const at = { left: box.x * scale, top: box.y * scale, width: box.w * scale, height: box.h * scale };
  return <span className={classes.chosen} style={at} aria-hidden="true" />;
}
