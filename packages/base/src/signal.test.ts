import { describe, expect, it } from 'vitest';
import { Emitter } from './emitter.ts';
import { Signal } from './signal.ts';

describe('a signal', () => {
  it('notifies its listeners of a new value', () => {
    const signal = new Signal(1);
    const seen: number[] = [];
    signal.subscribe(() => seen.push(signal.get()));
    signal.set(2);
    signal.set(3);
    expect(seen).toEqual([2, 3]);
  });

  it('notifies no listener when it is set to its current value', () => {
    const signal = new Signal(Number.NaN);
    let told = 0;
    signal.subscribe(() => {
      told += 1;
    });
    signal.set(Number.NaN);
    expect(told).toBe(0);
  });

  it('keeps its behaviour when its methods are passed on as functions', () => {
    const { get, set, subscribe } = new Signal('a');
    const seen: string[] = [];
    subscribe(() => seen.push(get()));
    set('b');
    expect(seen).toEqual(['b']);
  });
});

describe('an emitter', () => {
  it('does not call a listener after its subscription is disposed', () => {
    const emitter = new Emitter<number>();
    const seen: number[] = [];
    const dispose = emitter.subscribe((event) => seen.push(event));
    emitter.emit(1);
    dispose();
    emitter.emit(2);
    expect(seen).toEqual([1]);
  });

  it('keeps the second subscription of a function when the first is disposed', () => {
    const emitter = new Emitter<number>();
    const seen: number[] = [];
    const listener = (event: number) => seen.push(event);
    const dispose = emitter.subscribe(listener);
    emitter.subscribe(listener);
    dispose();
    emitter.emit(1);
    expect(seen).toEqual([1]);
  });

  it('calls every listener when one throws, and throws that error', () => {
    const emitter = new Emitter();
    let told = 0;
    emitter.subscribe(() => {
      throw new Error('broken listener');
    });
    emitter.subscribe(() => {
      told += 1;
    });
    expect(() => emitter.emit()).toThrow('broken listener');
    expect(told).toBe(1);
  });

  it('does not call a listener that was added during the call', () => {
    const emitter = new Emitter();
    let told = 0;
    emitter.subscribe(() =>
      emitter.subscribe(() => {
        told += 1;
      }),
    );
    emitter.emit();
    expect(told).toBe(0);
  });
});
