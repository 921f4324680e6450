import type { Action, CoursewareReader, Element } from '@lectern/courseware';
import type { ShowCommand } from './show-keys.ts';

/** What a link or a click may ask of the show. */
export interface ShowDoer {
  command(asked: ShowCommand): void;
  goTo(pageId: string): void;
  playSound(asset: string): void;
}

/** What a jump of PowerPoint asks. */
export function jumpOf(jump: string | undefined): ShowCommand {
  switch (jump) {
    case 'previous':
    case 'lastViewed':
    case 'first':
    case 'last':
    case 'end':
      return jump;
    default:
      return 'next';
  }
}

/** Does what a click on an element asks for (or a pointer over it). */
export function follow(action: Action, show: ShowDoer): void {
  switch (action.type) {
    case 'page':
      show.goTo(action.pageId);
      return;
    case 'jump':
      show.command(jumpOf(action.to));
      return;
    case 'url':
      // Only the web: a file may name any scheme.
      if (/^(https?|mailto):/i.test(action.url)) window.open(action.url, '_blank', 'noopener,noreferrer');
      return;
    case 'sound':
      show.playSound(action.asset);
      return;
    case 'other':
      return;
  }
}

/** The element that a point of the drawn page belongs to, and the groups around it, the innermost first. */
export function elementsAt(reader: CoursewareReader, target: Pick<HTMLElement, 'closest'>): Element[] {
  const id = target.closest<HTMLElement>('[data-element-id]')?.dataset.elementId;
  const found: Element[] = [];
  for (
    let at = id === undefined ? undefined : reader.find('element', id);
    at && found.length < 64;
    at = reader.find('element', at.parentId)
  )
    found.push(at);
  return found;
}
