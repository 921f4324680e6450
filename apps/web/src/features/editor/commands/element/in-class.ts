import { type InClass, setInClass } from '@lectern/courseware';
import type { CommandContext } from '../../editing/command-context.ts';
import { hasSelected, selectedElements } from '../../editing/selection/selected-elements.ts';
import { command } from '../command.ts';

type Mark = Exclude<keyof InClass, 'basketId'>;

const areMarked = (context: CommandContext, mark: Mark) =>
  hasSelected(context) && selectedElements(context).every((element) => element[mark]);

/** Sets a mark on all selected elements, with the marks `withIt`, or clears the mark when all have it. */
function toggle(context: CommandContext, mark: Mark, withIt: InClass = {}): void {
  const marks = areMarked(context, mark) ? { [mark]: false } : { ...withIt, [mark]: true };
  const { ids } = context.session.selection.get();
  context.session.edit((edit) => setInClass(edit, ids, marks));
}

export const letMoveInClass = command({
  id: 'elements.movableInClass',
  label: { zh: '可在课堂拖动', en: 'Can be dragged in class' },
  changes: true,
  isOn: (context) => areMarked(context, 'movableInClass'),
  isEnabled: hasSelected,
  run: (context) => toggle(context, 'movableInClass'),
});

export const letCopyInClass = command({
  id: 'elements.copiesInClass',
  label: { zh: '拖出副本，原件留下', en: 'Copies are dragged off it' },
  changes: true,
  isOn: (context) => areMarked(context, 'copiesInClass'),
  isEnabled: hasSelected,
  // Copies can be dragged only off an element that is draggable.
  run: (context) => toggle(context, 'copiesInClass', { movableInClass: true }),
});

export const sortIntoInClass = command({
  id: 'elements.basketInClass',
  label: { zh: '作为分类的目标', en: 'Others are sorted into it' },
  changes: true,
  isOn: (context) => areMarked(context, 'basketInClass'),
  isEnabled: hasSelected,
  run: (context) => toggle(context, 'basketInClass'),
});

/** Sets the basket of the page that the selected elements belong to; undefined: no basket. */
export function sortInto({ session }: Pick<CommandContext, 'session'>, basketId: string | undefined): void {
  const { ids } = session.selection.get();
  session.edit((edit) => setInClass(edit, ids, { basketId }));
}
