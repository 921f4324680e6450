import { designOf, type Effects, type ElementOf, homeOf, lookOf } from '@lectern/courseware';
import { useEditing } from '../../editing/editor-context.ts';

export type WithEffects = ElementOf<'shape' | 'picture'>;

/** An effect of several elements. */
export interface EffectOf<E> {
  /** The first element's value; undefined where an element lacks the effect. */
  readonly value: E | undefined;
  /** Previews a change without storing it. */
  readonly show: (change: Partial<E>) => void;
  /** Stores a change in one undo step. Properties left out stay; undefined removes the effect. */
  readonly put: (change: Partial<E> | undefined) => void;
}

/** Reads and changes an effect. An element that lacks the effect gets the default one first. */
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
