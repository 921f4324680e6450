import type { CoursewareReader, Element } from '@lectern/courseware';
import { PanelRow } from '@lectern/property-panel';
import { Select, Switch } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Command } from '../../commands/command.ts';
import {
  letCopyInClass,
  letMoveInClass,
  sortInto,
  sortIntoInClass,
} from '../../commands/element/in-class.ts';
import { useCommand } from '../../commands/use-command.ts';
import { useEditing, useSelected } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../locale/texts.ts';
import { ownNameOf } from '../objects/object-rows.ts';

/**
 * Switches for the actions of the class on the selected elements: drag them, drag copies off them, sort them, or sort
 * other elements into them.
 */
export function InClassMarks(): ReactNode {
  const chosen = useSelected();
  const moves = chosen.length > 0 && chosen.every(({ movableInClass }) => movableInClass);
  return (
    <>
      <Mark command={letMoveInClass} />
      {moves && <Mark command={letCopyInClass} />}
      {moves && <BasketChoice chosen={chosen} />}
      <Mark command={sortIntoInClass} />
    </>
  );
}

function Mark({ command }: { readonly command: Command }): ReactNode {
  const { label, isOn, disabled, run } = useCommand(command);
  return <Switch label={label} checked={isOn === true} disabled={disabled} onChange={() => run()} />;
}

/** Option for no basket, and option for elements that belong to several baskets. */
const NONE = '';
const SEVERAL = '\u0000';

/**
 * Selects the basket of the page that the selected elements belong to; not rendered where the page has no other basket.
 */
function BasketChoice({ chosen }: { readonly chosen: readonly Element[] }): ReactNode {
  const t = usePanelTexts();
  const editing = useEditing();
  const baskets = useBaskets().filter(({ id }) => !chosen.some((each) => each.id === id));
  if (baskets.length === 0) return null;
  const known = (id: string | undefined) => baskets.find((each) => each.id === id)?.id ?? NONE;
  const into = [...new Set(chosen.map(({ basketId }) => known(basketId)))];
  const value = into.length === 1 ? (into[0] ?? NONE) : SEVERAL;
  const options = [
    ...(value === SEVERAL ? [{ value: SEVERAL, label: t('style.severalBaskets') }] : []),
    { value: NONE, label: t('style.noBasket') },
    ...baskets.map((basket, at) => ({
      value: basket.id,
      label: ownNameOf(basket) ?? t('style.basket', { number: at + 1 }),
    })),
  ];
  return (
    <PanelRow label={t('style.belongs')}>
      <Select
        size="small"
        label={t('style.belongs')}
        value={value}
        options={options}
        onChange={(id) => {
          if (id !== SEVERAL) sortInto(editing, id === NONE ? undefined : id);
        }}
      />
    </PanelRow>
  );
}

/** Returns the baskets of the current page; renders again when baskets or their names change. */
function useBaskets(): readonly Element[] {
  const { session } = useEditing();
  const { store } = session;
  const pageId = useSignal(session.pageId) ?? '';
  const said = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(listener), [store]),
    () =>
      basketsOn(store, pageId)
        .map((each) => `${each.id} ${ownNameOf(each)}`)
        .join('\n'),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of them is told anew when they change
  return useMemo(() => basketsOn(store, pageId), [store, pageId, said]);
}

function basketsOn(reader: CoursewareReader, parentId: string): readonly Element[] {
  return reader.children(parentId).flatMap((id) => {
    const element = reader.find('element', id);
    if (!element) return [];
    const within = element.type === 'group' ? basketsOn(reader, id) : [];
    return element.basketInClass ? [element, ...within] : within;
  });
}
