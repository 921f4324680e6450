import { HANDS_AT_WORK } from '../../worker/hands.ts';

const HANDS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'drop', 'focus'] as const;
/** Interval of notifications about a continuing action, milliseconds. */
const TOLD_EVERY_MS = 200;

/**
 * Registers the service worker that stores the program for opening it offline; not in development, where file names are
 * not stable.
 */
export async function keepProgram(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    letHandsGoFirst(await navigator.serviceWorker.register('/worker.js'), window);
  } catch {
    // A browser without it (a private window, no space, a security product) works while the network is online.
  }
}

type Registration = Pick<ServiceWorkerRegistration, 'installing' | 'addEventListener'>;

/** Notifies a worker that is installing of user input in this window, because it waits until the input pauses. */
export function letHandsGoFirst(registration: Registration, window: EventTarget): void {
  registration.addEventListener('updatefound', () => follow(registration, window));
  follow(registration, window);
}

function follow({ installing: worker }: Registration, window: EventTarget): void {
  if (worker === null) return;
  let told = Number.NEGATIVE_INFINITY;
  const tell = ({ type, timeStamp }: Event) => {
    // A press opens a screen or menu, so it is reported at once.
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
