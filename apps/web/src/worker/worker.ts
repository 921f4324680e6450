import { HANDS_AT_WORK, Hands } from './hands.ts';
import { type Program, ProgramKeeper } from './program-keeper.ts';
import { ROUTES, type Route } from './routes.ts';

/** Inserted by the build (`build/worker.ts`). */
declare const PROGRAM: Program;

/** The used parts of a service worker's scope and events, which the DOM types lack. */
interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkEvent {
  readonly request: Request;
  /** Resolves with undefined without navigation preload; missing in older browsers. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface InstallEvent extends WorkEvent {
  /** Missing in older browsers, which send every request to the worker. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}
interface WorkerScope {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  /** Missing in older browsers, which start the worker first. */
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
}

const scope = globalThis as unknown as WorkerScope;
const hands = new Hands();
const keeper = new ProgramKeeper(
  {
    caches,
    fetch: (request, init) => fetch(request, init),
    origin: location.origin,
    rest: () => hands.rest(),
  },
  PROGRAM,
);

// A new build takes over at once: each page gets the files that it names, from its own build.
scope.addEventListener('install', (event) => {
  event.waitUntil(keeper.install().then(() => scope.skipWaiting()));
  // A browser that knows routes but rejects one of these sends every request to the worker.
  event.waitUntil(event.addRoutes?.(ROUTES).catch(() => undefined) ?? Promise.resolve());
});
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    keeper
      .activate()
      .then(() => scope.clients.claim())
      // Enables navigation preload: the browser requests the page while it starts the worker.
      .then(() => scope.registration.navigationPreload?.enable()),
  ),
);
scope.addEventListener('message', ({ data }) => {
  if (data === HANDS_AT_WORK) hands.work();
});
scope.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request, event.preloadResponse);
  if (answer !== undefined) event.respondWith(answer);
});
