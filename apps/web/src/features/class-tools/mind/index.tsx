import { newId } from '@lectern/base';
import {
  added,
  addedAfter,
  findNode,
  folded,
  type MindChange,
  type MindNode,
  mindTree,
  moved,
  NODES_MAX,
  parentOf,
  ROOT,
  removed,
  TEXT_MAX,
  undoing,
  withBelow,
  written,
} from '@lectern/courseware/mind';
import { classNames, showToast } from '@lectern/ui';
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
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  PanelButton,
  ToolWindow,
} from '../../../parts/class-tools/index.ts';
import { ChosenWordsField } from '../../../parts/typed-words/index.ts';
import classes from './mind.module.css';
import { MindBranch } from './mind-branch.tsx';
import { useTexts } from './texts.ts';

/** A mind map over the slide, edited during the lesson and stored in it. */
export const mind: ClassToolPart = { View: Mind, takes: [] };

function Mind(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const state = tool.lesson.state(tool.id);
  const kept = useSignal(state);
  const tree = mindTree(kept);
  const [chosenId, setChosen] = useState(ROOT);
  const [writing, setWriting] = useState<string>();
  /** The field for typing over the selected node; it always has the focus. */
  const [typedAt, setTypedAt] = useState<{ readonly left: number; readonly top: number }>();
  const [undos, setUndos] = useState<readonly MindChange[]>([]);
  const treeId = useId();
  const map = useRef<HTMLDivElement>(null);
  const treeNode = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const back = () => field.current?.focus({ preventScroll: true });
  const chosen = findNode(tree, chosenId) ?? tree;
  const parent = parentOf(tree, chosen.id);

  const change = (next: MindChange) => {
    if (Object.keys(next).length === 0) return;
    setUndos([...undos, undoing(state.get(), next)]);
    state.change(next);
  };
  const add = (next: (id: string) => MindChange) => {
    if (withBelow(tree).length >= NODES_MAX) {
      showToast({ kind: 'attention', text: t('full', { count: NODES_MAX }) });
      return;
    }
    const id = newId();
    change(next(id));
    setChosen(id);
    setWriting(id);
  };
  const addChild = () => add((id) => added(chosen, id));
  const addSibling = () => (parent ? add((id) => addedAfter(parent, chosen.id, id)) : addChild());
  const remove = () => {
    if (!parent) return;
    const at = parent.children.findIndex(({ id }) => id === chosen.id);
    setChosen((parent.children[at + 1] ?? parent.children[at - 1] ?? parent).id);
    change(removed(chosen));
  };
  const undo = () => {
    const last = undos.at(-1);
    if (!last) return;
    setUndos(undos.slice(0, -1));
    state.change(last);
  };
  const fold = (node: MindNode) => {
    if (node.children.length > 0) change(folded(node, !node.folded));
  };
  /** The node as it is stored now, because another window may have changed it. */
  const nodeNow = (id: string) => findNode(mindTree(state.get()), id);
  const write = (node: MindNode, text: string | undefined) => {
    setWriting(undefined);
    setTypedAt(undefined);
    const before = nodeNow(node.id);
    if (text !== undefined && text.trim() !== (before?.text ?? '')) change(written(before ?? node, text));
    back();
  };
  // Returns the focus to the map after a button was pressed.
  const andBack = (press: () => void) => () => {
    press();
    back();
  };
  // Scrolls the selected topic into view, because a map grows to the right and downwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    map.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen.id, writing]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || writing !== undefined) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toUpperCase() === 'Z';
    // Shift+Tab moves the focus out of the map.
    if (event.key === 'Tab' && event.shiftKey) return;
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
  };
  const beside = (by: 1 | -1) => {
    const at = parent?.children.findIndex(({ id }) => id === chosen.id) ?? -1;
    const next = parent?.children[at + by];
    if (next) setChosen(next.id);
  };
  const intoBelow = () => {
    const [first] = chosen.folded ? [] : chosen.children;
    if (first) setChosen(first.id);
  };
  const keys = new Map<string, () => void>([
    ['Tab', addChild],
    ['Enter', addSibling],
    ['F2', () => setWriting(chosen.id)],
    ['Delete', remove],
    ['Backspace', remove],
    [' ', () => fold(chosen)],
    ['ArrowUp', () => beside(-1)],
    ['ArrowDown', () => beside(1)],
    ['ArrowLeft', () => parent && setChosen(parent.id)],
    ['ArrowRight', intoBelow],
    ['Ctrl+Z', undo],
  ]);

  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Network />}
      size={{ w: 1200, h: 720 }}
      minSize={{ w: 360, h: 320 }}
    >
      <div className={classes.frame}>
        <div className={classes.buttons}>
          <PanelButton label={t('addChild')} icon={<CornerDownRight />} tone="primary" onPress={addChild} />
          <PanelButton label={t('addSibling')} icon={<Plus />} disabled={!parent} onPress={addSibling} />
          <PanelButton label={t('rewrite')} icon={<PencilLine />} onPress={() => setWriting(chosen.id)} />
          <PanelButton
            label={t(chosen.folded ? 'unfold' : 'fold')}
            icon={<UnfoldHorizontal />}
            disabled={chosen.children.length === 0}
            onPress={andBack(() => fold(chosen))}
          />
          <PanelButton
            bare
            label={t('up')}
            icon={<ArrowUp />}
            disabled={!parent}
            onPress={andBack(() => parent && change(moved(parent, chosen.id, -1)))}
          />
          <PanelButton
            bare
            label={t('down')}
            icon={<ArrowDown />}
            disabled={!parent}
            onPress={andBack(() => parent && change(moved(parent, chosen.id, 1)))}
          />
          <PanelButton
            bare
            label={t('remove')}
            icon={<Trash2 />}
            disabled={!parent}
            onPress={andBack(remove)}
          />
          <PanelButton
            bare
            label={t('undo')}
            icon={<Undo2 />}
            disabled={undos.length === 0}
            onPress={andBack(undo)}
          />
        </div>
        <div ref={map} className={classes.map}>
          <div
            ref={treeNode}
            id={treeId}
            role="tree"
            tabIndex={-1}
            aria-label={t('map')}
            aria-activedescendant={`mind-${chosen.id}`}
            className={classes.tree}
            onKeyDown={onKeyDown}
            onFocus={(event) => event.target === treeNode.current && back()}
          >
            <MindBranch
              node={tree}
              level={1}
              chosenId={chosen.id}
              writing={typedAt ? undefined : writing}
              read={(id) => nodeNow(id)?.text ?? ''}
              onChoose={(id) => {
                if (id === chosen.id && writing === undefined) setWriting(id);
                else setChosen(id);
                back();
              }}
              onFold={(node) => andBack(() => fold(node))()}
              onWritten={write}
            />
          </div>
          <ChosenWordsField
            ref={field}
            label={t('text')}
            restLabel={chosen.text || t(chosen.id === ROOT ? 'root' : 'unnamed')}
            className={classNames(classes.words, classes.over)}
            {...(typedAt && { style: typedAt })}
            maxLength={TEXT_MAX}
            isOpen={typedAt !== undefined}
            controls={treeId}
            activeId={`mind-${chosen.id}`}
            onKey={onKeyDown}
            isAway={writing !== undefined && typedAt === undefined}
            read={() => nodeNow(chosen.id)?.text ?? ''}
            onBegin={() => {
              setWriting(chosen.id);
              setTypedAt(placeIn(map.current, `mind-${chosen.id}`));
            }}
            onWritten={(text) => write(chosen, text)}
          />
        </div>
      </div>
    </ToolWindow>
  );
}

/** The position of a node in the map, independent of scrolling. */
function placeIn(map: HTMLElement | null, id: string): { readonly left: number; readonly top: number } {
  const [box, around] = [document.getElementById(id), map].map((node) => node?.getBoundingClientRect());
  if (!map || !box || !around) return { left: 0, top: 0 };
  return { left: box.left - around.left + map.scrollLeft, top: box.top - around.top + map.scrollTop };
}
