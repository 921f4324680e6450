import { newId } from '@lectern/base';
import { changeToolData, type ElementOf } from '@lectern/courseware';
import {
  added,
  addedAfter,
  drawnMind,
  findNode,
  folded,
  hung,
  type MindChange,
  type MindNode,
  mindMap,
  mindPlace,
  NODES_MAX,
  parentOf,
  ROOT,
  removed,
  TEXT_MAX,
  withBelow,
  written,
} from '@lectern/courseware/mind';
import { pageFrameOf } from '@lectern/stage/edit';
import { useRecord } from '@lectern/stage/view';
import { showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ChosenWordsField, useTypedWords } from '../../../parts/typed-words/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { useEditing } from '../editing/editor-context.ts';
import { MindBar } from './mind-bar.tsx';
import classes from './mind-map.module.css';
import { nearestTopic } from './nearest-topic.ts';
import { useMindTexts } from './texts.ts';
import { useTopicDrag } from './use-topic-drag.ts';

/** A mind map that is edited on its page. */
export function MindMapEditor({ elementId }: { readonly elementId: string }): ReactNode {
  const { session } = useEditing();
  const element = useRecord(session.store, 'element', elementId);
  useEffect(
    // Selecting something else closes the editor.
    () =>
      session.selection.subscribe(() => {
        const { ids } = session.selection.get();
        if (ids.length !== 1 || ids[0] !== elementId) session.more.set(undefined);
      }),
    [session, elementId],
  );
  return element?.type === 'tool' && !element.locked ? <OpenMap element={element} /> : null;
}

function OpenMap({ element }: { readonly element: ElementOf<'tool'> }): ReactNode {
  const t = useMindTexts();
  const language = useLanguage();
  const { session, focusPage } = useEditing();
  const { zoom } = useSignal(session.viewport.view);
  const map = useMemo(() => mindMap(element.data), [element.data]);
  const drawing = useMemo(() => drawnMind(map, language), [map, language]);
  const frame = pageFrameOf(session.store, element);
  const place = mindPlace(drawing, frame);
  const { tree } = map;
  const [chosenId, setChosen] = useState(ROOT);
  /** Id of the topic whose text is edited. */
  const [writing, setWriting] = useState<string>();
  /** Whether the edit began by typing over the topic, in the field that always has the focus. */
  const [typedOver, setTypedOver] = useState(false);
  const treeId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const chosen = findNode(tree, chosenId) ?? tree;
  const parent = parentOf(tree, chosen.id);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const change = (next: MindChange, merge?: string) => {
    if (Object.keys(next).length > 0)
      session.edit((edit) => changeToolData(edit, element.id, next), merge === undefined ? {} : { merge });
  };
  const add = (next: (id: string) => MindChange) => {
    if (withBelow(tree).length >= NODES_MAX) {
      showToast({ kind: 'attention', text: t('full', { count: NODES_MAX }) });
      return;
    }
    const id = newId();
    // Adding the topic and typing its first text are one undo step.
    change(next(id), `mind:${id}`);
    setChosen(id);
    setWriting(id);
  };
  const back = () => field.current?.focus({ preventScroll: true });
  const addChild = () => add((id) => added(chosen, id));
  const addSibling = () => (parent ? add((id) => addedAfter(parent, chosen.id, id)) : addChild());
  const fold = (node: MindNode = chosen) => {
    if (node.children.length > 0) change(folded(node, !node.folded));
    back();
  };
  const remove = () => {
    if (!parent) return;
    const at = parent.children.findIndex(({ id }) => id === chosen.id);
    setChosen((parent.children[at + 1] ?? parent.children[at - 1] ?? parent).id);
    change(removed(chosen));
    back();
  };
  const done = () => {
    session.more.set(undefined);
    focusPage();
  };
  /** Returns the topic as currently stored: another user may have moved it or changed its text. */
  const nodeNow = (id: string) => {
    const now = session.store.find('element', element.id);
    return now?.type === 'tool' ? findNode(mindMap(now.data).tree, id) : undefined;
  };
  const write = (node: MindNode, text: string | undefined, then?: 'child') => {
    setWriting(undefined);
    setTypedOver(false);
    const before = nodeNow(node.id);
    if (text !== undefined && text.trim() !== (before?.text ?? ''))
      change(written(before ?? node, text), before?.text === '' ? `mind:${node.id}` : undefined);
    const kept = nodeNow(node.id);
    if (then && kept) add((id) => added(kept, id));
    else back();
  };
  const drag = useTopicDrag({
    onPress: (id) => {
      if (id === chosen.id && writing === undefined) return;
      setChosen(id);
      back();
    },
    canDrop: (id, onto) => {
      const node = findNode(tree, id);
      return node !== undefined && id !== ROOT && !withBelow(node).some((below) => below.id === onto);
    },
    onDrop: (id, onto) => {
      const [node, target] = [findNode(tree, id), findNode(tree, onto)];
      if (node && target) change(hung(node, target));
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (writing !== undefined || event.nativeEvent.isComposing) return;
    if (event.target !== surface.current && event.target !== field.current) return;
    const { key } = event;
    const withControl = event.ctrlKey || event.metaKey || event.altKey;
    // Shift and Tab leave the map; chords with control are handled by the editor.
    if (withControl || (key === 'Tab' && event.shiftKey)) return;
    if (key === 'Tab') addChild();
    else if (key === 'Enter') addSibling();
    else if (key === 'F2') setWriting(chosen.id);
    else if (key === 'Delete' || key === 'Backspace') remove();
    else if (key === ' ') fold();
    else if (key === 'Escape') done();
    else if (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown') {
      const next = nearestTopic(drawing, chosen.id, key);
      if (next !== undefined) setChosen(next);
    } else if ([...key].length === 1 || key === 'Process') {
      // The letter or the composition goes into the field.
      event.stopPropagation();
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const scale = place.scale * zoom;
  const placeOf = (box: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  }) => ({
    left: place.x * zoom + box.x * scale,
    top: place.y * zoom + box.y * scale,
    width: box.w * scale,
    height: box.h * scale,
  });
  const nameOf = (node: MindNode) => node.text || t(node.id === ROOT ? 'root' : 'unnamed');
  const chosenBox = drawing.boxes.find(({ node }) => node.id === chosen.id);
  return (
    <>
      <div
        className={classes.map}
        data-own-hands=""
        style={{
          left: frame.x * zoom,
          top: frame.y * zoom,
          width: frame.w * zoom,
          height: frame.h * zoom,
          rotate: `${frame.rotation ?? 0}deg`,
        }}
      >
        <div
          ref={surface}
          id={treeId}
          className={classes.tree}
          role="tree"
          tabIndex={-1}
          aria-label={t('map')}
          aria-activedescendant={`topic-${chosen.id}`}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target === surface.current && back()}
          onTouchStart={(event) => event.stopPropagation()}
          {...drag.hands}
        >
          {drawing.boxes.map((box) => {
            const { node } = box;
            const name = nameOf(node);
            return (
              <div
                key={node.id}
                id={`topic-${node.id}`}
                role="treeitem"
                tabIndex={-1}
                aria-level={box.level + 1}
                aria-selected={node.id === chosen.id}
                aria-expanded={node.children.length > 0 ? !node.folded : undefined}
                aria-label={name}
                className={classes.topic}
                data-topic={node.id}
                data-over={drag.over === node.id || undefined}
                data-pulled={drag.pulled === node.id || undefined}
                style={placeOf(box)}
                onDoubleClick={() => setWriting(node.id)}
              >
                {writing === node.id && !typedOver ? (
                  <Words
                    read={() => nodeNow(node.id)?.text ?? ''}
                    size={box.size * scale}
                    onWritten={(text, then) => write(node, text, then)}
                  />
                ) : null}
              </div>
            );
          })}
        </div>
        <div className={classes.place} style={chosenBox && placeOf(chosenBox)}>
          <ChosenWordsField
            ref={field}
            label={t('words')}
            restLabel={nameOf(chosen)}
            className={classes.words}
            style={{ fontSize: Math.max((chosenBox?.size ?? 0) * scale, 16) }}
            maxLength={TEXT_MAX}
            isOpen={typedOver}
            controls={treeId}
            activeId={`topic-${chosen.id}`}
            onKey={onKeyDown}
            isAway={writing !== undefined && !typedOver}
            read={() => nodeNow(chosen.id)?.text ?? ''}
            onBegin={() => {
              setWriting(chosen.id);
              setTypedOver(true);
            }}
            onWritten={(text, key) => write(chosen, text, key === 'Tab' ? 'child' : undefined)}
          />
        </div>
      </div>
      <MindBar
        canRemove={parent !== undefined}
        canFold={chosen.children.length > 0}
        folded={chosen.folded}
        onChild={addChild}
        onSibling={addSibling}
        onFold={() => fold()}
        onRemove={remove}
        onDone={done}
      />
    </>
  );
}

interface WordsProps {
  /** The stored text of the topic; undefined if the topic was removed. */
  readonly read: () => string;
  readonly size: number;
  /** `text` is undefined when the text stays unchanged. */
  readonly onWritten: (text: string | undefined, then?: 'child') => void;
}

/** The field for a topic's text: Enter stores it, Tab stores it and adds a child, Escape discards it. */
function Words({ read, size, onWritten }: WordsProps): ReactNode {
  const t = useMindTexts();
  const { field, take, isChanged } = useTypedWords<HTMLInputElement>({ read });
  const input = field.ref;
  const isDone = useRef(false);
  // Before the next key press, which is meant for the field.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [input]);
  const done = (next: string | undefined, then?: 'child') => {
    if (isDone.current) return;
    isDone.current = true;
    onWritten(next, then);
  };
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => isChanged() && done(take());
  });
  // Another user may remove the topic while its text is typed: storing the text restores it.
  useEffect(() => () => leave.current?.(), []);
  return (
    <input
      {...field}
      className={classes.words}
      aria-label={t('words')}
      maxLength={TEXT_MAX}
      style={{ fontSize: Math.max(size, 12) }}
      onBlur={() => done(take())}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') done(take());
        else if (event.key === 'Tab' && !event.shiftKey) done(take(), 'child');
        else if (event.key === 'Escape') done(undefined);
        else return;
        event.preventDefault();
      }}
    />
  );
}
