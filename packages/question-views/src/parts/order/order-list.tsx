import type { Content } from '@lectern/questions';
import { classNames, Row, useTextsOf } from '@lectern/ui';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical, Pin } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { useContentName } from '../content-name.ts';
import { useDrags } from '../dragging/use-drags.ts';
import classes from './order-list.module.css';
import { freeIndex, movedTo } from './places.ts';
import { followInRow } from './row-follower.ts';
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
  const { items, order, onOrder, fixedFirst, fixedLast, locked, isAcross = false, signOf } = props;
  const texts = useTextsOf(orderTexts);
  const contentName = useContentName();
  const list = useRef<HTMLOListElement>(null);
  /** The item that was picked up by a tap or a key, and the order before. */
  const [held, setHeld] = useState<{ readonly id: string; readonly before: readonly string[] }>();
  const [said, setSaid] = useState('');
  const byId = new Map(items.map((item) => [item.id, item]));
  const nameOf = (id: string) => contentName(byId.get(id)?.content);
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
    const steps: Readonly<Record<string, number>> = isAcross
      ? { ArrowLeft: -1, ArrowRight: 1 }
      : { ArrowUp: -1, ArrowDown: 1 };
    const step = steps[event.key];
    if (event.key === 'Escape' && held) release(true);
    else if (step !== undefined && held?.id === id) move(id, order.indexOf(id) + step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useDrags(list, (id, handle) => {
    const node = handle.closest<HTMLElement>('[data-card]');
    if (!list.current || !node || locked) return undefined;
    setHeld(undefined);
    return followInRow(list.current, node, isAcross, { free, drop: (index) => move(id, index) });
  });
  return (
    <>
      <ol ref={list} className={classNames(classes.list, isAcross && classes.across)}>
        {order.map((id, index) => {
          const item = byId.get(id);
          const canMove = !locked && !isFixed(id);
          return item ? (
            <li key={id} className={classes.item} data-card={id} data-held={held?.id === id ? '' : undefined}>
              {canMove ? (
                <button
                  type="button"
                  className={classes.handle}
                  data-drag={id}
                  aria-pressed={held?.id === id}
                  aria-label={texts.handle(nameOf(id), index + 1, order.length)}
                  onClick={() => tap(id)}
                  onKeyDown={(event) => press(event, id)}
                >
                  <GripVertical aria-hidden="true" />
                </button>
              ) : (
                <span className={classes.still}>
                  {isFixed(id) && !locked ? <Pin aria-label={texts.fixed} /> : index + 1}
                </span>
              )}
              <div className={classes.content}>
                <ContentView content={item.content} />
              </div>
              {signOf?.(id)}
              {canMove ? (
                <StepButtons
                  name={nameOf(id)}
                  isAcross={isAcross}
                  isFirst={free(index - 1) === index}
                  isLast={free(index + 1) === index}
                  onStep={(step) => move(id, index + step)}
                />
              ) : null}
            </li>
          ) : null;
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
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
