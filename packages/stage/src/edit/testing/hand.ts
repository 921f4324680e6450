import { CoursewareStore, type Element } from '@lectern/courseware';
import * as Y from 'yjs';
import { EditSession } from '../session/edit-session.ts';
import type { PointerInput, PointerTarget } from '../tools/pointer.ts';

export type Modifiers = Partial<Pick<PointerInput, 'shift' | 'alt' | 'control' | 'kind' | 'clicks'>>;

/** Simulates pointer input on a session, without browser and drawing. */
export class Hand {
  readonly session: EditSession;
  /** The courseware, which other users change too. */
  readonly store: CoursewareStore;

  constructor(elements: readonly Element[], options = { canEdit: true }) {
    const store = new CoursewareStore(new Y.Doc());
    store.transact(
      (edit) => {
        edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } });
        edit.create({ kind: 'page', id: 'page', order: 'a0' });
        for (const element of elements) edit.create(element);
      },
      { source: 'load' },
    );
    this.store = store;
    this.session = new EditSession(store, options);
  }

  #input(x: number, y: number, target: PointerTarget, modifiers: Modifiers): PointerInput {
    const at = { x, y };
    return {
      kind: 'mouse',
      at,
      screen: at,
      target,
      shift: false,
      alt: true,
      control: false,
      button: 0,
      clicks: 1,
      ...modifiers,
    };
  }

  down(x: number, y: number, modifiers: Modifiers = {}, target: PointerTarget = { type: 'page' }): void {
    this.session.tools.step((state) => state.pointerDown(this.#input(x, y, target, modifiers)));
  }

  move(x: number, y: number, modifiers: Modifiers = {}): void {
    this.session.tools.step((state) => state.pointerMove(this.#input(x, y, { type: 'page' }, modifiers)));
  }

  up(x: number, y: number, modifiers: Modifiers = {}): void {
    this.session.tools.step((state) => state.pointerUp(this.#input(x, y, { type: 'page' }, modifiers)));
  }

  click(x: number, y: number, modifiers: Modifiers = {}): void {
    this.down(x, y, modifiers);
    this.up(x, y, modifiers);
  }

  drag(from: readonly [number, number], to: readonly [number, number], modifiers: Modifiers = {}): void {
    this.down(...from, modifiers);
    this.move(...to, modifiers);
    this.up(...to, modifiers);
  }

  get chosen(): readonly string[] {
    return this.session.selection.get().ids;
  }

  frame(id: string) {
    return this.session.store.find('element', id)?.frame;
  }
}
