import { describe, expect, it } from 'vitest';
import { callEach, Emitter } from './emitter.ts';

describe('an emitter', () => {
  it('calls a listener that was added twice twice, and once after one of both is removed', () => {
    const emitter = new Emitter<number>();
    const received: number[] = [];
    const listener = (event: number) => received.push(event);
    const remove = emitter.subscribe(listener);
    emitter.subscribe(listener);
    emitter.emit(1);
    remove();
    remove();
    emitter.emit(2);
    expect(received).toEqual([1, 1, 2]);
  });

  it('calls the listeners that were subscribed when the event began', () => {
    const emitter = new Emitter();
    let late = 0;
    emitter.subscribe(() => emitter.subscribe(() => late++));
    emitter.emit();
    expect(late).toBe(0);
    emitter.emit();
    expect(late).toBe(1);
  });

  it('calls no listener after it is cleared', () => {
    const emitter = new Emitter();
    let calls = 0;
    emitter.subscribe(() => calls++);
    emitter.clear();
    emitter.emit();
    expect(calls).toBe(0);
  });
});

describe('callEach', () => {
  const failing = (message: string) => () => {
    throw new Error(message);
  };

  it('calls the functions after one that throws, and throws its error', () => {
    let called = false;
    expect(() => callEach([failing('one'), () => (called = true)])).toThrow(new Error('one'));
    expect(called).toBe(true);
  });

  it('throws all errors together when several functions throw', () => {
    try {
      callEach([failing('one'), failing('two')]);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(AggregateError);
      expect((error as AggregateError).errors).toEqual([new Error('one'), new Error('two')]);
    }
  });

  it('throws nothing when no function throws', () => {
    expect(() => callEach([() => undefined])).not.toThrow();
  });
});
