import type { ToastContent } from '@lectern/ui';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeLanguage } from '../i18n/language.ts';
import { ApiError } from './api-error.ts';
import { ComponentCalls } from './component-calls.ts';

type Field = 'name' | 'password';

function stand() {
  const toasts: ToastContent[] = [];
  const calls = new ComponentCalls<Field>((content) => toasts.push(content));
  calls.mount();
  return { calls, toasts, errors: () => calls.state.get().errors, running: () => calls.state.get().running };
}

/** A task that the test resolves or rejects. */
function pending<Reply = string>() {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  let begun = 0;
  const task = () => {
    begun += 1;
    return promise;
  };
  return { task, resolve, reject, begun: () => begun };
}

const refused = new ApiError(409, 'CLASS_ARCHIVED', {}, 'That name is taken');
const wrongPassword = new ApiError(400, 'LOGIN_FAILED', {}, 'Wrong password');
const fieldErrors = (error: unknown) => (error === wrongPassword ? { password: 'Wrong' } : undefined);

beforeEach(() => changeLanguage('en'));

describe('ComponentCalls.run', () => {
  it('is busy until the response, and shows the toast before it calls onSuccess', async () => {
    const { calls, toasts, running } = stand();
    const { task, resolve } = pending();
    const seen: unknown[] = [];
    const done = calls.run(task, {
      success: (reply) => `Saved ${reply}`,
      onSuccess: (reply) => seen.push(reply, toasts.length, running().length),
    });
    expect(running()).toEqual(['']);
    resolve('Ming');
    expect(await done).toBe(true);
    expect(running()).toEqual([]);
    // At the time of onSuccess there is one toast, and the run is still in progress.
    expect(seen).toEqual(['Ming', 1, 1]);
    expect(toasts).toEqual([{ kind: 'success', text: 'Saved Ming' }]);
  });

  it('returns the result of the first run when it is called again meanwhile, and starts a new run afterwards', async () => {
    const { calls, toasts } = stand();
    const first = pending();
    const second = pending();
    const both = [calls.run(first.task, { success: 'Saved' }), calls.run(second.task, { success: 'Again' })];
    first.resolve('');
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(second.begun()).toBe(0);
    expect(toasts).toHaveLength(1);
    void calls.run(second.task);
    expect(second.begun()).toBe(1);
    second.resolve('');
  });

  it('runs several calls at once when their keys differ', async () => {
    const { calls, running } = stand();
    const [one, other] = [pending(), pending()];
    const both = [calls.run(one.task, { key: 'one' }), calls.run(other.task, { key: 'other' })];
    expect(running()).toEqual(['one', 'other']);
    one.resolve('');
    await both[0];
    expect(running()).toEqual(['other']);
    other.resolve('');
    expect(await Promise.all(both)).toEqual([true, true]);
  });

  it('sets the error of a field, without a toast, and clears it when the next run starts', async () => {
    const { calls, toasts, errors } = stand();
    expect(await calls.run(() => Promise.reject(wrongPassword), { fieldErrors })).toBe(false);
    expect(errors()).toEqual({ password: 'Wrong' });
    expect(toasts).toEqual([]);
    const next = pending();
    void calls.run(next.task, { fieldErrors });
    expect(errors()).toEqual({});
    next.resolve('');
  });

  it('shows a toast when an error is about no field', async () => {
    const { calls, toasts, errors } = stand();
    await calls.run(() => Promise.reject(refused), { fieldErrors, about: 'copy' });
    expect(errors()).toEqual({});
    expect(toasts).toEqual([{ kind: 'failure', text: 'That name is taken', about: 'copy' }]);
  });

  it('keeps the kind and the action of the toast when the content has them', async () => {
    const { calls, toasts } = stand();
    const action = { label: 'Undo', run: () => undefined };
    await calls.run(async () => '', { success: { kind: 'attention', text: 'Gone', action } });
    expect(toasts).toEqual([{ kind: 'attention', text: 'Gone', action }]);
  });

  it('fetches the queries again after success and after failure', async () => {
    const { calls } = stand();
    let read = 0;
    const refresh = async () => {
      read += 1;
    };
    await calls.run(async () => '', {}, { refresh });
    await calls.run(() => Promise.reject(refused), {}, { refresh });
    expect(read).toBe(2);
  });

  it('shows the toast only after the queries have arrived when waitForQueries is set', async () => {
    const { calls, toasts } = stand();
    const read = pending<unknown>();
    const done = calls.run(async () => '', { success: 'Kept' }, { refresh: read.task, waitForQueries: true });
    await Promise.resolve();
    await Promise.resolve();
    expect(read.begun()).toBe(1);
    expect(toasts).toEqual([]);
    read.resolve(undefined);
    expect(await done).toBe(true);
    expect(toasts).toHaveLength(1);
  });
});

describe('ComponentCalls.run of queued tasks', () => {
  it('starts each task after the earlier tasks, and fetches the queries after the last', async () => {
    const { calls, toasts } = stand();
    let read = 0;
    const queries = {
      refresh: async () => {
        read += 1;
      },
    };
    const [first, second] = [pending(), pending()];
    const done = [
      calls.run(first.task, { queued: true }, queries),
      calls.run(second.task, { queued: true }, queries),
    ];
    await Promise.resolve();
    expect([first.begun(), second.begun()]).toEqual([1, 0]);
    first.reject(refused);
    expect(await done[0]).toBe(false);
    expect(read).toBe(0);
    second.resolve('');
    expect(await done[1]).toBe(true);
    expect(read).toBe(1);
    expect(toasts).toHaveLength(1);
  });
});

describe('ComponentCalls.run after the component was unmounted', () => {
  it('completes the task, shows the toast, fetches the queries and does not call onSuccess', async () => {
    const { calls, toasts } = stand();
    const { task, resolve } = pending();
    let read = 0;
    let touched = 0;
    const options = {
      success: 'Saved',
      onSuccess: () => {
        touched += 1;
      },
    };
    const refresh = async () => {
      read += 1;
    };
    const done = calls.run(task, options, { refresh });
    calls.unmount({ aborts: false });
    resolve('');
    expect(await done).toBe(false);
    expect({ touched, read }).toEqual({ touched: 0, read: 1 });
    expect(toasts).toHaveLength(1);
  });

  it('sets no error of a field', async () => {
    const { calls, toasts, errors } = stand();
    const { task, reject } = pending();
    const done = calls.run(task, { fieldErrors });
    calls.unmount({ aborts: false });
    reject(wrongPassword);
    await done;
    expect(errors()).toEqual({});
    expect(toasts).toEqual([]);
  });

  it('shows a toast when the error is about no field', async () => {
    const { calls, toasts } = stand();
    const { task, reject } = pending();
    const done = calls.run(task, { fieldErrors });
    calls.unmount({ aborts: false });
    reject(refused);
    await done;
    expect(toasts).toEqual([{ kind: 'failure', text: 'That name is taken' }]);
  });

  it('aborts the task without a toast when aborts is set, and starts with a new signal after a second mount', async () => {
    const { calls, toasts } = stand();
    const done = calls.run(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    calls.unmount({ aborts: true });
    expect(await done).toBe(false);
    expect(toasts).toEqual([]);
    calls.mount();
    let isAborted = true;
    await calls.run(async (signal) => {
      isAborted = signal.aborted;
    });
    expect(isAborted).toBe(false);
  });
});
