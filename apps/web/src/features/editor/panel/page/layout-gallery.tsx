import { compareOrder, type Layout, layoutOf, type Master } from '@lectern/courseware';
import { schoolThemes } from '@lectern/courseware/design';
import { Stack } from '@lectern/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { PageTile } from '../../../../parts/templates/index.ts';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { useEditing } from '../../editing/editor-context.ts';
import own from './design.module.css';
import { useDesignTexts } from './texts.ts';

/** Width of the picture of a layout, pixels; two fit beside each other in the panel. */
const WIDTH = 122;
/** Names of our own layouts in files, in every language of the program. */
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

/** Returns a function for a layout's name: as in its file, or for our own layouts in the current language. */
export function useLayoutName(): (layout: Layout) => string {
  const t = useDesignTexts();
  return ({ name, type }) => {
    if (name !== undefined && name !== '' && !OURS.test(name)) return name;
    const known = TYPES.find((each) => each === type);
    return known ? t(`layouts.${known}`) : (name ?? t('layouts.other'));
  };
}

/** Returns a function for a master's name; a master from one of our themes has the theme's name. */
export function useMasterName(): (master: Master | undefined) => string {
  const t = useDesignTexts();
  const language = useLanguage();
  return (master) =>
    schoolThemes.find(({ id }) => id === master?.name)?.name[language] ?? master?.name ?? t('master');
}

/** Returns the layouts of a page's master, in order. */
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
  const ofMaster = all.filter((layout) => layout.masterId === masterId);
  return ofMaster.length > 0 ? ofMaster : all;
}

export interface LayoutGalleryProps {
  readonly pageId: string;
  /** Id of the layout that is highlighted. */
  readonly chosen?: string | undefined;
  readonly onPick: (layoutId: string) => void;
}

/** A gallery of the layouts of the page's design. */
export function LayoutGallery({ pageId, chosen, onPick }: LayoutGalleryProps): ReactNode {
  const { document, session } = useEditing();
  const { store } = session;
  const { assets } = document;
  const nameOf = useLayoutName();
  return (
    <Stack gap={2} className={own.tiles}>
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
    </Stack>
  );
}
