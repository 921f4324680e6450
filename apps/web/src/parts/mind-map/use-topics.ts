import { newId } from '@lectern/base';
import {
  added,
  addedAfter,
  findNode,
  folded,
  type MindChange,
  type MindNode,
  NODES_MAX,
  parentOf,
  ROOT,
  removed,
  withBelow,
  written,
} from '@lectern/courseware/mind';
import { useState } from 'react';

/** The place that stores and shows a mind map. */
export interface TopicsPort {
  readonly tree: MindNode;
  /** The stored tree, because another user or window may have changed it. */
  readonly treeNow: () => MindNode | undefined;
  /** Changes that are merged under one name are one step of undo. */
  readonly change: (change: MindChange, merge?: string) => void;
  /** The map has its maximum number of topics. */
  readonly onFull: () => void;
  /** Returns the focus to the map. */
  readonly focusMap: () => void;
}

/** The topics of a mind map: the selected topic, the edited topic, and the actions on them. */
export interface Topics {
  readonly tree: MindNode;
  readonly chosen: MindNode;
  readonly parent: MindNode | undefined;
  readonly choose: (id: string) => void;
  /** Id of the topic whose text is edited. */
  readonly writing: string | undefined;
  readonly startWriting: (id: string) => void;
  /** Whether the edit began by typing over the topic, in the field that always has the focus. */
  readonly typedOver: boolean;
  readonly typeOver: () => void;
  /** The words that are stored now. */
  readonly wordsOf: (id: string) => string;
  /** Ends the editing; `text` is undefined if the text stays unchanged. Then a topic is added below, on request. */
  readonly write: (node: MindNode, text: string | undefined, then?: 'child') => void;
  readonly addChild: () => void;
  readonly addSibling: () => void;
  readonly fold: (node?: MindNode) => void;
  readonly remove: () => void;
}

export function useTopics({ tree, treeNow, change, onFull, focusMap }: TopicsPort): Topics {
  const [chosenId, choose] = useState(ROOT);
  const [writing, setWriting] = useState<string>();
  const [typedOver, setTypedOver] = useState(false);
  const chosen = findNode(tree, chosenId) ?? tree;
  const parent = parentOf(tree, chosen.id);
  const nodeNow = (id: string) => {
    const now = treeNow();
    return now && findNode(now, id);
  };
  const add = (next: (id: string) => MindChange) => {
    if (withBelow(tree).length >= NODES_MAX) return onFull();
    const id = newId();
    // Adding the topic and typing its first text are one undo step.
    change(next(id), `mind:${id}`);
    choose(id);
    setWriting(id);
  };
  const addChild = () => add((id) => added(chosen, id));
  return {
    tree,
    chosen,
    parent,
    choose,
    writing,
    startWriting: setWriting,
    typedOver,
    typeOver: () => {
      setWriting(chosen.id);
      setTypedOver(true);
    },
    wordsOf: (id) => nodeNow(id)?.text ?? '',
    write: (node, text, then) => {
      setWriting(undefined);
      setTypedOver(false);
      const before = nodeNow(node.id);
      if (text !== undefined && text.trim() !== (before?.text ?? ''))
        change(written(before ?? node, text), before?.text === '' ? `mind:${node.id}` : undefined);
      const kept = nodeNow(node.id);
      if (then && kept) add((id) => added(kept, id));
      else focusMap();
    },
    addChild,
    addSibling: () => (parent ? add((id) => addedAfter(parent, chosen.id, id)) : addChild()),
    fold: (node = chosen) => {
      if (node.children.length > 0) change(folded(node, !node.folded));
      focusMap();
    },
    remove: () => {
      if (!parent) return;
      const at = parent.children.findIndex(({ id }) => id === chosen.id);
      choose((parent.children[at + 1] ?? parent.children[at - 1] ?? parent).id);
      change(removed(chosen));
      focusMap();
    },
  };
}
