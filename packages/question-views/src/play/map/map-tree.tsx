import type { Content } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import type { Branch, MapNode } from './branches.ts';
import classes from './map.module.css';

export type TreeNode = MapNode & { readonly content?: Content | undefined };

const treeTexts = { zh: { map: '思维导图' }, en: { map: 'Mind map' } };

/** A mind map from its root to the right, or downwards where the board is narrow. */
export function MapTree({
  tree,
  gap,
}: {
  readonly tree: Branch<TreeNode>;
  readonly gap: (gap: string) => ReactNode;
}): ReactNode {
  const texts = useTextsOf(treeTexts);
  return (
    <ul className={classes.map} aria-label={texts.map}>
      <BranchView branch={tree} gap={gap} />
    </ul>
  );
}

function BranchView({
  branch: { node, below },
  gap,
}: {
  readonly branch: Branch<TreeNode>;
  readonly gap: (gap: string) => ReactNode;
}): ReactNode {
  return (
    <li className={classes.branch} data-root={node.parent === undefined ? '' : undefined}>
      {node.gap === undefined ? <MapNodeView content={node.content} /> : gap(node.gap)}
      {below.length === 0 ? null : (
        <ul className={classes.below}>
          {below.map((one) => (
            <BranchView key={one.node.id} branch={one} gap={gap} />
          ))}
        </ul>
      )}
    </li>
  );
}

export function MapNodeView({
  content,
  isRight = false,
}: {
  readonly content: Content | undefined;
  readonly isRight?: boolean;
}): ReactNode {
  return (
    <div className={classes.node} data-right={isRight ? '' : undefined}>
      {content ? <ContentView content={content} /> : null}
    </div>
  );
}
