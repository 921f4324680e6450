import { designOf, type Effects, type ElementOf, homeOf, lookOf } from '@lectern/courseware';
import { useEditing } from '../../editing/editor-context.ts';

export type WithEffects = ElementOf<'shape' | 'picture'>;

/** One effect of several elements. */
export interface EffectOf<E> {
  /** As the first of them has it; undefined where one has none. */
  readonly value: E | undefined;
  /** Shows a change that is not written yet. */
  readonly show: (change: Partial<E>) => void;
  /** One undo step. What an element has of the effect stays where nothing is said of it; undefined takes it away. */
  readonly put: (change: Partial<E> | undefined) => void;
}

/** Reads and changes one effect. Who has none begins with the usual one. */
export function useEffectOf<K extends keyof Effects>(
  elements: readonly WithEffects[],
  name: K,
  usual: NonNullable<Effects[K]>,
): EffectOf<NonNullable<Effects[K]>> {
  type Effect = NonNullable<Effects[K]>;
  const { session } = useEditing();
  const { store } = session;
  const looks = elements.map(
    (element) => lookOf(element, designOf(store, homeOf(store, element.id) ?? '')).effects ?? {},
  );
  const changed = (at: number, change: Partial<Effect> | undefined): Effects => {
    const { [name]: before, ...others } = looks[at] ?? {};
    if (!change) return others;
    const effect: object = { ...usual, ...before, ...change };
    return { ...others, [name]: effect };
  };
  return {
    value: looks.every((look) => look[name] !== undefined)
      ? (looks[0]?.[name] as Effect | undefined)
      : undefined,
    show: (change) =>
      session.draft.show(
        new Map(elements.map((element, at) => [element.id, { ...element, effects: changed(at, change) }])),
      ),
    put: (change) => {
      session.draft.clear();
      session.edit((edit) => {
        elements.forEach(({ id }, at) => {
          edit.update<WithEffects>(id, { effects: changed(at, change) });
        });
      });
    },
  };
}
