import type { CoursewareReader, Layout, Master } from '@lectern/courseware';
import { layoutsOf, pagesWith } from '@lectern/courseware/design';
import { useRecord } from '@lectern/stage/view';
import { Box, IconButton, Menu, MenuItem, Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Ellipsis, Plus, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { MiniPage } from '../../../parts/templates/index.ts';
import { runCommand } from '../commands/command.ts';
import { duplicateThisLayout, newLayout, removeThisLayout, renameDesign } from '../commands/pages/masters.ts';
import { firstPage, lastPage, nextPage, previousPage } from '../commands/pages/page-navigation.ts';
import { toggleMasters } from '../commands/screen/view.ts';
import { useCommand } from '../commands/use-command.ts';
import { useEditing } from '../editing/editor-context.ts';
import { offerUndo } from '../editing/offer-undo.ts';
import { region } from '../editing/regions.ts';
import { designsInOrder } from '../editing/shown-designs.ts';
import { useLayoutName, useMasterName } from '../panel/page/layout-gallery.tsx';
import { useDesignTexts } from '../panel/page/texts.ts';
import { LayoutRemoval } from './layout-removal.tsx';
import classes from './masters-list.module.css';
import { NameInput } from './name-input.tsx';
import { useWidth } from './page-list.ts';
import pages from './pages-panel.module.css';

const WALKS: Readonly<Record<string, typeof nextPage>> = {
  ArrowDown: nextPage,
  PageDown: nextPage,
  ArrowUp: previousPage,
  PageUp: previousPage,
  Home: firstPage,
  End: lastPage,
};

/** Horizontal space beside the picture of a layout and of a master, pixels: layouts are indented. */
const LAYOUT_ROOM = 44;
const MASTER_ROOM = 24;

/** The list of masters and their layouts, which replaces the list of pages. */
export function MastersList(): ReactNode {
  const t = useDesignTexts();
  const editing = useEditing();
  const { session } = editing;
  const { store } = session;
  const pageId = useSignal(session.pageId) ?? '';
  const layout = useRecord(store, 'layout', pageId);
  const nameOf = useLayoutName();
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const [renaming, setRenaming] = useState<string | undefined>(undefined);
  const [removing, setRemoving] = useState<string | undefined>(undefined);
  const order = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => designsInOrder(store).join(' '),
  );
  const follows = useFollowed(scroller, pageId, width > 0);
  const add = () => {
    const masterId = layout?.masterId ?? pageId;
    runCommand(newLayout, editing, { masterId, after: layout?.id, name: t('newLayoutName') });
  };
  const remove = (of: Layout, name: string) => {
    if (pagesWith(store, of.id).length > 0) setRemoving(of.id);
    else {
      follows.current = of.id === pageId;
      runCommand(removeThisLayout, editing, { layoutId: of.id });
      offerUndo(session, { text: t('removed', { name }), label: t('undo') });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.design === undefined) return;
    const walk = event.ctrlKey || event.metaKey || event.altKey ? undefined : WALKS[event.key];
    if (walk) {
      follows.current = true;
      runCommand(walk, editing);
    } else if (event.key === 'F2') setRenaming(event.target.dataset.design);
    else if (event.key === 'Delete' && layout && layoutsOf(store, layout.masterId).length > 1)
      remove(layout, nameOf(layout));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <nav className={pages.panel} aria-label={t('masters')} {...region('pages')}>
      <Head onAdd={add} />
      <Box overflow="scroll" flex="grow" ref={scroller} className={classes.scroller} onKeyDown={onKeyDown}>
        <Stack as="ul" gap={2} className={classes.list}>
          {width > 0
            ? order
                .split(' ')
                .map((id) => (
                  <DesignRow
                    key={id}
                    id={id}
                    width={width}
                    current={id === pageId}
                    renaming={renaming === id}
                    onRename={setRenaming}
                    onRemove={remove}
                  />
                ))
            : null}
        </Stack>
      </Box>
      {removing !== undefined ? (
        <LayoutRemoval
          layoutId={removing}
          onRemove={() => {
            follows.current = removing === pageId;
          }}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </nav>
  );
}

/** Scrolls to the current design. The focus follows it while the result is true, until the design changes once. */
function useFollowed(
  scroller: RefObject<HTMLElement | null>,
  pageId: string,
  isDrawn: boolean,
): RefObject<boolean> {
  const follows = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is shown
  useEffect(() => {
    const shown = scroller.current?.querySelector<HTMLElement>(`[data-design="${CSS.escape(pageId)}"]`);
    shown?.scrollIntoView({ block: 'nearest' });
    if (follows.current) shown?.focus({ preventScroll: true });
    follows.current = false;
  }, [pageId, isDrawn]);
  return follows;
}

function Head({ onAdd }: { readonly onAdd: () => void }): ReactNode {
  const t = useDesignTexts();
  const editing = useEditing();
  const { label: addLabel } = useCommand(newLayout);
  const { label: closeLabel } = useCommand(toggleMasters);
  return (
    <Row size="small" tone="quiet" flex="none" justify="between" className={pages.head}>
      <Text overflow="cut">{t('masters')}</Text>
      <Row as="span" flex="none">
        <IconButton size="small" label={addLabel} icon={<Plus />} onClick={onAdd} />
        <IconButton
          size="small"
          label={closeLabel}
          icon={<X />}
          onClick={() => runCommand(toggleMasters, editing)}
        />
      </Row>
    </Row>
  );
}

interface DesignRowProps {
  readonly id: string;
  readonly width: number;
  readonly current: boolean;
  readonly renaming: boolean;
  readonly onRename: (id: string | undefined) => void;
  readonly onRemove: (layout: Layout, name: string) => void;
}

function DesignRow({ id, width, current, renaming, onRename, onRemove }: DesignRowProps): ReactNode {
  const t = useDesignTexts();
  const editing = useEditing();
  const { session, document } = editing;
  const { store } = session;
  const layout = useRecord(store, 'layout', id);
  const master = useRecord(store, 'master', id);
  const nameOf = useLayoutName();
  const masterNameOf = useMasterName();
  const uses = useUses(store, id);
  const duplicate = useCommand(duplicateThisLayout);
  const removal = useCommand(removeThisLayout);
  const design: Layout | Master | undefined = layout ?? master;
  if (!design) return null;
  const name = layout ? nameOf(layout) : masterNameOf(master);
  const used = uses === 0 ? t('unused') : t('uses', { count: uses });
  return (
    <Stack as="li" className={classes.row} data-kind={design.kind} data-current={current || undefined}>
      <div className={classes.picture}>
        <MiniPage
          reader={store}
          assets={document.assets}
          pageId={id}
          width={width - (layout ? LAYOUT_ROOM : MASTER_ROOM)}
          places
        />
        <button
          type="button"
          className={classes.press}
          data-design={id}
          aria-label={`${name}, ${used}`}
          aria-current={current ? 'page' : undefined}
          tabIndex={current ? 0 : -1}
          onClick={() => session.goToPage(id)}
        />
      </div>
      <Row gap={1} className={classes.words}>
        {renaming ? (
          <NameInput
            className={classes.name}
            label={t('layoutName')}
            read={() => name}
            onDone={(next) => {
              onRename(undefined);
              if (next !== undefined) runCommand(renameDesign, editing, { designId: id, name: next });
            }}
          />
        ) : (
          <span className={classes.name} title={name}>
            <span>{name}</span>
            <small>{used}</small>
          </span>
        )}
        <Menu trigger={<IconButton size="small" label={t('layoutActions', { name })} icon={<Ellipsis />} />}>
          <MenuItem onSelect={() => onRename(id)}>{t('rename')}</MenuItem>
          {layout ? (
            <>
              <MenuItem onSelect={() => duplicate.run({ layoutId: id, name: t('copyName', { name }) })}>
                {duplicate.label}
              </MenuItem>
              <MenuItem
                tone="danger"
                disabled={layoutsOf(store, layout.masterId).length < 2}
                onSelect={() => onRemove(layout, name)}
              >
                {removal.label}
              </MenuItem>
            </>
          ) : null}
        </Menu>
      </Row>
    </Stack>
  );
}

/** Returns the number of pages that use a master or layout. */
function useUses(store: CoursewareReader, id: string): number {
  return useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => pagesWith(store, id).length,
  );
}
