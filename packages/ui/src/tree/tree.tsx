import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import classes from './tree.module.css';
import { type TreeNode, treeStep, visibleNodes } from './visible-nodes.ts';

export interface TreeProps {
  /** The accessible name. */
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly chosenId?: string;
  readonly onChoose: (id: string) => void;
  /** Ids of the expanded nodes. */
  readonly open: ReadonlySet<string>;
  /** Called when a node is expanded or collapsed, for instance to fetch its children. */
  readonly onOpen: (open: ReadonlySet<string>) => void;
  readonly icon?: (node: TreeNode) => ReactNode;
}

/** A tree of nodes, one of which is selected: arrow keys move, expand and collapse, letters search, Enter selects. */
export function Tree({ label, nodes, chosenId, onChoose, open, onOpen, icon }: TreeProps) {
  const id = useId();
  const visible = visibleNodes(nodes, open);
  const [focusedId, setFocusedId] = useState<string>();
  const items = useRef(new Map<string, HTMLElement>());
  const isVisible = (each: string | undefined) => visible.some(({ node }) => node.id === each);
  const stop = [focusedId, chosenId].find(isVisible) ?? visible[0]?.node.id;
  const toggle = (nodeId: string, opened: boolean) => {
    const next = new Set(open);
    if (opened) next.add(nodeId);
    else next.delete(nodeId);
    onOpen(next);
  };
  const press = (event: KeyboardEvent, nodeId: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = treeStep(event.key, nodeId, visible, open);
    if (!step) return;
    event.preventDefault();
    if (step.type === 'focus') items.current.get(step.id)?.focus();
    else if (step.type === 'choose') onChoose(step.id);
    else toggle(step.id, step.type === 'open');
  };
  return (
    <div role="tree" aria-label={label} className={classes.tree}>
      {visible.map(({ node, level, position, siblings }) => (
        <div
          key={node.id}
          ref={(element) => {
            if (element) items.current.set(node.id, element);
            else items.current.delete(node.id);
          }}
          role="treeitem"
          aria-level={level}
          aria-posinset={position}
          aria-setsize={siblings}
          aria-expanded={node.children && open.has(node.id)}
          aria-selected={node.id === chosenId}
          aria-labelledby={`${id}-${node.id}`}
          tabIndex={node.id === stop ? 0 : -1}
          className={classes.item}
          style={{ paddingInlineStart: `calc(${level - 1} * var(--space-5))` }}
          onFocus={() => setFocusedId(node.id)}
          onKeyDown={(event) => press(event, node.id)}
          onClick={() => onChoose(node.id)}
        >
          <span
            className={classes.arrow}
            data-open={open.has(node.id) || undefined}
            aria-hidden="true"
            onClick={(event) => {
              if (!node.children) return;
              event.stopPropagation();
              toggle(node.id, !open.has(node.id));
            }}
          >
            {node.children ? <ChevronRight /> : null}
          </span>
          {icon ? (
            <span className={classes.icon} aria-hidden="true">
              {icon(node)}
            </span>
          ) : null}
          <span id={`${id}-${node.id}`} className={classes.label}>
            {node.label}
          </span>
        </div>
      ))}
    </div>
  );
}
