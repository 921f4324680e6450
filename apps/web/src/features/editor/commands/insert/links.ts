import type { Action, Element } from '@lectern/courseware';
import { sharedOf, sharedRun } from '@lectern/stage/edit';
import { Link } from 'lucide-react';
import type { CommandContext } from '../../editing/command-context.ts';
import { hasUnlocked, selectedElements } from '../../editing/selection/selected-elements.ts';
import { meantText } from '../../editing/selection/text-target.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { command } from '../command.ts';
import { onPageAndInText } from '../keys.ts';

/** Opens the dialog for the link of the selected text in an open text, otherwise of the selected elements. */
export const editLink = command({
  id: 'links.edit',
  label: { zh: '链接…', en: 'Link…' },
  icon: Link,
  keys: onPageAndInText('Ctrl+K'),
  changes: true,
  isEnabled: (context) => context.session.textEditor.get() !== undefined || hasUnlocked(context),
  run: ({ session, linkShown }) => {
    if (!session.canEdit) return;
    // With a cursor inside a link the whole link is selected.
    session.textEditor.get()?.chooseLink?.();
    linkShown.set(true);
  },
});

/** Returns the current link of the selection; undefined without a link, or when links differ. */
export function meantLink(context: CommandContext): Action | undefined {
  const open = context.session.textEditor.get() ? meantText(context) : undefined;
  if (open) return singleOf(sharedRun(open.paragraphs, 'link'));
  return singleOf(sharedOf(selectedElements(context).map(({ click }) => click)));
}

/** An action that users can set as a link. */
export type LinkAction = Extract<Action, { type: 'url' | 'page' | 'jump' }>;

/** The sound and highlight of an action, which are kept when its target changes. */
function beside(before: Action | undefined): Pick<LinkAction, 'sound' | 'endSounds' | 'highlightClick'> {
  if (!before) return {};
  const sound = 'sound' in before ? before.sound : before.type === 'sound' ? before.asset : undefined;
  const { endSounds, highlightClick } = before;
  return {
    ...(sound && { sound }),
    ...(endSounds && { endSounds }),
    ...(highlightClick && { highlightClick }),
  };
}

export const giveLink = command<{ readonly action: LinkAction | undefined; readonly words?: string }>({
  id: 'links.give',
  label: { zh: '设置链接', en: 'Set the link' },
  icon: Link,
  changes: true,
  run: (context, { action, words }) => {
    const { session } = context;
    const open = session.textEditor.get();
    if (open) {
      const link = action && { ...beside(meantLink(context)), ...action };
      if (words !== undefined && words !== '') open.type?.(words, { link });
      else open.patchRuns({ link });
      return;
    }
    session.edit((edit) => {
      for (const { id, click, locked } of selectedElements(context)) {
        if (locked) continue;
        edit.update<Element>(id, { click: action && { ...beside(click), ...action } });
      }
    });
  },
});
