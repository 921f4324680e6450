import type { LateCode } from '@lectern/ui/late';

/** Resolves with lazy code when it has loaded, however many attempts that takes. The caller requests it with `need`. */
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
