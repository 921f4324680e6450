import { type PointerEvent, useRef, useState } from 'react';

export interface TopicDragOptions {
  readonly onPress: (id: string) => void;
  readonly canDrop: (id: string, onto: string) => boolean;
  readonly onDrop: (id: string, onto: string) => void;
}

export type TopicDrag = ReturnType<typeof useTopicDrag>;

/** Pixels that the pointer moves before a press is a drag. */
const SLACK = 6;

interface Held {
  readonly id: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  pulled: boolean;
}

/**
 * Pointer handlers for topics: a press selects a topic, and dragging it onto another topic moves it there with its
 * subtree.
 */
export function useTopicDrag({ onPress, canDrop, onDrop }: TopicDragOptions) {
  const held = useRef<Held>(undefined);
  const [shown, setShown] = useState<{ readonly pulled?: string; readonly over?: string | undefined }>({});
  const end = () => {
    held.current = undefined;
    setShown({});
  };
  const over = (event: PointerEvent, id: string) => {
    const onto = topicAt(document.elementsFromPoint(event.clientX, event.clientY), id);
    return onto !== undefined && canDrop(id, onto) ? onto : undefined;
  };
  const hands = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest('input')) return;
      const id = topicAt([event.target]);
      if (id === undefined) return;
      event.preventDefault();
      onPress(id);
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY, pulled: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const now = held.current;
      if (!now || now.pointer !== event.pointerId) return;
      now.pulled ||= Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLACK;
      if (now.pulled) setShown({ pulled: now.id, over: over(event, now.id) });
    },
    onPointerUp: (event: PointerEvent) => {
      const now = held.current;
      if (!now || now.pointer !== event.pointerId) return;
      const onto = now.pulled ? over(event, now.id) : undefined;
      end();
      if (onto !== undefined) onDrop(now.id, onto);
    },
    onPointerCancel: end,
  };
  return { hands, pulled: shown.pulled, over: shown.over };
}

function topicAt(nodes: readonly Element[], but?: string): string | undefined {
  for (const node of nodes) {
    const topic = node.closest<HTMLElement>('[data-topic]')?.dataset.topic;
    if (topic !== undefined && topic !== but) return topic;
  }
  return undefined;
}
