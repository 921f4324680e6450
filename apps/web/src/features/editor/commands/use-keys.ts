import { bringForward, bringToFront, sendBackward, sendToBack } from '@lectern/courseware';
import {
  commandOf,
  type EditSession,
  type KeyCommand,
  neighbour,
  sharedRun,
  TextOfElements,
} from '@lectern/stage/edit';
import { useEffect } from 'react';
import { resolvedSample } from '../editing/resolved-sample.ts';
import { nextSize } from '../panel/text/font-list.ts';
import {
  addPageAfter,
  chooseAll,
  deleteChosen,
  duplicateChosen,
  goByPages,
  groupChosen,
  nudgeChosen,
  toggleLock,
  turnChosen,
  ungroupChosen,
} from './commands.ts';

export interface KeysOptions {
  readonly session: EditSession;
  readonly grow: (ids: readonly string[]) => void;
  readonly teach: (from: 'start' | 'here') => void;
}

/** The keys of the page: what they mean is in the keymap, what they do in the commands. */
export function useKeys({ session, grow, teach }: KeysOptions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const place = placeOf(event.target);
      const control = event.ctrlKey || event.metaKey;
      // ProseMirror keeps the browser from making bold and undoing by itself; what they mean is still to be done here.
      const leftToUs = place === 'text' && control;
      if (event.isComposing || (event.defaultPrevented && !leftToUs)) return;
      const chosen = session.selection.get().ids.length;
      const command = commandOf(
        { key: event.key, code: event.code, shift: event.shiftKey, alt: event.altKey, control },
        chosen,
      );
      if (!command) {
        // What is typed over a chosen shape goes into its text: the editor opens before the browser puts the letter in.
        if (place === 'page' && !control && !event.altKey && isLetter(event.key)) {
          if (!session.openText.get()) session.editText(onlyChosen(session));
          else if (session.holdTyping(event.key)) event.preventDefault();
        }
        return;
      }
      if (isTaken(place, command, control) && run(command, session, grow, teach)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [session, grow, teach]);
}

/** Where a key was pressed: fields, open texts and what floats have keys of their own, and buttons their Tab and Enter. */
type KeyPlace = 'page' | 'text' | 'field' | 'floating' | 'control';

function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.closest('[data-open-text]')) return 'text';
  if (target.closest('[role="menu"],[role="listbox"],[role="dialog"],[role="alertdialog"]'))
    return 'floating';
  if (target.closest('input,textarea,[contenteditable="true"]')) return 'field';
  return target === document.body || target.closest('[role="application"]') ? 'page' : 'control';
}

function isTaken(place: KeyPlace, command: KeyCommand, control: boolean): boolean {
  switch (place) {
    case 'page':
      return true;
    case 'floating':
      return false;
    case 'text':
      return sharedWithText.has(command.type);
    case 'field':
      return sharedWithFields.has(command.type);
    case 'control':
      return control || command.type === 'teach';
  }
}

const sharedWithFields = new Set<KeyCommand['type']>(['zoomIn', 'zoomOut', 'zoomFit', 'teach']);
const sharedWithText = new Set<KeyCommand['type']>([
  ...sharedWithFields,
  'undo',
  'redo',
  'style',
  'fontSize',
  'align',
]);

/** A character, or an input method that is about to make some. */
function isLetter(key: string): boolean {
  return key === 'Process' || [...key].length === 1;
}

function onlyChosen(session: EditSession): string {
  const { ids } = session.selection.get();
  return ids.length === 1 ? (ids[0] ?? '') : '';
}

/** True when the key is used up. */
function run(
  command: KeyCommand,
  session: EditSession,
  grow: (ids: readonly string[]) => void,
  teach: (from: 'start' | 'here') => void,
): boolean {
  const { store, viewport } = session;
  const { ids } = session.selection.get();
  switch (command.type) {
    case 'nudge':
      nudgeChosen(session, command.x, command.y);
      return ids.length > 0;
    case 'turn':
      turnChosen(session, command.degrees);
      return true;
    case 'select': {
      const pageId = session.pageId.get();
      if (pageId === undefined) return false;
      const next = neighbour(store, pageId, session.selection.get(), command.step);
      if (next === session.selection.get()) return false;
      session.selection.set(next);
      return true;
    }
    case 'page':
      goByPages(session, command.to);
      return true;
    case 'teach':
      teach(command.from);
      return true;
    case 'undo':
      session.undo();
      return true;
    case 'redo':
      session.redo();
      return true;
    case 'duplicate':
      duplicateChosen(session);
      return true;
    case 'group':
      groupChosen(session);
      return true;
    case 'ungroup':
      ungroupChosen(session);
      return true;
    case 'selectAll':
      chooseAll(session);
      return true;
    case 'delete':
      deleteChosen(session);
      return true;
    case 'escape':
      session.tools.step((state) => state.cancel());
      return true;
    case 'editText':
      return session.editText(onlyChosen(session));
    case 'newPage':
      addPageAfter(session, session.pageId.get());
      return true;
    case 'lock':
      toggleLock(session);
      return true;
    case 'zoomIn':
      viewport.zoomTo(viewport.view.get().zoom * 1.2);
      return true;
    case 'zoomOut':
      viewport.zoomTo(viewport.view.get().zoom / 1.2);
      return true;
    case 'zoomFit':
      viewport.fit();
      return true;
    case 'order': {
      const order = { front: bringToFront, back: sendToBack, forward: bringForward, backward: sendBackward }[
        command.to
      ];
      if (session.canEdit && ids.length > 0) session.edit((edit) => order(edit, ids));
      return true;
    }
    case 'style':
    case 'fontSize':
    case 'align':
      return restyle(command, session, grow);
  }
}

function restyle(
  command: Extract<KeyCommand, { type: 'style' | 'fontSize' | 'align' }>,
  session: EditSession,
  grow: (ids: readonly string[]) => void,
): boolean {
  const { ids } = session.selection.get();
  const target =
    session.textEditor.get() ?? (ids.length > 0 ? new TextOfElements(session, ids, grow) : undefined);
  if (!session.canEdit || !target) return true;
  const paragraphs = resolvedSample(session, target.sample());
  if (command.type === 'align') {
    target.changeParagraphs((props) => ({ ...props, align: command.align }));
  } else if (command.type === 'fontSize') {
    const size = sharedRun(paragraphs, 'size');
    const first = size.mixed ? paragraphs[0]?.runs[0]?.look.size : size.value;
    if (first !== undefined) target.patchRuns({ size: nextSize(first, command.step) });
  } else if (command.mark === 'underline') {
    const shared = sharedRun(paragraphs, 'underline');
    const on = !shared.mixed && shared.value !== undefined && shared.value !== 'none';
    target.patchRuns({ underline: on ? 'none' : 'sng' });
  } else {
    const shared = sharedRun(paragraphs, command.mark);
    target.patchRuns({ [command.mark]: !(!shared.mixed && shared.value === true) });
  }
  return true;
}
