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

/** The source of files. `url` returns undefined until the link is known, and then notifies its listeners. */
export interface AssetSource {
  url(hash: string): string | undefined;
  subscribe(listener: () => void): Dispose;
}

/**
 * `edit`: prompts of empty placeholders are visible, media do not play. `show`: media play, links work. `thumbnail`:
 * neither.
 * `print`: as a thumbnail, for paper; drawn by `PrintedPage`, which handles links.
 */
export type StageMode = 'edit' | 'show' | 'thumbnail' | 'print';

/** The texts of the stage in the user's language. */
export interface StageLabels {
  /** The text in the box of an element that is stored but cannot be drawn; `what` is its technical name. */
  unknown(what: string): string;
  /** Shown in place of a chart, formula or picture that failed to load. */
  failed: string;
  play: string;
  pause: string;
  /** Names of the controls of a video or sound. */
  position: string;
  volume: string;
  mute: string;
  fullScreen: string;
  /** Shown on a video or sound that is on another server. */
  elsewhere(host: string): string;
  /** The default prompts of empty placeholders, by the kind that the file names. */
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

/** The page whose elements are drawn, and the design that they inherit. */
export interface PageScope {
  readonly pageId: string;
  readonly design: PageDesign;
  readonly pageNumber: number | undefined;
  /** The part of the page's file whose picture replaces its elements. */
  readonly picturePart?: string | undefined;
}

/** The drawing of links on paper. Only `PrintedPage` sets this, so that pages on the screen do not load its code. */
export interface PrintLinks {
  /** The target of a link of the page; undefined for actions that need a show. */
  address(reader: CoursewareReader, pageId: string, action: Action): string | undefined;
  /** The link area over a whole element. It is below the drawing, so that links within the text take precedence. */
  over(reader: CoursewareReader, pageId: string, action: Action): ReactNode;
}
export const PrintLinksContext = createContext<PrintLinks | undefined>(undefined);

/** The scale of the page, for parts that keep the size that a finger needs: CSS pixels per logical pixel. */
export const PageScaleContext = createContext(1);
export const StageContext = createContext<Stage | undefined>(undefined);
export const PageScopeContext = createContext<PageScope | undefined>(undefined);
/** The fill of the surrounding group, for elements with a `group` fill. */
export const GroupFillContext = createContext<Fill | undefined>(undefined);

export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('elements must be drawn inside a PageView or a StageProvider');
  return stage;
}

export function usePageScope(): PageScope {
  const scope = useContext(PageScopeContext);
  if (!scope) throw new Error('elements must be drawn inside a PageView or a StageProvider');
  return scope;
}

/** The record of this kind and id; the caller alone renders again whenever it changes. */
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

/** The URL of an asset; undefined while it is not known. */
export function useAssetUrl(hash: string | undefined): string | undefined {
  const { assets } = useStage();
  const subscribe = useCallback((listener: () => void) => assets.subscribe(listener), [assets]);
  const read = () => (hash ? assets.url(hash) : undefined);
  return useSyncExternalStore(subscribe, read, read);
}
