import { bringForward, type Element, sendBackward, setHidden, setLocked, stackAt } from '@lectern/courseware';
import { PanelSection } from '@lectern/property-panel';
import { Box, Button, IconButton, Input, Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTypedWords } from '../../../../parts/typed-words/index.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { useEditorTexts } from '../../locale/texts.ts';
import { indexAt, type ObjectRow, objectRows, ownNameOf } from './object-rows.ts';
import classes from './objects.module.css';
import { useObjectTexts } from './texts.ts';

/** Pixels that a mouse moves before a press is a drag. */
const tremor = 6;

/** A row being dragged among the rows of its group or page. */
interface Drag {
  readonly id: string;
  readonly index: number;
  /** Id of the row at which the drop line is shown, and the side of that row. */
  readonly at: string;
  readonly side: 'above' | 'below';
}

/** The list of all elements of the page by name, topmost first, to select, reorder, rename, hide and lock them. */
export function ObjectsPanel(): ReactNode {
  const t = useObjectTexts();
  const { session } = useEditing();
  const rows = useRows();
  const { ids } = useSignal(session.selection);
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const hidden = rows.filter(({ element }) => element.hidden).map(({ element }) => element.id);
  const pull = (event: PointerEvent<HTMLElement>, { element }: ObjectRow) => {
    // A finger scrolls the list instead.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const from = event.clientY;
    const node = event.currentTarget;
    let now: Drag | undefined;
    node.setPointerCapture(event.pointerId);
    node.onpointermove = (move) => {
      if (!now && Math.abs(move.clientY - from) <= tremor) return;
      const others = rows.filter(
        (row) => row.element.parentId === element.parentId && row.element.id !== element.id,
      );
      const middles = others.map((row) => middleOf(list.current, row.element.id));
      const index = indexAt(middles, move.clientY);
      const next = others[others.length - index];
      const at = next ?? others.at(-1);
      now = at && { id: element.id, index, at: at.element.id, side: next ? 'above' : 'below' };
      setDrag(now);
    };
    node.onlostpointercapture = () => {
      node.onpointermove = null;
      node.onlostpointercapture = null;
      setDrag(undefined);
      const dropped = now;
      if (dropped) session.edit((edit) => stackAt(edit, dropped.id, dropped.index));
    };
  };
  return (
    <PanelSection title={t('title')}>
      {rows.length === 0 ? (
        <Text as="p" tone="quiet" size="small">
          {t('nothing')}
        </Text>
      ) : (
        <Text as="p" tone="quiet" size="small">
          {t('hint')}
        </Text>
      )}
      <ul ref={list} className={classes.list} aria-label={t('title')}>
        {rows.map((row) => (
          <ObjectLine
            key={row.element.id}
            row={row}
            isChosen={ids.includes(row.element.id)}
            drag={drag}
            onPull={(event) => pull(event, row)}
          />
        ))}
      </ul>
      {hidden.length > 0 ? (
        <Button size="small" onClick={() => session.edit((edit) => setHidden(edit, hidden, false))}>
          {t('showAll')}
        </Button>
      ) : null}
    </PanelSection>
  );
}

function middleOf(list: HTMLElement | null, id: string): number {
  const box = list?.querySelector(`[data-object="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  return box ? box.top + box.height / 2 : 0;
}

interface RowProps {
  readonly row: ObjectRow;
  readonly isChosen: boolean;
  readonly drag: Drag | undefined;
  readonly onPull: (event: PointerEvent<HTMLElement>) => void;
}

function ObjectLine({ row: { element, depth }, isChosen, drag, onPull }: RowProps): ReactNode {
  const t = useObjectTexts();
  const { session } = useEditing();
  const [renaming, setRenaming] = useState(false);
  const name = useNameOf(element);
  const { id } = element;
  const choose = (add: boolean) => {
    const { ids, within } = session.selection.get();
    const parent = element.parentId === session.pageId.get() ? undefined : element.parentId;
    const kept = add && within === parent ? ids : [];
    const next = kept.includes(id) ? kept.filter((each) => each !== id) : [...kept, id];
    session.letGo();
    session.selection.set(parent === undefined ? { ids: next } : { ids: next, within: parent });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'F2') setRenaming(true);
    else if (event.altKey && event.key === 'ArrowUp') session.edit((edit) => bringForward(edit, [id]));
    else if (event.altKey && event.key === 'ArrowDown') session.edit((edit) => sendBackward(edit, [id]));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Row
      as="li"
      hover
      radius="control"
      className={classes.row}
      style={{ paddingLeft: `${depth * 1.6}rem` }}
      data-object={id}
      data-chosen={isChosen || undefined}
      data-hidden={element.hidden || undefined}
      data-dragged={drag?.id === id || undefined}
      data-line={drag?.at === id ? drag.side : undefined}
    >
      {renaming ? (
        <NameField element={element} name={name} onDone={() => setRenaming(false)} />
      ) : (
        <Box
          as="button"
          overflow="cut"
          flex="grow"
          radius="control"
          type="button"
          className={classes.name}
          aria-pressed={isChosen}
          onClick={(event) => choose(event.ctrlKey || event.metaKey || event.shiftKey)}
          onDoubleClick={() => setRenaming(true)}
          onPointerDown={onPull}
          onKeyDown={press}
        >
          {name}
        </Box>
      )}
      <IconButton
        size="small"
        label={t(element.hidden ? 'show' : 'hide', { name })}
        icon={element.hidden ? <EyeOff /> : <Eye />}
        onClick={() => session.edit((edit) => setHidden(edit, [id], !element.hidden))}
      />
      <IconButton
        size="small"
        label={t(element.locked ? 'unlock' : 'lock', { name })}
        icon={element.locked ? <Lock /> : <LockOpen />}
        onClick={() => session.edit((edit) => setLocked(edit, [id], !element.locked))}
      />
    </Row>
  );
}

interface NameFieldProps {
  readonly element: Element;
  readonly name: string;
  readonly onDone: () => void;
}

const longestName = 200;

function NameField({ element, name, onDone }: NameFieldProps): ReactNode {
  const t = useObjectTexts();
  const { session } = useEditing();
  const { field, take } = useTypedWords<HTMLInputElement>({ read: () => name });
  const keep = () => {
    const next = take().trim().slice(0, longestName);
    if (next !== '' && next !== name) session.edit((edit) => edit.update(element.id, { name: next }));
    onDone();
  };
  return (
    <Input
      {...field}
      className={classes.field}
      size="small"
      autoFocus
      aria-label={t('name')}
      maxLength={longestName}
      onFocus={(event) => event.target.select()}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
        else if (event.key === 'Escape') onDone();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}

function useNameOf(element: Element): string {
  const t = useEditorTexts();
  const kind = element.type === 'shape' && element.textBox ? 'text' : element.type;
  return ownNameOf(element) ?? t(`edit.unnamed.${kind}`);
}

/** Returns the rows of the current page; the same array until the courseware changes. */
function useRows(): readonly ObjectRow[] {
  const { session } = useEditing();
  const { store } = session;
  const pageId = useSignal(session.pageId) ?? '';
  const known = useRef<{ readonly pageId: string; readonly rows: readonly ObjectRow[] }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribe(() => {
        known.current = undefined;
        listener();
      }),
    [store],
  );
  return useSyncExternalStore(subscribe, () => {
    if (known.current?.pageId !== pageId) known.current = { pageId, rows: objectRows(store, pageId) };
    return known.current.rows;
  });
}
