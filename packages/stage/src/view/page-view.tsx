import {
  backdropOf,
  type CoursewareReader,
  cssColor,
  designOf,
  type PageDesign,
  resolveColor,
} from '@lectern/courseware';
import { lazyComponent } from '@lectern/ui/lazy';
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
import { PAPER, usePageBackground, usePageSize } from './use-page.ts';

export interface StageProviderProps {
  readonly reader: CoursewareReader;
  /** Id of a page, or of a layout or master to show it alone. */
  readonly pageId: string;
  readonly assets: AssetSource;
  readonly mode: StageMode;
  /** Texts of the stage, Chinese by default. Pass the same object every time. */
  readonly labels?: StageLabels | undefined;
  /** The number that page number fields show. */
  readonly pageNumber?: number | undefined;
}

export interface PageViewProps extends StageProviderProps {
  /** Ids of elements that are neither drawn nor laid out, because their entrance animation has not played yet. */
  readonly hiddenElements?: ReadonlySet<string> | undefined;
  /** Ids of strokes that are drawn separately, because the user may move them. */
  readonly apart?: ReadonlySet<string> | undefined;
  /** CSS pixels per logical pixel, when the parent scales the page: canvases on it get this resolution. */
  readonly scale?: number | undefined;
  /** Wraps or replaces an element, also a child of a group. Pass the same function while it is unchanged. */
  readonly renderElement?: RenderElement | undefined;
  /** Content above the background and below the elements, such as an editor's grid. */
  readonly under?: ReactNode;
}

/**
 * A page at its logical size (pixels); the parent scales it. When an element moves, only that element renders, because
 * each element subscribes to its own record. Elements carry `data-element-id`; elements of layout and master do not.
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

const EmbeddedFonts = lazyComponent(
  async () => (await import('./text/fonts/embedded-fonts.tsx')).EmbeddedFonts,
  {
    waiting: <span data-loading="" />,
  },
);

/** Provides the contexts that `ElementView` and `TextView` need. `PageView` contains this provider. */
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
  /** The part of the page's file that its picture shows, while the picture is shown. */
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

/** The design that a page's elements inherit; the same object until one of the records behind it changes. */
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
