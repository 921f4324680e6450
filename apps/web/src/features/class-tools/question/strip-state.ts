import type { LessonState, LessonValue, LessonValues } from '@lectern/courseware/lesson';

/**
 * The part of a tool's state that belongs to one strip of the panel. Each value has a key of its own in the lesson, so that
 * two strips that change at once do not overwrite each other.
 */
export function stripState(state: LessonState, strip: string): LessonState {
  const prefix = `${strip}.`;
  let read: { readonly from: LessonValues; readonly values: LessonValues } | undefined;
  return {
    get: () => {
      const from = state.get();
      if (read?.from !== from) {
        const own = Object.entries(from).filter(([key]) => key.startsWith(prefix));
        read = {
          from,
          values: Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), value])),
        };
      }
      return read.values;
    },
    subscribe: (listener) => state.subscribe(listener),
    change: (patch) => state.change(withPrefix(patch, prefix)),
  };
}

/** The key of a value of a board in the tool's state; the first board's values have no strip. */
export function stripKey(board: number, key: string): string {
  return board === 0 ? key : `p${board + 1}.${key}`;
}

/** A change that clears everything that the strips hold. */
export function withoutStrips(values: LessonValues, strips: readonly string[]): Record<string, undefined> {
  const own = Object.keys(values).filter((key) => strips.some((strip) => key.startsWith(`${strip}.`)));
  return Object.fromEntries(own.map((key) => [key, undefined]));
}

function withPrefix(patch: Readonly<Record<string, LessonValue | undefined>>, prefix: string) {
  return Object.fromEntries(Object.entries(patch).map(([key, value]) => [prefix + key, value]));
}
