import { compareOrder, type Layout, layoutOf, type Master } from '@lectern/courseware';
import { schoolThemes } from '@lectern/courseware/design';
import { type ReactNode, useSyncExternalStore } from 'react';
import { PageTile } from '../../../../parts/templates/index.ts';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { useEditing } from '../../editing/editor-context.ts';
import own from './design.module.css';
import { useDesignTexts } from './texts.ts';

/** Pixels of the picture of a layout; two stand beside each other in the panel. */
const WIDTH = 122;
/** How our own layouts are called in the file, whatever language it is looked at in. */
const OURS = /^(标题页|标题和内容|节标题|两栏内容|仅标题|空白|图片与说明)$/;
const TYPES = [
  'title',
  'obj',
  'secHead',
  'twoObj',
  'twoTxTwoObj',
  'titleOnly',
  'blank',
  'objTx',
  'picTx',
  'vertTx',
  'vertTitleAndTx',
] as const;

/** A layout's name: as its file has it, ours in the language of the moment. */
export function useLayoutName(): (layout: Layout) => string {
  const t = useDesignTexts();
  return ({ name, type }) => {
    if (name !== undefined && name !== '' && !OURS.test(name)) return name;
    const known = TYPES.find((each) => each === type);
    return known ? t(`layouts.${known}`) : (name ?? t('layouts.other'));
  };
}

/** A master that has come with a theme of ours is named as that theme is. */
export function useMasterName(): (master: Master | undefined) => string {
  const t = useDesignTexts();
  const language = useLanguage();
  return (master) =>
    schoolThemes.find(({ id }) => id === master?.name)?.name[language] ?? master?.name ?? t('master');
}

/** The layouts of the master that a page has, in order. */
export function useLayouts(pageId: string): readonly Layout[] {
  const { store } = useEditing().session;
  const key = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () =>
      layoutsFor(store, pageId)
        .map(({ id }) => id)
        .join(' '),
  );
  return key === '' ? [] : key.split(' ').flatMap((id) => store.find('layout', id) ?? []);
}

function layoutsFor(
  store: Pick<ReturnType<typeof useEditing>['session']['store'], 'find' | 'all'>,
  pageId: string,
): readonly Layout[] {
  const masterId = layoutOf(store, pageId)?.masterId;
  const all = [...store.all('layout')].sort(compareOrder);
  const own = all.filter((layout) => layout.masterId === masterId);
  return own.length > 0 ? own : all;
}

export interface LayoutGalleryProps {
  readonly pageId: string;
  /** The layout that is drawn as chosen. */
  readonly chosen?: string | undefined;
  readonly onPick: (layoutId: string) => void;
}

/** The layouts of the page's design, each as it is. */
export function LayoutGallery({ pageId, chosen, onPick }: LayoutGalleryProps): ReactNode {
  const { document, session } = useEditing();
  const { store } = session;
  const { assets } = document;
  const nameOf = useLayoutName();
  return (
    <div className={own.tiles}>
      {useLayouts(pageId).map((layout) => (
        <PageTile
          key={layout.id}
          reader={store}
          assets={assets}
          pageId={layout.id}
          width={WIDTH}
          places
          name={nameOf(layout)}
          chosen={chosen === undefined ? undefined : layout.id === chosen}
          onPress={() => onPick(layout.id)}
        />
      ))}
    </div>
  );
}
