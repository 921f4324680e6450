import { createContext, Fragment, memo, type ReactNode, useContext, useMemo } from 'react';
import type { InkRun } from './drawn-items.ts';
import { ElementBoundary } from './element-boundary.tsx';
import { InkRunView } from './elements/lazy-views.tsx';
import { frameStyle, type Mirror, mirrored } from './frame-style.ts';
import { kindDrawing } from './kind-drawings.tsx';
import { UNPAINTED } from './page-picture.tsx';
import { PrintLinksContext, useElement, usePageScope, useStage } from './stage-context.ts';
import { useDrawnItems } from './use-drawn-items.ts';

/** A function of an element's id and its drawing; its result is rendered in the drawing's place. */
export type RenderElement = (elementId: string, drawing: ReactNode) => ReactNode;

interface ListScope {
  readonly hiddenElements: ReadonlySet<string> | undefined;
  /** Ids of elements that are drawn separately: selected elements that may be moved. */
  readonly apart: ReadonlySet<string> | undefined;
  readonly renderElement: RenderElement | undefined;
}
const ListContext = createContext<ListScope>({
  hiddenElements: undefined,
  apart: undefined,
  renderElement: undefined,
});

export interface ElementListProps extends Partial<ListScope> {
  readonly parentId: string;
  /** Shapes of a layout or master behind a page: without their placeholders, and not interactive. */
  readonly backdrop?: boolean | undefined;
}

/** The elements of a page, layout or master. */
export function ElementList(props: ElementListProps): ReactNode {
  const { parentId, hiddenElements, apart, renderElement, backdrop } = props;
  const scope = useMemo(
    () => ({ hiddenElements, apart, renderElement }),
    [hiddenElements, apart, renderElement],
  );
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

/**
 * The children of a page or group. When the list or the hidden ids change, only this component renders, not the
 * elements.
 */
function ChildList({ parentId, backdrop, mirror }: ChildListProps): ReactNode {
  const { hiddenElements, apart, renderElement } = useContext(ListContext);
  const items = useDrawnItems(parentId);
  const parts = useMemo(
    () => items.map((item) => (typeof item === 'string' ? item : splitRun(item, apart, hiddenElements))),
    [items, apart, hiddenElements],
  );
  const draw = (id: string): ReactNode => {
    if (hiddenElements?.has(id)) return null;
    const drawing = <ElementView key={id} id={id} backdrop={backdrop} mirror={mirror} />;
    return renderElement && !backdrop ? <Fragment key={id}>{renderElement(id, drawing)}</Fragment> : drawing;
  };
  return parts.map((part) =>
    typeof part === 'string' ? (
      draw(part)
    ) : (
      <Fragment key={part.key}>
        <InkRunView strokes={part.strokes} />
        {part.alone.map(draw)}
      </Fragment>
    ),
  );
}

/** A run of strokes without its hidden strokes, and without strokes that are drawn separately above it. */
function splitRun({ strokes }: InkRun, ...sets: readonly (ReadonlySet<string> | undefined)[]) {
  const isAlone = (id: string) => sets.some((set) => set?.has(id));
  const alone = strokes.filter(isAlone);
  const others = alone.length === 0 ? strokes : strokes.filter((id) => !isAlone(id));
  return { key: `run ${strokes[0]}`, strokes: others, alone };
}

export interface ElementViewProps {
  readonly id: string;
  /** Replaces the element's paragraphs inside its text frame: the editor while the user types. */
  readonly text?: ReactNode;
  /** The cell of a table (`rowId:columnId`) that `text` belongs to. */
  readonly cell?: string | undefined;
  /** Whether the element belongs to a layout or master behind a page. */
  readonly backdrop?: boolean | undefined;
  readonly mirror?: Mirror | undefined;
}

/** One element. It renders only when its own record changes, or the design of its page. */
export const ElementView = memo(function ElementView(props: ElementViewProps) {
  const { id, text, cell, backdrop, mirror } = props;
  const { reader, mode } = useStage();
  const { pageId, picturePart } = usePageScope();
  const printed = useContext(PrintLinksContext);
  const element = useElement(reader, id);
  if (!element || element.hidden) return null;
  if (backdrop && 'placeholder' in element && element.placeholder) return null;
  const frame = mirrored(element.frame, mirror);
  const style = frameStyle(frame);
  const { Drawing, plays, saysAlt } = kindDrawing(element);
  // The page's picture does not replace media, or a text that is being typed.
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
      {printed && element.click ? printed.over(reader, pageId, element.click) : null}
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
