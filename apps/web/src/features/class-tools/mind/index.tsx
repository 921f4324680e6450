import {
  type MindChange,
  mindTree,
  moved,
  NODES_MAX,
  ROOT,
  TEXT_MAX,
  undoing,
} from '@lectern/courseware/mind';
import { Box, Column, classNames, Row, Stack, showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import {
  ArrowDown,
  ArrowUp,
  CornerDownRight,
  Network,
  PencilLine,
  Plus,
  Trash2,
  Undo2,
  UnfoldHorizontal,
} from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  PanelButton,
  ToolWindow,
} from '../../../parts/class-tools/index.ts';
import { type Topics, useTopics } from '../../../parts/mind-map/index.ts';
import { ChosenWordsField } from '../../../parts/typed-words/index.ts';
import classes from './mind.module.css';
import { MindBranch } from './mind-branch.tsx';
import { useTexts } from './texts.ts';

/** A mind map over the slide, edited during the lesson and stored in it. */
export const mind: ClassToolPart = { View: Mind, takes: [] };

function Mind(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const focusMap = useCallback(() => field.current?.focus({ preventScroll: true }), []);
  const { topics, change, undo, canUndo } = useKeptTopics(tool, focusMap);
  const onKeyDown = (event: KeyboardEvent) => pressMapKey(event, topics, undo);
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Network />}
      size={{ w: 1200, h: 720 }}
      minSize={{ w: 360, h: 320 }}
    >
      <Column gap={3} className={classes.frame}>
        <Buttons
          topics={topics}
          onMove={(by) => {
            if (topics.parent) change(moved(topics.parent, topics.chosen.id, by));
            focusMap();
          }}
          canUndo={canUndo}
          onUndo={() => {
            undo();
            focusMap();
          }}
        />
        <Tree topics={topics} field={field} onKeyDown={onKeyDown} focusMap={focusMap} />
      </Column>
    </ToolWindow>
  );
}

/** The topics in the lesson's state, and a function that undoes each change made in this window. */
function useKeptTopics({ lesson, id }: ClassToolProps, focusMap: () => void) {
  const t = useTexts();
  const state = lesson.state(id);
  const tree = mindTree(useSignal(state));
  const [undos, setUndos] = useState<readonly MindChange[]>([]);
  const change = (next: MindChange) => {
    if (Object.keys(next).length === 0) return;
    setUndos([...undos, undoing(state.get(), next)]);
    state.change(next);
  };
  const undo = () => {
    const last = undos.at(-1);
    if (!last) return;
    setUndos(undos.slice(0, -1));
    state.change(last);
  };
  const topics = useTopics({
    tree,
    treeNow: () => mindTree(state.get()),
    change,
    onFull: () => showToast({ kind: 'attention', text: t('full', { count: NODES_MAX }) }),
    focusMap,
  });
  return { topics, change, undo, canUndo: undos.length > 0 };
}

/** Handles a key while no text is being typed, and prevents its default when the key has an effect. */
function pressMapKey(event: KeyboardEvent, topics: Topics, undo: () => void): void {
  const { chosen, parent, choose } = topics;
  if (event.nativeEvent.isComposing || topics.writing !== undefined) return;
  const isUndo = (event.ctrlKey || event.metaKey) && event.key.toUpperCase() === 'Z';
  // Shift+Tab moves the focus out of the map.
  if (event.key === 'Tab' && event.shiftKey) return;
  const beside = (by: 1 | -1) => {
    const at = parent?.children.findIndex(({ id }) => id === chosen.id) ?? -1;
    const next = parent?.children[at + by];
    if (next) choose(next.id);
  };
  const intoBelow = () => {
    const [first] = chosen.folded ? [] : chosen.children;
    if (first) choose(first.id);
  };
  const keys = new Map<string, () => void>([
    ['Tab', topics.addChild],
    ['Enter', topics.addSibling],
    ['F2', () => topics.startWriting(chosen.id)],
    ['Delete', topics.remove],
    ['Backspace', topics.remove],
    [' ', () => topics.fold()],
    ['ArrowUp', () => beside(-1)],
    ['ArrowDown', () => beside(1)],
    ['ArrowLeft', () => parent && choose(parent.id)],
    ['ArrowRight', intoBelow],
    ['Ctrl+Z', undo],
  ]);
  const press = keys.get(isUndo ? 'Ctrl+Z' : event.key);
  if (!press) {
    // A letter or a composition goes into the field and replaces the node's text.
    const isLetter = event.key.length === 1 || event.key === 'Process';
    if (isLetter && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  press();
}

interface ButtonsProps {
  readonly topics: Topics;
  /** The selected topic moves up or down among its siblings. */
  readonly onMove: (by: 1 | -1) => void;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}

/** Buttons for the selected topic. */
function Buttons({ topics, onMove, canUndo, onUndo }: ButtonsProps): ReactNode {
  const t = useTexts();
  const { chosen, parent, addChild, addSibling, startWriting, fold, remove } = topics;
  return (
    <Row flex="none" align="stretch" wrap gap={2}>
      <PanelButton label={t('addChild')} icon={<CornerDownRight />} tone="primary" onPress={addChild} />
      <PanelButton label={t('addSibling')} icon={<Plus />} disabled={!parent} onPress={addSibling} />
      <PanelButton label={t('rewrite')} icon={<PencilLine />} onPress={() => startWriting(chosen.id)} />
      <PanelButton
        label={t(chosen.folded ? 'unfold' : 'fold')}
        icon={<UnfoldHorizontal />}
        disabled={chosen.children.length === 0}
        onPress={() => fold()}
      />
      <PanelButton bare label={t('up')} icon={<ArrowUp />} disabled={!parent} onPress={() => onMove(-1)} />
      <PanelButton bare label={t('down')} icon={<ArrowDown />} disabled={!parent} onPress={() => onMove(1)} />
      <PanelButton bare label={t('remove')} icon={<Trash2 />} disabled={!parent} onPress={remove} />
      <PanelButton bare label={t('undo')} icon={<Undo2 />} disabled={!canUndo} onPress={onUndo} />
    </Row>
  );
}

interface TreeProps {
  readonly topics: Topics;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly focusMap: () => void;
}

/** The topics themselves, and the field that has the keyboard for the selected topic. */
function Tree({ topics, field, onKeyDown, focusMap }: TreeProps): ReactNode {
  const t = useTexts();
  const { tree, chosen, writing, typedOver, wordsOf, write } = topics;
  const [typedAt, setTypedAt] = useState<{ readonly left: number; readonly top: number }>();
  const treeId = useId();
  const map = useRef<HTMLDivElement>(null);
  const treeNode = useRef<HTMLDivElement>(null);
  // Scrolls the selected topic into view, because a map grows to the right and downwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    map.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen.id, writing]);
  return (
    <Box flex={1} surface="paper" pad={4} radius="control" ref={map} className={classes.map}>
      <Stack
        ref={treeNode}
        id={treeId}
        role="tree"
        tabIndex={-1}
        aria-label={t('map')}
        aria-activedescendant={`mind-${chosen.id}`}
        className={classes.tree}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target === treeNode.current && focusMap()}
      >
        <MindBranch
          node={tree}
          level={1}
          chosenId={chosen.id}
          writing={typedOver ? undefined : writing}
          read={wordsOf}
          onChoose={(id) => {
            if (id === chosen.id && writing === undefined) topics.startWriting(id);
            else topics.choose(id);
            focusMap();
          }}
          onFold={topics.fold}
          onWritten={write}
        />
      </Stack>
      <ChosenWordsField
        ref={field}
        label={t('text')}
        restLabel={chosen.text || t(chosen.id === ROOT ? 'root' : 'unnamed')}
        className={classNames(classes.words, classes.over)}
        {...(typedOver && typedAt && { style: typedAt })}
        maxLength={TEXT_MAX}
        isOpen={typedOver}
        controls={treeId}
        activeId={`mind-${chosen.id}`}
        onKey={onKeyDown}
        isAway={writing !== undefined && !typedOver}
        read={() => wordsOf(chosen.id)}
        onBegin={() => {
          topics.typeOver();
          setTypedAt(placeIn(map.current, `mind-${chosen.id}`));
        }}
        onWritten={(text) => write(chosen, text)}
      />
    </Box>
  );
}

/** The position of a node in the map, independent of scrolling. */
function placeIn(map: HTMLElement | null, id: string): { readonly left: number; readonly top: number } {
  const [box, around] = [document.getElementById(id), map].map((node) => node?.getBoundingClientRect());
  if (!map || !box || !around) return { left: 0, top: 0 };
  return { left: box.left - around.left + map.scrollLeft, top: box.top - around.top + map.scrollTop };
}
