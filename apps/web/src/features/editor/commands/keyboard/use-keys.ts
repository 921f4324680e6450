import { type EditSession, isTypingField, type KeyInput } from '@lectern/stage/edit';
import { useEffect } from 'react';
import { stillHere } from '../../../../platform/router/hash-address.ts';
import type { Editing } from '../../editing/command-context.ts';
import { type Command, runCommand } from '../command.ts';
import type { KeyPlace } from '../keys.ts';
import { commandOfKey, keyInputOf } from './keyboard.ts';

/** Runs the commands of keys pressed on the page. */
export function useKeys(editing: Editing): void {
  useEffect(() => {
    const isHere = stillHere();
    const onKey = (event: KeyboardEvent) => {
      const { session } = editing;
      if (!isHere()) return;
      const place = placeOf(event.target);
      const control = event.ctrlKey || event.metaKey;
      // ProseMirror prevents the browser's own bold and undo, so a prevented event in a text still has to be handled.
      const leftToUs = place === 'text' && control;
      if (event.isComposing || (event.defaultPrevented && !leftToUs)) return;
      // An input method handles the key: its result goes into the field.
      if (isTypingField(event.target) && (event.key === 'Process' || event.keyCode === COMPOSING)) return;
      const onPage = keysOf(editing);
      const asked = askedBy(keyInputOf(event), place, onPage);
      if (asked) {
        if (runCommand(asked as Command, editing) !== 'idle') event.preventDefault();
      } else if (place === 'page' && onPage !== 'pages' && !control && !event.altKey && isLetter(event.key)) {
        // Text typed over a selected shape goes into its text: the editor opens before the browser inserts the letter.
        if (!session.openText.get()) session.editText(onlyChosen(session));
        else if (session.texts.holdTyping(event.key)) event.preventDefault();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [editing]);
}

/** The `keyCode` of a key that an input method handles (UI Events, 7.3.1). */
const COMPOSING = 229;

/**
 * Returns the scope whose keys apply to the page: the list of pages while the sorter covers the page, otherwise by
 * selection.
 */
function keysOf({ session, sorterShown }: Editing): KeyPlace {
  if (sorterShown.get()) return 'pages';
  if (session.cells.get()) return 'cells';
  return session.selection.get().ids.length > 0 ? 'elements' : 'page';
}

/**
 * Kind of node where a key was pressed: fields, open texts and floating elements have their own keys, and buttons their
 * Tab and Enter.
 */
type FocusPlace = 'page' | 'text' | 'field' | 'floating' | 'control';

function placeOf(target: EventTarget | null): FocusPlace {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.closest('[data-open-text]')) return 'text';
  if (isTypingField(target)) return 'page';
  const floating = target.closest('[role="menu"],[role="listbox"],[role="dialog"],[role="alertdialog"]');
  // A floating element keeps the focus for a moment while it closes; a key then applies to the element beneath it.
  if (floating) return floating.hasAttribute('data-closed') ? 'control' : 'floating';
  if (target.closest('input,textarea,[contenteditable="true"]')) return 'field';
  return target === document.body || target.closest('[role="application"]') ? 'page' : 'control';
}

function askedBy(input: KeyInput, place: FocusPlace, onPage: KeyPlace): Command<never> | undefined {
  switch (place) {
    case 'page':
      return keyOfPage(input, onPage);
    case 'text':
    case 'field':
    case 'floating':
      return commandOfKey(input, place);
    case 'control':
      // A button takes chords with control as the page does, and other keys only if they work everywhere.
      return (
        commandOfKey(input, 'control') ??
        (input.control ? keyOfPage(input, onPage) : commandOfKey(input, 'field'))
      );
  }
}

/** While the sorter covers the page, keys that work everywhere work too. */
function keyOfPage(input: KeyInput, onPage: KeyPlace): Command<never> | undefined {
  return commandOfKey(input, onPage) ?? (onPage === 'pages' ? commandOfKey(input, 'field') : undefined);
}

/** Whether a key is a character, or the start of an input method's composition. */
function isLetter(key: string): boolean {
  return key === 'Process' || [...key].length === 1;
}

function onlyChosen(session: EditSession): string {
  const { ids } = session.selection.get();
  return ids.length === 1 ? (ids[0] ?? '') : '';
}
