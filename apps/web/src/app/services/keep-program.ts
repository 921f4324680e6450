import { HANDS_AT_WORK } from '../../worker/hands.ts';

const HANDS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'drop', 'focus'] as const;
/** Hands that go on doing the same are told of so often, milliseconds. */
const TOLD_EVERY_MS = 200;

/** Has the browser keep the program, so that it opens without a network; not in development, where files have no lasting names. */
export async function keepProgram(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    letHandsGoFirst(await navigator.serviceWorker.register('/worker.js'), window);
  } catch {
    // A browser that keeps nothing (a private window, no room, a guard that answers in its stead) works as long as there is a network.
  }
}

type Registration = Pick<ServiceWorkerRegistration, 'installing' | 'addEventListener'>;

/** Tells a worker that puts the program away what hands do in this window, for it waits until they rest. */
export function letHandsGoFirst(registration: Registration, window: EventTarget): void {
  registration.addEventListener('updatefound', () => follow(registration, window));
  follow(registration, window);
}

function follow({ installing: worker }: Registration, window: EventTarget): void {
  if (worker === null) return;
  let told = Number.NEGATIVE_INFINITY;
  const tell = ({ type, timeStamp }: Event) => {
    // A press opens things: it is told at once.
    if (type !== 'pointerdown' && timeStamp - told < TOLD_EVERY_MS) return;
    told = timeStamp;
    worker.postMessage(HANDS_AT_WORK);
  };
  const options = { capture: true, passive: true };
  for (const type of HANDS) window.addEventListener(type, tell, options);
  worker.addEventListener('statechange', () => {
    for (const type of HANDS) window.removeEventListener(type, tell, options);
  });
}
