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

it('a worker that is installing is notified of every press until it is installed', () => {
  const worker = putAway();
  letHandsGoFirst(registration as unknown as ServiceWorkerRegistration, window);
  press();
  press();
  expect(worker.told).toBe(2);
  worker.dispatchEvent(new Event('statechange'));
  press();
  expect(worker.told).toBe(2);
});

it('a worker that is installing is notified once of a pointer that keeps moving', () => {
  const worker = putAway();
  letHandsGoFirst(registration as unknown as ServiceWorkerRegistration, window);
  for (let i = 0; i < 20; i++) {
    const move = new Event('pointermove');
    Object.defineProperty(move, 'timeStamp', { value: 1_000 + i });
    window.dispatchEvent(move);
  }
  expect(worker.told).toBe(1);
});

it('a worker of a newer program that starts later is notified of presses from then on', () => {
  letHandsGoFirst(registration as unknown as ServiceWorkerRegistration, window);
  press();
  const worker = putAway();
  registration.dispatchEvent(new Event('updatefound'));
  press();
  expect(worker.told).toBe(1);
});

it('keepProgram resolves when the browser registers no worker', async () => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => undefined } });
  vi.stubGlobal('window', window);
  await expect(keepProgram()).resolves.toBeUndefined();
});
