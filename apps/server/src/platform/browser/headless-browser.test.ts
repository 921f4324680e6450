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
    // A program that ends at once: the test only checks whether it is started.
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

describe('a machine on which no jail can be created', () => {
  it('draws nothing, starts no browser, and reports the reason', async () => {
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

  it('starts a browser in its own sandbox when the administrator allows it', async () => {
    const { ended, said } = draw({ kind: 'absent' }, true);
    await expect(ended).rejects.toMatchObject({ code: 'EXPORT_UNSAFE' });
    expect(said).toHaveLength(1);
  });
});
