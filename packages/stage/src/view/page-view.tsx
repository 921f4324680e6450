import type { CoursewareReader, PageDesign } from '@lectern/courseware';
import { backdropOf, cssColor, designOf, resolveColor } from '@lectern/courseware';
import { late } from '@lectern/ui/late';
import { type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { ElementList, type RenderElement } from './element-view.tsx';
import { PagePicture, useShownPicture } from './page-picture.tsx';
import { FillBox } from './paint/fill-box.tsx';
import {
  type AssetSource,
  CHINESE_LABELS,
  PageScaleContext,
  PageScopeContext,
  StageContext,
  type StageLabels,
  type StageMode,
} from './stage-context.ts';
import { PAPER, usePageBackground } from './use-page-background.ts';
import { usePageSize } from './use-page-size.ts';

export interface StageProviderProps {
  readonly reader: CoursewareReader;
  /** A page, or a layout or master to show it alone. */
  readonly pageId: string;
  readonly assets: AssetSource;
  readonly mode: StageMode;
  /** Chinese when left out. Pass the same object every time. */
  readonly labels?: StageLabels | undefined;
  /** What number fields say. */
  readonly pageNumber?: number | undefined;
}

export interface PageViewProps extends StageProviderProps {
  /** Not drawn, and not laid out: what an animation has not brought yet. */
  readonly hiddenElements?: ReadonlySet<string> | undefined;
  /** Ink that is drawn stroke by stroke, because a hand may move it. */
  readonly apart?: ReadonlySet<string> | undefined;
  /** CSS pixels a logical pixel, where the parent draws it larger or smaller: canvases on it get as many. */
  readonly scale?: number | undefined;
  /** Wraps or replaces an element, a group's children among them. Pass the same function while nothing changed. */
  readonly renderElement?: RenderElement | undefined;
  /** Drawn over the background and under the elements: an editor's grid. */
  readonly under?: ReactNode;
}

/**
 * A page at its logical size (pixels); the parent scales it. Moving one element renders that element alone: each
 * listens to its own record. Elements carry `data-element-id`; what shows through from layout and master does not.
 */
export function PageView(props: PageViewProps): ReactNode {
  const { hiddenElements, apart, scale, renderElement, under, ...stage } = props;
  const { reader, pageId } = stage;
  const around = useContext(PageScaleContext);
  const size = usePageSize(reader);
  const picture = useShownPicture(reader, pageId);
  return (
    <div
      data-page-id={pageId}
      style={{
        position: 'relative',
        width: size.w,
        height: size.h,
        overflow: 'clip',
        contain: 'layout paint style',
        isolation: 'isolate',
        userSelect: stage.mode === 'show' ? undefined : 'none',
        WebkitFontSmoothing: 'antialiased',
      }}
    >
      <StageProvider {...stage} picturePart={picture?.part}>
        {picture ? null : <BackdropView reader={reader} pageId={pageId} width={size.w} height={size.h} />}
        {picture ? <PagePicture picture={picture} /> : null}
        {under}
        <PageScaleContext value={scale ?? around}>
          <ElementList
            parentId={pageId}
            hiddenElements={hiddenElements}
            apart={apart}
            renderElement={renderElement}
          />
        </PageScaleContext>
      </StageProvider>
    </div>
  );
}

const EmbeddedFonts = late(async () => (await import('./text/fonts/embedded-fonts.tsx')).EmbeddedFonts, {
  waiting: <span data-loading="" />,
});

/** What `ElementView` and `TextView` need around them; `PageView` has it built in. */
export function StageProvider({
  reader,
  pageId,
  assets,
  mode,
  labels = CHINESE_LABELS,
  pageNumber,
  picturePart,
  children,
}: StageProviderProps & {
  /** The part of the page's file that its picture shows, while it is shown. */
  readonly picturePart?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const stage = useMemo(() => ({ reader, assets, mode, labels }), [reader, assets, mode, labels]);
  const design = usePageDesign(reader, pageId);
  const fonts = design.deck?.embeddedFonts;
  const scope = useMemo(
    () => ({ pageId, design, pageNumber, picturePart }),
    [pageId, design, pageNumber, picturePart],
  );
  return (
    <StageContext value={stage}>
      <PageScopeContext value={scope}>{children}</PageScopeContext>
      {fonts ? <EmbeddedFonts fonts={fonts} assets={assets} /> : null}
    </StageContext>
  );
}

/** What a page's elements inherit; the same object until one of the records behind it changes. */
export function usePageDesign(reader: CoursewareReader, pageId: string): PageDesign {
  const subscribe = useCallback((listener: () => void) => reader.subscribe(listener), [reader]);
  const read = () => designOf(reader, pageId);
  return useSyncExternalStore(subscribe, read, read);
}

interface BackdropProps {
  readonly reader: CoursewareReader;
  readonly pageId: string;
  readonly width: number;
  readonly height: number;
}

function BackdropView({ reader, pageId, width, height }: BackdropProps): ReactNode {
  const subscribe = useCallback((listener: () => void) => reader.subscribe(listener), [reader]);
  const paper = usePageBackground(reader, pageId) ?? PAPER;
  const readParents = () => backdropOf(reader, pageId).parents.join(' ');
  const parents = useSyncExternalStore(subscribe, readParents, readParents);
  const design = usePageDesign(reader, pageId);
  return (
    <div data-stage-layer="backdrop" style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      {paper.type === 'solid' ? (
        <div
          style={{
            position: 'absolute',
            inset: 0,
            background: cssColor(resolveColor(paper.color, design.colors)),
          }}
        />
      ) : (
        <FillBox fill={paper} width={width} height={height} />
      )}
      {parents === ''
        ? null
        : parents.split(' ').map((id) => <ElementList key={id} parentId={id} backdrop />)}
    </div>
  );
}
