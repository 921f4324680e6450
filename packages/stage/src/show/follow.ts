import type { Action, CoursewareReader, Element } from '@lectern/courseware';
import type { ShowCommand } from './input/show-keys.ts';

/** What a link or a click may ask of the show. */
export interface ShowDoer {
  command(asked: ShowCommand): void;
  goTo(pageId: string): void;
  playSound(asset: string): void;
  endSounds(): void;
  /** Shows a document of the disk over the page; left out where links to one open its address. */
  openFile?: ((link: FileLink) => void) | undefined;
}

export type FileLink = Extract<Action, { type: 'url' }>;

/** What a jump of PowerPoint asks. */
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

/** Does what a click on an element asks for (or a pointer over it). */
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
      // Only the web: a file may name any scheme.
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

/** How long a shape stays lit after a click, milliseconds. */
const LIT_MS = 250;

/** Lights up a shape that was clicked (a:hlinkClick/@highlightClick). */
export function lightUp(node: globalThis.Element | null): void {
  node?.animate([{ filter: 'invert(1)' }, { filter: 'none' }], { duration: LIT_MS, easing: 'ease-in' });
}

/** The action that a run of text carries for a click, or for a pointer over it. */
export function textAction(target: Pick<HTMLElement, 'closest'>, when: 'link' | 'hover'): Action | undefined {
  const carrier = target.closest<HTMLElement>(`[data-text-${when}]`);
  const words = when === 'link' ? carrier?.dataset.textLink : carrier?.dataset.textHover;
  return words === undefined ? undefined : (JSON.parse(words) as Action);
}
