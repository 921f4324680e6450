import type { Action, CoursewareReader, Element } from '@lectern/courseware';
import type { ShowCommand } from './input/show-keys.ts';

/** The actions of a show that a link or a click can trigger. */
export interface ShowDoer {
  command(asked: ShowCommand): void;
  goTo(pageId: string): void;
  playSound(asset: string): void;
  endSounds(): void;
  /** Shows a document of the disk over the page; without it, links to documents open their address. */
  openFile?: ((link: FileLink) => void) | undefined;
}

export type FileLink = Extract<Action, { type: 'url' }>;

/** The show command of a PowerPoint jump. */
function jumpOf(jump: string | undefined): ShowCommand {
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

/** Executes the action of a click on an element, or of a pointer over it. */
export function follow(action: Action, show: ShowDoer): void {
  if (action.endSounds) show.endSounds();
  if ('sound' in action && action.sound !== undefined) show.playSound(action.sound);
  switch (action.type) {
    case 'page':
      show.goTo(action.pageId);
      return;
    case 'jump':
      show.command(jumpOf(action.to));
      return;
    case 'url':
      if (action.documentId !== undefined && show.openFile) show.openFile(action);
      // Web and mail addresses only: a file may name any scheme.
      else if (/^(https?|mailto):/i.test(action.url))
        window.open(action.url, '_blank', 'noopener,noreferrer');
      return;
    case 'sound':
      show.playSound(action.asset);
      return;
    case 'none':
    case 'other':
      return;
  }
}

/** The element at a node of the drawn page, and the groups around it, the innermost first. */
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

/** Time for which a shape stays highlighted after a click, milliseconds. */
const LIT_MS = 250;

/** Highlights a shape that was clicked (a:hlinkClick/@highlightClick). */
export function lightUp(node: globalThis.Element | null): void {
  node?.animate([{ filter: 'invert(1)' }, { filter: 'none' }], { duration: LIT_MS, easing: 'ease-in' });
}

/** The action of a text run for a click, or for a pointer over it. */
export function textAction(target: Pick<HTMLElement, 'closest'>, when: 'link' | 'hover'): Action | undefined {
  const carrier = target.closest<HTMLElement>(`[data-text-${when}]`);
  const words = when === 'link' ? carrier?.dataset.textLink : carrier?.dataset.textHover;
  return words === undefined ? undefined : (JSON.parse(words) as Action);
}
