import type { LateCode } from '@lectern/ui/late';

/** Resolves with late code once it is here, however often it has to be asked for: whoever needs it says so (`need`). */
export function arrived<T>(code: LateCode<T>): Promise<T> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = code.state.get();
      if (state.type !== 'here') return;
      stop();
      resolve(state.value);
    };
    const stop = code.state.subscribe(look);
    look();
  });
}
