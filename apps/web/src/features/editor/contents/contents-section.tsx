import {
  type ContentsWish,
  contentsLines,
  contentsWish,
  homeOf,
  isContentsOutdated,
  type ShapeElement,
} from '@lectern/courseware';
import { PanelSection, PanelStatus } from '@lectern/property-panel';
import { Button, Switch, ToggleGroup } from '@lectern/ui';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { LISTS, updateContents, updateContentsElement } from '../commands/insert/contents.ts';
import { useCommand } from '../commands/use-command.ts';
import { useEditing, useSelected } from '../editing/editor-context.ts';
import lists from './contents.module.css';
import { useContentsTexts } from './texts.ts';

/** Settings of the selected contents: the listed pages, whether they are up to date, and a button that updates them. */
export function ContentsSection(): ReactNode {
  const [only] = useSelected();
  return only?.type === 'shape' ? <ContentsForm element={only} /> : null;
}

function ContentsForm({ element }: { readonly element: ShapeElement }): ReactNode {
  const t = useContentsTexts();
  const editing = useEditing();
  const { session } = editing;
  const { store } = session;
  const { label, icon: Icon, run } = useCommand(updateContents);
  const wish = contentsWish(element);
  const status = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(listener), [store]),
    () => statusOf(store, element, wish),
  );
  if (!wish) return null;
  const list = (next: ContentsWish) => {
    session.letGo();
    updateContentsElement(editing, element, next);
  };
  const locked = element.locked === true;
  return (
    <PanelSection title={t('title')}>
      <PanelStatus>{t(`status.${status}`)}</PanelStatus>
      <Button
        size="small"
        icon={Icon ? <Icon /> : null}
        disabled={locked || status !== 'outdated'}
        onClick={() => run()}
      >
        {label}
      </Button>
      <ToggleGroup
        label={t('list')}
        className={lists.lists}
        disabled={locked}
        options={LISTS.map((value) => ({ value, label: t(`of.${value}`) }))}
        value={[wish.of]}
        onChange={([of]) => of && list({ ...wish, of })}
      />
      <Switch
        label={t('numbers')}
        checked={wish.numbers === true}
        disabled={locked}
        onChange={(on) => {
          const { numbers: _, ...rest } = wish;
          list(on ? { ...rest, numbers: true } : rest);
        }}
      />
    </PanelSection>
  );
}

function statusOf(
  store: ReturnType<typeof useEditing>['session']['store'],
  element: ShapeElement,
  wish: ContentsWish | undefined,
): 'current' | 'outdated' | 'empty' {
  if (!wish || !isContentsOutdated(store, element)) return 'current';
  const homeId = homeOf(store, element.id) ?? '';
  return contentsLines(store, homeId, wish).length === 0 ? 'empty' : 'outdated';
}
