import { useTextsOf } from '@lectern/ui';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import type { Follower } from '../dragging/drags.ts';
import { useDrags } from '../dragging/drags.ts';
import { type CardFollowerPort, followWithCard } from './card-follower.ts';
import classes from './drag-to-target.module.css';
import { type HeldCard, type KeyEffect, keyEffect } from './held-card.ts';

export interface DragTexts {
  /** Announced by screen readers after a card was picked up. */
  readonly held: (card: string) => string;
  readonly aimed: (target: string, number: number, count: number) => string;
  readonly dropped: (card: string, target: string) => string;
  readonly putBack: (card: string) => string;
}

const zh: DragTexts = {
  held: (card) => `已拿起「${card}」。方向键选位置，回车放下，Esc 放回。`,
  aimed: (target, number, count) => `${target}，第 ${number} 个位置，共 ${count} 个`,
  dropped: (card, target) => `「${card}」已放到${target}`,
  putBack: (card) => `「${card}」已放回`,
};

const en: DragTexts = {
  held: (card) => `Picked up “${card}”. Arrow keys choose a place, Enter drops, Escape puts it back.`,
  aimed: (target, number, count) => `${target}, place ${number} of ${count}`,
  dropped: (card, target) => `“${card}” dropped on ${target}`,
  putBack: (card) => `“${card}” put back`,
};

const dragTexts = { zh, en };

export interface DragToTargetOptions {
  /** The targets in the order of reading. */
  readonly targets: readonly { readonly id: string; readonly name: string }[];
  /** The name of a card for screen readers. */
  nameOf(card: string): string;
  /** Whether the card can be dropped on the target; every card on every target when left out. */
  accepts?(card: string, target: string): boolean;
  /** The card was dropped on a target, or removed from its target. */
  onDrop(card: string, target: string | undefined): void;
  readonly locked: boolean;
  /** Draws what follows the pointer; the card itself when left out. */
  follow?(surface: HTMLElement, node: HTMLElement, port: CardFollowerPort): Follower;
  /** Announcements, where a card is not moved. */
  readonly texts?: DragTexts;
}

type Attributes = HTMLAttributes<HTMLElement> & { readonly [data: `data-${string}`]: string | undefined };

/** Attributes of the nodes of cards and targets that are drawn by the caller. */
export interface DragToTarget {
  /** Ref of the surface around all cards and targets. */
  readonly surface: RefObject<HTMLDivElement | null>;
  /** `within`: the target in which the card is placed. */
  card(id: string, within?: string): Attributes;
  target(id: string): Attributes;
  /** The target that was tapped before a card. */
  readonly waiting: string | undefined;
  /** Announcements for screen readers; it must be drawn. */
  readonly status: ReactNode;
}

/** Cards that are dragged to targets, by pointers, by two taps, or by keys. */
export function useDragToTarget(options: DragToTargetOptions): DragToTarget {
  const { accepts = () => true, locked, follow = followWithCard } = options;
  const surface = useRef<HTMLDivElement>(null);
  const hands = useHeldCard({ ...options, accepts }, surface);
  useDrags(surface, (card, handle) => {
    const node = handle.closest<HTMLElement>('[data-card]');
    if (!surface.current || !node || locked) return undefined;
    hands.setHeld(undefined);
    return follow(surface.current, node, {
      accepts: (target) => accepts(card, target),
      drop: (target) => hands.drop(card, target),
    });
  });
  return {
    surface,
    waiting: hands.waiting,
    status: (
      <p className="visually-hidden" role="status">
        {hands.said}
      </p>
    ),
    card: (id, within) =>
      locked ? { 'data-card': id, className: classes.card } : cardAttributes(hands, accepts, id, within),
    target: (id) => targetAttributes(hands, accepts, id, locked),
  };
}

type Accepts = NonNullable<DragToTargetOptions['accepts']>;
type Hands = ReturnType<typeof useHeldCard>;

/** The card that was picked up by a tap or a key, and the target that was tapped before a card. */
function useHeldCard(
  options: DragToTargetOptions & { readonly accepts: Accepts },
  surface: RefObject<HTMLElement | null>,
) {
  const { targets, nameOf, accepts, onDrop } = options;
  const [held, setHeld] = useState<HeldCard>();
  const [waiting, setWaiting] = useState<string>();
  const [said, setSaid] = useState('');
  const usual = useTextsOf(dragTexts);
  const texts = options.texts ?? usual;
  const nameOfTarget = (id: string) => targets.find((target) => target.id === id)?.name ?? '';
  const usableFor = (card: string) => targets.map(({ id }) => id).filter((id) => accepts(card, id));
  const drop = (card: string, target: string | undefined) => {
    const name = nameOf(card);
    setHeld(undefined);
    setWaiting(undefined);
    setSaid(target === undefined ? texts.putBack(name) : texts.dropped(name, nameOfTarget(target)));
    onDrop(card, target);
  };
  const hold = (card: string) => {
    setWaiting(undefined);
    setHeld({ card });
    setSaid(texts.held(nameOf(card)));
  };
  const apply = (effect: KeyEffect) => {
    if (effect.type === 'hold') hold(effect.card);
    else if (effect.type === 'remove') drop(effect.card, undefined);
    else if (!held) return;
    else if (effect.type === 'drop') {
      drop(held.card, effect.target);
      focusSoon(surface.current, held.card);
    } else if (effect.type === 'release') {
      setHeld(undefined);
      setSaid(texts.putBack(nameOf(held.card)));
    } else {
      const usable = usableFor(held.card);
      setHeld({ card: held.card, aimed: effect.target });
      setSaid(texts.aimed(nameOfTarget(effect.target), usable.indexOf(effect.target) + 1, usable.length));
    }
  };
  return { held, setHeld, waiting, setWaiting, said, drop, hold, apply, usableFor };
}

function cardAttributes(hands: Hands, accepts: Accepts, id: string, within: string | undefined): Attributes {
  const { held, waiting, drop, hold, apply, usableFor } = hands;
  const isHeld = held?.card === id;
  return {
    className: classes.card,
    role: 'button',
    tabIndex: 0,
    'aria-pressed': isHeld,
    'data-card': id,
    'data-drag': id,
    'data-held': isHeld ? '' : undefined,
    onClick(event) {
      if (isOnControl(event)) return;
      // A tap on a card within a target drops the held card on that target.
      if (held && !isHeld && within !== undefined && accepts(held.card, within)) return;
      event.stopPropagation();
      if (waiting !== undefined && waiting !== within && accepts(id, waiting)) drop(id, waiting);
      else if (isHeld) apply({ type: 'release' });
      else hold(id);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const effect = keyEffect(event.key, id, held, held ? usableFor(held.card) : [], within);
      if (!effect || event.target !== event.currentTarget) return;
      event.preventDefault();
      event.stopPropagation();
      apply(effect);
    },
  };
}

function targetAttributes(hands: Hands, accepts: Accepts, id: string, locked: boolean): Attributes {
  const { held, waiting, setWaiting, drop, apply } = hands;
  const isOpen = held !== undefined && !locked && accepts(held.card, id);
  return {
    className: classes.target,
    'data-target': id,
    'data-aimed': held?.aimed === id ? '' : undefined,
    'data-open': isOpen ? '' : undefined,
    'data-waiting': waiting === id ? '' : undefined,
    tabIndex: isOpen ? 0 : undefined,
    onClick: () => {
      if (locked) return;
      if (!held) setWaiting(waiting === id ? undefined : id);
      else if (isOpen) drop(held.card, id);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!isOpen || event.target !== event.currentTarget || event.key !== 'Enter') return;
      event.preventDefault();
      apply({ type: 'drop', target: id });
    },
  };
}

/** Whether a control on the card was pressed, such as a player. */
function isOnControl({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const used = target instanceof Element ? target.closest('a[href], button, input, video, dialog') : null;
  return used !== null && used !== currentTarget && currentTarget.contains(used);
}

/** Focuses a card that was dropped by a key, once it is drawn at its new place. */
function focusSoon(surface: HTMLElement | null, card: string): void {
  requestAnimationFrame(() =>
    surface?.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)?.focus(),
  );
}
