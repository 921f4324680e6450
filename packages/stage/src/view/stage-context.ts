import type { Dispose } from '@lectern/base';
import type {
  Action,
  CoursewareReader,
  Element,
  Fill,
  PageDesign,
  RecordKind,
  RecordOf,
} from '@lectern/courseware';
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';

/** Where files come from. `url` answers undefined until the link is known, and then tells its listeners. */
export interface AssetSource {
  url(hash: string): string | undefined;
  subscribe(listener: () => void): Dispose;
}

/**
 * `edit`: prompts of empty placeholders show, media stand still. `show`: media play, links work. `thumbnail`: neither.
 * `print`: as a thumbnail, for paper; drawn by `PrintedPage`, which knows what becomes of links there.
 */
export type StageMode = 'edit' | 'show' | 'thumbnail' | 'print';

/** What the stage says by itself, in the user's language. */
export interface StageLabels {
  /** In the box of something that is kept but not drawn; `what` is its technical name. */
  unknown(what: string): string;
  /** Where a chart, formula or picture could not be loaded. */
  failed: string;
  play: string;
  pause: string;
  /** Names of the controls of a film or sound. */
  position: string;
  volume: string;
  mute: string;
  fullScreen: string;
  /** On a film or sound that lies on another server. */
  elsewhere(host: string): string;
  /** What an empty placeholder asks for where its layout has no words of its own, by the kind that stands in the file. */
  prompts: Readonly<Record<string, string>>;
}

export const CHINESE_LABELS: StageLabels = {
  unknown: (what) => `暂不能显示的内容（${what}）`,
  failed: '加载失败',
  play: '播放',
  pause: '暂停',
  position: '播放位置',
  volume: '音量',
  mute: '静音',
  fullScreen: '全屏播放',
  elsewhere: (host) => `需要联网：在新窗口打开 ${host}`,
  prompts: {
    title: '添加标题',
    ctrTitle: '添加标题',
    subTitle: '添加副标题',
    body: '添加文本',
    obj: '添加文本',
  },
};
export const ENGLISH_LABELS: StageLabels = {
  unknown: (what) => `Content that cannot be shown yet (${what})`,
  failed: 'Could not be loaded',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  volume: 'Volume',
  mute: 'Mute',
  fullScreen: 'Full screen',
  elsewhere: (host) => `Needs the network: open ${host} in a new window`,
  prompts: {
    title: 'Add a title',
    ctrTitle: 'Add a title',
    subTitle: 'Add a subtitle',
    body: 'Add text',
    obj: 'Add text',
  },
};

export interface Stage {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly mode: StageMode;
  readonly labels: StageLabels;
}

/** The page whose elements are drawn, and what they inherit. */
export interface PageScope {
  readonly pageId: string;
  readonly design: PageDesign;
  readonly pageNumber: number | undefined;
  /** The part of the page's file whose picture is shown in its elements' stead. */
  readonly picturePart?: string | undefined;
}

/** What becomes of links on paper. Only `PrintedPage` knows, so that what draws a page on the screen goes without it. */
export interface PrintLinks {
  /** Where a link of the page leads; undefined for what only a show can do. */
  address(reader: CoursewareReader, pageId: string, action: Action): string | undefined;
  /** The same over a whole element. It lies below the drawing, so that links of the text within come first. */
  over(reader: CoursewareReader, pageId: string, action: Action): ReactNode;
}
export const PrintLinksContext = createContext<PrintLinks | undefined>(undefined);

/** How large the page is drawn where something on it keeps the size that a finger needs: CSS pixels a logical pixel. */
export const PageScaleContext = createContext(1);
export const StageContext = createContext<Stage | undefined>(undefined);
export const PageScopeContext = createContext<PageScope | undefined>(undefined);
/** What elements with a `group` fill show. */
export const GroupFillContext = createContext<Fill | undefined>(undefined);

export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('elements are drawn inside a PageView or a StageProvider');
  return stage;
}

export function usePageScope(): PageScope {
  const scope = useContext(PageScopeContext);
  if (!scope) throw new Error('elements are drawn inside a PageView or a StageProvider');
  return scope;
}

/** The record of that kind, and a render of the caller alone whenever it changes. */
export function useRecord<K extends RecordKind>(
  reader: CoursewareReader,
  kind: K,
  id: string,
): RecordOf<K> | undefined {
  const subscribe = useCallback((listener: () => void) => reader.subscribeRecord(id, listener), [reader, id]);
  const read = () => reader.find(kind, id);
  return useSyncExternalStore(subscribe, read, read);
}

export function useElement(reader: CoursewareReader, id: string): Element | undefined {
  return useRecord(reader, 'element', id);
}

/** The address of an asset; undefined while it is not known. */
export function useAssetUrl(hash: string | undefined): string | undefined {
  const { assets } = useStage();
  const subscribe = useCallback((listener: () => void) => assets.subscribe(listener), [assets]);
  const read = () => (hash ? assets.url(hash) : undefined);
  return useSyncExternalStore(subscribe, read, read);
}
