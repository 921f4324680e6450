import { type EditSession, isTypingField, type KeyInput } from '@lectern/stage/edit';
import { useEffect } from 'react';
import { stillHere } from '../../../../platform/router/still-here.ts';
import type { Editing } from '../../editing/command-context.ts';
import { type Command, runCommand } from '../command.ts';
import type { KeyPlace } from '../keys.ts';
import { commandOfKey, keyInputOf } from './keyboard.ts';

/** The keys of the page: what they are and what they do is said by the commands. */
export function useKeys(editing: Editing): void {
  useEffect(() => {
    const isHere = stillHere();
    const onKey = (event: KeyboardEvent) => {
      const { session } = editing;
      if (!isHere()) return;
      const place = placeOf(event.target);
      const control = event.ctrlKey || event.metaKey;
      // ProseMirror keeps the browser from making bold and undoing by itself; what they mean is still to be done here.
      const leftToUs = place === 'text' && control;
      if (event.isComposing || (event.defaultPrevented && !leftToUs)) return;
      // An input method handles the key: its result goes into the field.
      if (isTypingField(event.target) && (event.key === 'Process' || event.keyCode === COMPOSING)) return;
      const onPage = keysOf(editing);
      const asked = askedBy(keyInputOf(event), place, onPage);
      if (asked) {
        if (runCommand(asked as Command, editing) !== 'idle') event.preventDefault();
      } else if (place === 'page' && onPage !== 'pages' && !control && !event.altKey && isLetter(event.key)) {
        // What is typed over a chosen shape goes into its text: the editor opens before the browser puts the letter in.
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

/** Whose keys those of the page are now: over it all pages may lie, which leave nothing of it in sight. */
function keysOf({ session, sorterShown }: Editing): KeyPlace {
  if (sorterShown.get()) return 'pages';
  if (session.cells.get()) return 'cells';
  return session.selection.get().ids.length > 0 ? 'elements' : 'page';
}

/** Where a key was pressed: fields, open texts and what floats have keys of their own, and buttons their Tab and Enter. */
type FocusPlace = 'page' | 'text' | 'field' | 'floating' | 'control';

function placeOf(target: EventTarget | null): FocusPlace {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.closest('[data-open-text]')) return 'text';
  if (isTypingField(target)) return 'page';
  const floating = target.closest('[role="menu"],[role="listbox"],[role="dialog"],[role="alertdialog"]');
  // What closes keeps the keyboard for a moment, in which a key is meant for what lies under it.
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
      // Control and a key mean to a button what they mean on the page; else only what is meant everywhere.
      return (
        commandOfKey(input, 'control') ??
        (input.control ? keyOfPage(input, onPage) : commandOfKey(input, 'field'))
      );
  }
}

/** To all pages what is meant everywhere means the same. */
function keyOfPage(input: KeyInput, onPage: KeyPlace): Command<never> | undefined {
  return commandOfKey(input, onPage) ?? (onPage === 'pages' ? commandOfKey(input, 'field') : undefined);
}

/** A character, or an input method that is about to make some. */
function isLetter(key: string): boolean {
  return key === 'Process' || [...key].length === 1;
}

function onlyChosen(session: EditSession): string {
  const { ids } = session.selection.get();
  return ids.length === 1 ? (ids[0] ?? '') : '';
}
