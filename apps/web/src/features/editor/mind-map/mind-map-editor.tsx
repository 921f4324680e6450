import { changeToolData, type ElementOf } from '@lectern/courseware';
import {
  drawnMind,
  findNode,
  hung,
  type MindBox,
  type MindNode,
  mindMap,
  mindPlace,
  NODES_MAX,
  ROOT,
  TEXT_MAX,
  withBelow,
} from '@lectern/courseware/mind';
import { pageFrameOf } from '@lectern/stage/edit';
import { useRecord } from '@lectern/stage/view';
import { showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { type Topics, useTopics } from '../../../parts/mind-map/index.ts';
import { ChosenWordsField } from '../../../parts/typed-words/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { useEditing } from '../editing/editor-context.ts';
import { MindBar } from './mind-bar.tsx';
import classes from './mind-map.module.css';
import { pressMapKey } from './press-map-key.ts';
import { useMindTexts } from './texts.ts';
import { Topic, useTopicName } from './topic.tsx';
import { type TopicDrag, useTopicDrag } from './use-topic-drag.ts';

/** A mind map that is edited on its page. */
export function MindMapEditor({ elementId }: { readonly elementId: string }): ReactNode {
  const { session } = useEditing();
  const element = useRecord(session.store, 'element', elementId);
  useEffect(
    // Selecting another element closes the editor.
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
  const { session, focusPage } = useEditing();
  const { zoom } = useSignal(session.viewport.view);
  const frame = pageFrameOf(session.store, element);
  const { drawing, tree } = useDrawing(element);
  const surface = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const treeId = useId();
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const focusMap = () => field.current?.focus({ preventScroll: true });
  const topics = useStoredTopics(element, tree, focusMap);
  const { chosen, writing } = topics;
  const drag = useHungTopics(topics, element, focusMap);
  const done = () => {
    session.more.set(undefined);
    focusPage();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (writing !== undefined || event.nativeEvent.isComposing) return;
    if (event.target !== surface.current && event.target !== field.current) return;
    pressMapKey(event, topics, drawing, done);
  };
  const { scale, placeOf } = onScreen(mindPlace(drawing, frame), zoom);
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
          onFocus={(event) => event.target === surface.current && focusMap()}
          onTouchStart={(event) => event.stopPropagation()}
          {...drag.hands}
        >
          {drawing.boxes.map((box) => (
            <Topic
              key={box.node.id}
              box={box}
              topics={topics}
              drag={drag}
              style={placeOf(box)}
              scale={scale}
            />
          ))}
        </div>
        <div className={classes.place} style={chosenBox && placeOf(chosenBox)}>
          <TypedOver
            field={field}
            treeId={treeId}
            topics={topics}
            fontSize={Math.max((chosenBox?.size ?? 0) * scale, 16)}
            onKey={onKeyDown}
          />
        </div>
      </div>
      <MindBar topics={topics} onDone={done} />
    </>
  );
}

/** Positions of the map's boxes in the window, pixels. */
function onScreen(place: ReturnType<typeof mindPlace>, zoom: number) {
  const scale = place.scale * zoom;
  const placeOf = ({ x, y, w, h }: Pick<MindBox, 'x' | 'y' | 'w' | 'h'>) => ({
    left: place.x * zoom + x * scale,
    top: place.y * zoom + y * scale,
    width: w * scale,
    height: h * scale,
  });
  return { scale, placeOf };
}

function useDrawing(element: ElementOf<'tool'>) {
  const language = useLanguage();
  const map = useMemo(() => mindMap(element.data), [element.data]);
  const drawing = useMemo(() => drawnMind(map, language), [map, language]);
  return { drawing, tree: map.tree };
}

/** The topics of a map on a page, which colleagues may change meanwhile. */
function useStoredTopics(element: ElementOf<'tool'>, tree: MindNode, focusMap: () => void): Topics {
  const t = useMindTexts();
  const { session } = useEditing();
  return useTopics({
    tree,
    treeNow: () => {
      const now = session.store.find('element', element.id);
      return now?.type === 'tool' ? mindMap(now.data).tree : undefined;
    },
    change: (next, merge) => {
      if (Object.keys(next).length > 0)
        session.edit((edit) => changeToolData(edit, element.id, next), merge === undefined ? {} : { merge });
    },
    onFull: () => showToast({ kind: 'attention', text: t('full', { count: NODES_MAX }) }),
    focusMap,
  });
}

/** Topics are selected by a press, and moved below other topics by a drag. */
function useHungTopics(topics: Topics, element: ElementOf<'tool'>, focusMap: () => void): TopicDrag {
  const { session } = useEditing();
  const { tree, chosen, writing } = topics;
  return useTopicDrag({
    onPress: (id) => {
      if (id === chosen.id && writing === undefined) return;
      topics.choose(id);
      focusMap();
    },
    canDrop: (id, onto) => {
      const node = findNode(tree, id);
      return node !== undefined && id !== ROOT && !withBelow(node).some((below) => below.id === onto);
    },
    onDrop: (id, onto) => {
      const [node, target] = [findNode(tree, id), findNode(tree, onto)];
      if (!node || !target) return;
      const change = hung(node, target);
      if (Object.keys(change).length > 0) session.edit((edit) => changeToolData(edit, element.id, change));
    },
  });
}

interface TypedOverProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly treeId: string;
  readonly topics: Topics;
  /** Pixels. */
  readonly fontSize: number;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The field over the selected topic: typed text replaces the topic's text. */
function TypedOver({ field, treeId, topics, fontSize, onKey }: TypedOverProps): ReactNode {
  const t = useMindTexts();
  const nameOf = useTopicName();
  const { chosen, writing, typedOver } = topics;
  return (
    <ChosenWordsField
      ref={field}
      label={t('words')}
      restLabel={nameOf(chosen)}
      className={classes.words}
      style={{ fontSize }}
      maxLength={TEXT_MAX}
      isOpen={typedOver}
      controls={treeId}
      activeId={`topic-${chosen.id}`}
      onKey={onKey}
      isAway={writing !== undefined && !typedOver}
      read={() => topics.wordsOf(chosen.id)}
      onBegin={topics.typeOver}
      onWritten={(text, key) => topics.write(chosen, text, key === 'Tab' ? 'child' : undefined)}
    />
  );
}
