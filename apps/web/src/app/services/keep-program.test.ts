import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepProgram, letHandsGoFirst } from './keep-program.ts';

class FakeWorker extends EventTarget {
  told = 0;
  postMessage = () => {
    this.told++;
  };
}

let window: EventTarget;
let registration: EventTarget & { installing: ServiceWorker | null };
beforeEach(() => {
  window = new EventTarget();
  registration = Object.assign(new EventTarget(), { installing: null });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function putAway(): FakeWorker {
  const worker = new FakeWorker();
  registration.installing = worker as unknown as ServiceWorker;
  return worker;
}

const press = () => window.dispatchEvent(new Event('pointerdown'));

it('tells of every press while a worker puts the program away, and of none once it has', () => {
  const worker = putAway();
  letHandsGoFirst(registration as unknown as ServiceWorkerRegistration, window);
  press();
  press();
  expect(worker.told).toBe(2);
  worker.dispatchEvent(new Event('statechange'));
  press();
  expect(worker.told).toBe(2);
});

it('tells once of a pointer that goes on moving', () => {
  const worker = putAway();
  letHandsGoFirst(registration as unknown as ServiceWorkerRegistration, window);
  for (let i = 0; i < 20; i++) {
    const move = new Event('pointermove');
    Object.defineProperty(move, 'timeStamp', { value: 1_000 + i });
    window.dispatchEvent(move);
  }
  expect(worker.told).toBe(1);
});

it('tells a worker of a newer program that comes later too, and nobody before', () => {
  letHandsGoFirst(registration as unknown as ServiceWorkerRegistration, window);
  press();
  const worker = putAway();
  registration.dispatchEvent(new Event('updatefound'));
  press();
  expect(worker.told).toBe(1);
});

it('is well where something that guards the browser registers nothing', async () => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => undefined } });
  vi.stubGlobal('window', window);
  await expect(keepProgram()).resolves.toBeUndefined();
});
