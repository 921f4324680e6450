import { type InClass, setInClass } from '@lectern/courseware';
import { chosenElements, hasChosen } from '../editing/chosen-elements.ts';
import type { CommandContext } from '../editing/command-context.ts';
import { command } from './command.ts';

type Mark = Exclude<keyof InClass, 'basketId'>;

const areMarked = (context: CommandContext, mark: Mark) =>
  hasChosen(context) && chosenElements(context).every((element) => element[mark]);

/** Says it of all that is chosen, with what goes along, or takes it back. */
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
  isEnabled: hasChosen,
  run: (context) => toggle(context, 'movableInClass'),
});

export const letCopyInClass = command({
  id: 'elements.copiesInClass',
  label: { zh: '拖出副本，原件留下', en: 'Copies are dragged off it' },
  changes: true,
  isOn: (context) => areMarked(context, 'copiesInClass'),
  isEnabled: hasChosen,
  // Only what is dragged gives copies.
  run: (context) => toggle(context, 'copiesInClass', { movableInClass: true }),
});

export const sortIntoInClass = command({
  id: 'elements.basketInClass',
  label: { zh: '作为分类的目标', en: 'Others are sorted into it' },
  changes: true,
  isOn: (context) => areMarked(context, 'basketInClass'),
  isEnabled: hasChosen,
  run: (context) => toggle(context, 'basketInClass'),
});

/** Says into which basket of the page what is chosen belongs; undefined: into none. */
export function sortInto({ session }: Pick<CommandContext, 'session'>, basketId: string | undefined): void {
  const { ids } = session.selection.get();
  session.edit((edit) => setInClass(edit, ids, { basketId }));
}
