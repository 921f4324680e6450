import { type AlignEdge, alignElements, distributeElements, flipElements } from '@lectern/courseware';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  FlipHorizontal2,
  FlipVertical2,
  RectangleHorizontal,
} from 'lucide-react';
import type { CommandContext } from '../../editing/command-context.ts';
import { pageSizeOf } from '../../editing/page-geometry.ts';
import { hasSelected, hasUnlocked, selectedElements } from '../../editing/selection/selected-elements.ts';
import { type Command, command, type Label } from '../command.ts';

/** Aligns several elements with the page instead of with each other. */
export const alignToPage = command({
  id: 'arrange.toPage',
  label: { zh: '以页面为准对齐', en: 'Align with the page' },
  icon: RectangleHorizontal,
  changes: false,
  isOn: ({ viewAids }) => viewAids.state.get().alignsToPage,
  run: ({ viewAids }) => viewAids.change({ alignsToPage: !viewAids.state.get().alignsToPage }),
});

/**
 * Aligns several elements with each other, or with the page when the user set this; a single element always with the
 * page.
 */
function aligning(edge: AlignEdge, label: Label, icon: typeof AlignStartVertical): Command {
  return command({
    id: `arrange.${edge}`,
    label,
    icon,
    changes: true,
    isEnabled: hasSelected,
    run: (context) => {
      const { session } = context;
      const { ids } = session.selection.get();
      const each = selectedElements(context).length > 1 && !alignsToPage(context);
      const within = each ? undefined : { x: 0, y: 0, ...pageSizeOf(session) };
      session.edit((edit) => alignElements(edit, ids, edge, within));
    },
  });
}

export const alignments: readonly Command[] = [
  aligning('left', { zh: '左对齐', en: 'Align left' }, AlignStartVertical),
  aligning('center', { zh: '水平居中', en: 'Centre across' }, AlignCenterVertical),
  aligning('right', { zh: '右对齐', en: 'Align right' }, AlignEndVertical),
  aligning('top', { zh: '顶端对齐', en: 'Align top' }, AlignStartHorizontal),
  aligning('middle', { zh: '垂直居中', en: 'Centre down' }, AlignCenterHorizontal),
  aligning('bottom', { zh: '底端对齐', en: 'Align bottom' }, AlignEndHorizontal),
];

function alignsToPage({ viewAids }: CommandContext): boolean {
  return viewAids.state.get().alignsToPage;
}

function distributing(
  axis: 'horizontal' | 'vertical',
  label: Label,
  icon: typeof AlignStartVertical,
): Command {
  return command({
    id: `arrange.distribute.${axis}`,
    label,
    icon,
    changes: true,
    isEnabled: (context) => selectedElements(context).length > (alignsToPage(context) ? 1 : 2),
    run: (context) => {
      const { session } = context;
      const { ids } = session.selection.get();
      const within = alignsToPage(context) ? { x: 0, y: 0, ...pageSizeOf(session) } : undefined;
      session.edit((edit) => distributeElements(edit, ids, axis, within));
    },
  });
}

export const distributions: readonly Command[] = [
  distributing('horizontal', { zh: '横向分布', en: 'Distribute across' }, AlignHorizontalDistributeCenter),
  distributing('vertical', { zh: '纵向分布', en: 'Distribute down' }, AlignVerticalDistributeCenter),
];

function flipping(axis: 'horizontal' | 'vertical', label: Label, icon: typeof AlignStartVertical): Command {
  return command({
    id: `arrange.flip.${axis}`,
    label,
    icon,
    changes: true,
    isEnabled: hasUnlocked,
    run: ({ session }) => {
      const { ids } = session.selection.get();
      session.edit((edit) => flipElements(edit, ids, axis));
    },
  });
}

export const flips: readonly Command[] = [
  flipping('horizontal', { zh: '水平翻转', en: 'Flip horizontally' }, FlipHorizontal2),
  flipping('vertical', { zh: '垂直翻转', en: 'Flip vertically' }, FlipVertical2),
];
