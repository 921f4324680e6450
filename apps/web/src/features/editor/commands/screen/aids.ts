import { addGuide, clearGuides, guidesOf, type PageGuide } from '@lectern/courseware';
import { Grid3x3, Magnet, Ruler, SeparatorHorizontal, SeparatorVertical } from 'lucide-react';
import type { ComponentType } from 'react';
import { pageSizeOf } from '../../editing/page-geometry.ts';
import type { AidsState } from '../../editing/view-aids.ts';
import { type Command, type CommandOptions, command, type Label } from '../command.ts';
import { onPage } from '../keys.ts';

type Switched = 'rulers' | 'guides' | 'grid' | 'snapsToGrid';

function switching(
  which: Switched,
  label: Label,
  icon: ComponentType,
  keys?: CommandOptions<undefined>['keys'],
): Command {
  return command({
    id: `view.${which}`,
    label,
    icon,
    ...(keys ? { keys } : {}),
    changes: false,
    isOn: ({ viewAids }) => viewAids.state.get()[which],
    run: ({ viewAids }) => {
      const patch: Partial<AidsState> = { [which]: !viewAids.state.get()[which] };
      viewAids.change(patch);
    },
  });
}

/** Switches that are stored per user, for every courseware. */
export const aidSwitches: readonly Command[] = [
  switching('rulers', { zh: '标尺', en: 'Rulers' }, Ruler, onPage('Alt+Shift+F9')),
  switching('guides', { zh: '参考线', en: 'Guides' }, SeparatorVertical, onPage('Alt+F9')),
  switching('grid', { zh: '网格', en: 'Grid' }, Grid3x3, onPage('Shift+F9')),
  switching('snapsToGrid', { zh: '对象与网格对齐', en: 'Snap to the grid' }, Magnet),
];

/** Adds a guide in the middle of the page, or beside guides already there. */
function adding(axis: PageGuide['axis'], label: Label, icon: ComponentType): Command {
  return command({
    id: `view.addGuide.${axis}`,
    label,
    icon,
    changes: true,
    run: ({ session, viewAids }) => {
      viewAids.change({ guides: true });
      const { w, h } = pageSizeOf(session);
      const taken = new Set(
        guidesOf(session.store).flatMap((guide) => (guide.axis === axis ? [Math.round(guide.at)] : [])),
      );
      let at = (axis === 'x' ? w : h) / 2;
      while (taken.has(Math.round(at))) at += ASIDE;
      session.edit((edit) => addGuide(edit, axis, at));
    },
  });
}

/** Distance from a guide already there, logical pixels. */
const ASIDE = 20;

export const addGuides: readonly Command[] = [
  adding('x', { zh: '添加竖直参考线', en: 'Add a vertical guide' }, SeparatorVertical),
  adding('y', { zh: '添加水平参考线', en: 'Add a horizontal guide' }, SeparatorHorizontal),
];

export const removeGuides = command({
  id: 'view.removeGuides',
  label: { zh: '清除参考线', en: 'Clear the guides' },
  changes: true,
  isEnabled: ({ session }) => guidesOf(session.store).length > 0,
  run: ({ session }) => session.edit(clearGuides),
});
