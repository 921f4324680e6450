import type { Content } from '@lectern/questions';
import { classNames, Row, useTextsOf } from '@lectern/ui';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical, Pin } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { useDrags } from '../dragging/drags.ts';
import classes from './order-list.module.css';
import { followInRow, freeIndex, movedTo } from './row-follower.ts';
import { orderTexts } from './texts.ts';

export interface OrderListProps {
  readonly items: readonly { readonly id: string; readonly content: Content }[];
  /** Ids of all items in the order that is shown. */
  readonly order: readonly string[];
  readonly onOrder: (order: string[]) => void;
  readonly fixedFirst?: string | undefined;
  readonly fixedLast?: string | undefined;
  readonly locked: boolean;
  /** The items are beside each other from left to right, and not below each other. */
  readonly isAcross?: boolean;
  /** A sign behind an item, such as whether it is right. */
  readonly signOf?: (id: string) => ReactNode;
}

/** A list whose items are put in order: by dragging, by two taps, by arrow buttons, or by keys. */
export function OrderList(props: OrderListProps): ReactNode {
  const { items, order, locked, isAcross = false, signOf } = props;
  const list = useRef<HTMLOListElement>(null);
  const byId = new Map(items.map((item) => [item.id, item]));
  const contentName = useContentName();
  const hands = useOrdering(props, (id) => contentName(byId.get(id)?.content));
  useDrags(list, (id, handle) => {
    const node = handle.closest<HTMLElement>('[data-card]');
    if (!list.current || !node || locked) return undefined;
    hands.letGo();
    return followInRow(list.current, node, isAcross, {
      free: hands.free,
      drop: (index) => hands.move(id, index),
    });
  });
  return (
    <>
      <ol ref={list} className={classNames(classes.list, isAcross && classes.across)}>
        {order.map((id, index) => {
          const item = byId.get(id);
          return item ? (
            <li
              key={id}
              className={classes.item}
              data-card={id}
              data-held={hands.held === id ? '' : undefined}
            >
              <Handle id={id} index={index} count={order.length} hands={hands} locked={locked} />
              <div className={classes.content}>
                <ContentView content={item.content} />
              </div>
              {signOf?.(id)}
              {locked || hands.isFixed(id) ? null : (
                <StepButtons
                  name={hands.nameOf(id)}
                  isAcross={isAcross}
                  isFirst={hands.free(index - 1) === index}
                  isLast={hands.free(index + 1) === index}
                  onStep={(step) => hands.move(id, index + step)}
                />
              )}
            </li>
          ) : null;
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {hands.said}
      </p>
    </>
  );
}

type Ordering = ReturnType<typeof useOrdering>;

/** Moves of items, and the item that was picked up by a tap or a key. */
function useOrdering(props: OrderListProps, nameOf: (id: string) => string) {
  const { order, onOrder, fixedFirst, fixedLast, isAcross = false } = props;
  const texts = useTextsOf(orderTexts);
  const [held, setHeld] = useState<{ readonly id: string; readonly before: readonly string[] }>();
  const [said, setSaid] = useState('');
  const isFixed = (id: string | undefined) => id === fixedFirst || id === fixedLast;
  const free = (index: number) => freeIndex(index, order.length, isFixed(order[0]), isFixed(order.at(-1)));
  const move = (id: string, index: number) => {
    const next = movedTo(order, id, free(index));
    if (next.join('\n') === order.join('\n')) return;
    setSaid(texts.moved(nameOf(id), next.indexOf(id) + 1, next.length));
    onOrder(next);
  };
  const hold = (id: string) => {
    setHeld({ id, before: order });
    setSaid(texts.held(nameOf(id)));
  };
  const release = (isBack: boolean) => {
    if (!held) return;
    setHeld(undefined);
    if (!isBack) {
      setSaid(texts.dropped(nameOf(held.id), order.indexOf(held.id) + 1));
      return;
    }
    setSaid(texts.putBack(nameOf(held.id)));
    if (held.before.join('\n') !== order.join('\n')) onOrder([...held.before]);
  };
  /** A tap on an item: picks it up, or moves the item that is held there. */
  const tap = (id: string) => {
    if (!held) hold(id);
    else if (held.id === id) release(false);
    else {
      move(held.id, order.indexOf(id));
      setHeld(undefined);
    }
  };
  const press = (event: KeyboardEvent<HTMLElement>, id: string) => {
    const step = (isAcross ? STEPS.across : STEPS.down)[event.key];
    if (event.key === 'Escape' && held) release(true);
    else if (step !== undefined && held?.id === id) move(id, order.indexOf(id) + step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { held: held?.id, said, nameOf, isFixed, free, move, tap, press, letGo: () => setHeld(undefined) };
}

const STEPS: Readonly<Record<'across' | 'down', Readonly<Record<string, number>>>> = {
  across: { ArrowLeft: -1, ArrowRight: 1 },
  down: { ArrowUp: -1, ArrowDown: 1 },
};

interface HandleProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly hands: Ordering;
  readonly locked: boolean;
}

/** The handle of an item; its number when it cannot be moved. */
function Handle({ id, index, count, hands, locked }: HandleProps): ReactNode {
  const texts = useTextsOf(orderTexts);
  if (locked || hands.isFixed(id))
    return <span className={classes.still}>{locked ? index + 1 : <Pin aria-label={texts.fixed} />}</span>;
  return (
    <button
      type="button"
      className={classes.handle}
      data-drag={id}
      aria-pressed={hands.held === id}
      aria-label={texts.handle(hands.nameOf(id), index + 1, count)}
      onClick={() => hands.tap(id)}
      onKeyDown={(event) => hands.press(event, id)}
    >
      <GripVertical aria-hidden="true" />
    </button>
  );
}

function StepButtons({
  name,
  isAcross,
  isFirst,
  isLast,
  onStep,
}: {
  readonly name: string;
  readonly isAcross: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (step: number) => void;
}): ReactNode {
  const texts = useTextsOf(orderTexts);
  const [Back, Forth] = isAcross ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  return (
    <Row className={classes.steps}>
      <button type="button" disabled={isFirst} aria-label={texts.earlier(name)} onClick={() => onStep(-1)}>
        <Back aria-hidden="true" />
      </button>
      <button type="button" disabled={isLast} aria-label={texts.later(name)} onClick={() => onStep(1)}>
        <Forth aria-hidden="true" />
      </button>
    </Row>
  );
}
