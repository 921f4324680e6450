import type { Action } from '@lectern/courseware';
import { createContext, Fragment, memo, type ReactNode, useContext, useMemo } from 'react';
import { ElementBoundary } from './element-boundary.tsx';
import { frameStyle, type Mirror, mirrored } from './frame-style.ts';
import { kindDrawing } from './kind-drawings.tsx';
import { UNPAINTED } from './page-picture.tsx';
import { printAddress } from './print-address.ts';
import { useChildren, useElement, usePageScope, useStage } from './stage-context.ts';

/** Gets an element's id and its drawing; what it returns stands in the element's place. */
export type RenderElement = (elementId: string, drawing: ReactNode) => ReactNode;

interface ListScope {
  readonly hiddenElements: ReadonlySet<string> | undefined;
  readonly renderElement: RenderElement | undefined;
}
const ListContext = createContext<ListScope>({ hiddenElements: undefined, renderElement: undefined });

export interface ElementListProps extends Partial<ListScope> {
  readonly parentId: string;
  /** Shapes of a layout or master behind a page: without their placeholders, and not to be touched. */
  readonly backdrop?: boolean | undefined;
}

/** The elements of a page, layout or master. */
export function ElementList(props: ElementListProps): ReactNode {
  const { parentId, hiddenElements, renderElement, backdrop } = props;
  const scope = useMemo(() => ({ hiddenElements, renderElement }), [hiddenElements, renderElement]);
  return (
    <ListContext value={scope}>
      <ChildList parentId={parentId} backdrop={backdrop} />
    </ListContext>
  );
}

interface ChildListProps {
  readonly parentId: string;
  readonly backdrop?: boolean | undefined;
  readonly mirror?: Mirror | undefined;
}

/** The children of a page or group. It alone renders when the list or what is hidden changes, not the elements. */
function ChildList({ parentId, backdrop, mirror }: ChildListProps): ReactNode {
  const { reader } = useStage();
  const children = useChildren(reader, parentId);
  const { hiddenElements, renderElement } = useContext(ListContext);
  return children.map((id) => {
    if (hiddenElements?.has(id)) return null;
    const drawing = <ElementView key={id} id={id} backdrop={backdrop} mirror={mirror} />;
    return renderElement && !backdrop ? <Fragment key={id}>{renderElement(id, drawing)}</Fragment> : drawing;
  });
}

export interface ElementViewProps {
  readonly id: string;
  /** Stands in the place of its paragraphs, inside its text frame: what an editor mounts while typing. */
  readonly text?: ReactNode;
  /** The cell of a table (`rowId:columnId`) that `text` stands in. */
  readonly cell?: string | undefined;
  /** Of a layout or master behind a page. */
  readonly backdrop?: boolean | undefined;
  readonly mirror?: Mirror | undefined;
}

/** One element. It renders when its own record changes, or the design of its page, and not otherwise. */
export const ElementView = memo(function ElementView(props: ElementViewProps) {
  const { id, text, cell, backdrop, mirror } = props;
  const { reader, mode } = useStage();
  const { picturePart } = usePageScope();
  const element = useElement(reader, id);
  if (!element || element.hidden) return null;
  if (backdrop && 'placeholder' in element && element.placeholder) return null;
  const frame = mirrored(element.frame, mirror);
  const style = frameStyle(frame);
  const { Drawing, plays, saysAlt } = kindDrawing(element);
  // what plays is painted, and what is being typed
  const unpainted =
    picturePart !== undefined && element.origin?.part === picturePart && !plays && text === undefined;
  const labelled = element.alt && !saysAlt;
  return (
    <div
      data-element-id={backdrop ? undefined : id}
      data-backdrop-id={backdrop && mode === 'show' ? id : undefined}
      className={unpainted ? UNPAINTED : undefined}
      style={mode === 'show' && element.click ? { ...style, cursor: 'pointer' } : style}
      {...(labelled ? { role: 'group', 'aria-label': element.alt } : undefined)}
    >
      {mode === 'print' && element.click ? <PrintLink action={element.click} /> : null}
      <ElementBoundary element={element}>
        <Drawing
          element={element}
          frame={frame}
          text={text}
          cell={cell}
          backdrop={backdrop}
          renderChildren={(mirror) => <ChildList parentId={id} backdrop={backdrop} mirror={mirror} />}
        />
      </ElementBoundary>
    </div>
  );
});

/** Where a click on the whole element leads. It lies below the drawing, so that links of the text within come first. */
function PrintLink({ action }: { readonly action: Action }): ReactNode {
  const { reader } = useStage();
  const { pageId } = usePageScope();
  const address = printAddress(reader, pageId, action);
  if (address === undefined) return null;
  // biome-ignore lint/a11y/useAnchorContent: the element's drawing stands beside it and says what it is
  return <a href={address} style={{ position: 'absolute', inset: 0 }} />;
}
