import { describe, expect, it } from 'vitest';
import { Jail, type JailState } from '../jail/jail.ts';
import { HeadlessBrowser } from './headless-browser.ts';

class NoJail extends Jail {
  readonly #state: JailState;

  constructor(state: JailState) {
    super();
    this.#state = state;
  }

  override async state(): Promise<JailState> {
    return this.#state;
  }
}

const files = { answer: async () => undefined } as unknown as Parameters<HeadlessBrowser['use']>[0];

function draw(
  state: JailState,
  withoutJail: boolean,
): { readonly ended: Promise<unknown>; readonly said: string[] } {
  const said: string[] = [];
  const browser = new HeadlessBrowser({
    // Ends at once: what matters is whether it was started at all.
    program: '/bin/false',
    jail: new NoJail(state),
    withoutJail,
    log: (line) => void said.push(line),
  });
  const ended = browser
    .use(files, new AbortController().signal, async () => 'drawn')
    .finally(() => browser.close());
  return { ended, said };
}

describe('a machine where no jail can be made', () => {
  it('draws nothing and starts no browser, and says why', async () => {
    const states: readonly JailState[] = [
      { kind: 'absent' },
      { kind: 'refused', reason: 'no user namespaces' },
    ];
    for (const state of states) {
      const { ended, said } = draw(state, false);
      await expect(ended).rejects.toMatchObject({
        code: 'EXPORT_UNSAFE',
        details: { reason: expect.stringContaining(state.kind === 'refused' ? state.reason : 'bubblewrap') },
      });
      expect(said).toEqual([]);
    }
  });

  it('starts one in its own sandbox where the administrator allows it', async () => {
    const { ended, said } = draw({ kind: 'absent' }, true);
    await expect(ended).rejects.toMatchObject({ code: 'EXPORT_UNSAFE' });
    expect(said).toHaveLength(1);
  });
});
