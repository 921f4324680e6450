import { CoursewareStore, type Element } from '@lectern/courseware';
import { EditSession } from '@lectern/stage/edit';
import * as Y from 'yjs';
import { LocalDocument } from '../document/local-document.ts';
import type { CommandContext } from '../editing/command-context.ts';
import { editorState } from '../editing/editor-state.ts';
import type { Command } from './command.ts';

/**
 * An editor without a browser: a courseware of three pages, `one` to `three`, and a log of the calls to its other
 * parts.
 */
export interface OpenEditor extends CommandContext {
  readonly store: CoursewareStore;
  readonly document: LocalDocument;
  /** The calls to the parts that need a browser, in order. */
  readonly asked: string[];
}

export function openEditor(elements: readonly Element[] = [], options = { canEdit: true }): OpenEditor {
  const store = new CoursewareStore(new Y.Doc());
  store.transact(
    (edit) => {
      edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } });
      for (const [index, id] of ['one', 'two', 'three'].entries())
        edit.create({ kind: 'page', id, order: `a${index}` });
      for (const element of elements) edit.create(element);
    },
    { source: 'load' },
  );
  return editorOf(store, options);
}

/** The same courseware opened by another user, or by the same user with another permission. */
export function editorOf(store: CoursewareStore, options: { readonly canEdit: boolean }): OpenEditor {
  const asked: string[] = [];
  const ask =
    (what: string) =>
    (...given: readonly unknown[]) => {
      asked.push([what, ...given.map((each) => (each instanceof File ? each.name : String(each)))].join(' '));
    };
  return {
    store,
    asked,
    session: new EditSession(store, options),
    document: new LocalDocument(),
    grow: () => undefined,
    focusPage: ask('focus'),
    goToRegion: ask('region'),
    pageDrawing: () => null,
    teach: ask('teach'),
    clipboard: { copy: ask('copy'), copyThesePages: ask('copy pages'), paste: ask('paste') },
    addFile: ask('add'),
    ...editorState({
      sides: { read: () => undefined, write: ask('keep sides') },
      aids: { read: () => undefined, write: ask('keep aids') },
    }),
  };
}

/** A filled rectangle on page `one`. */
export function rectangle(
  id: string,
  x: number,
  more: Partial<Extract<Element, { type: 'shape' }>> = {},
): Element {
  return {
    kind: 'element',
    type: 'shape',
    id,
    parentId: 'one',
    order: `a${id}`,
    frame: { x, y: 100, w: 100, h: 50 },
    geometry: { type: 'preset', preset: 'rect' },
    ...more,
  };
}

/** Returns the command with an id from a list. */
export function named(commands: readonly Command[], id: string): Command {
  const found = commands.find((each) => each.id === id);
  if (!found) throw new Error(`no command ${id}`);
  return found;
}

export function frameOf({ store }: OpenEditor, id: string) {
  return store.find('element', id)?.frame;
}

export function chosenIn({ session }: OpenEditor): readonly string[] {
  return session.selection.get().ids;
}
