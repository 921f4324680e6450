/** What nobody caught, and the fragment of the address at which it happened. */
export type UncaughtError = readonly [error: unknown, hash: string];

/** As many as a window reports. */
const KEPT = 20;

/** Hears what nobody catches from now on. It is kept until it is given to a listener, which then has the rest at once. */
export function hearErrors(
  target: EventTarget,
  hash: () => string,
): (listener: (...uncaught: UncaughtError) => void) => void {
  const early: UncaughtError[] = [];
  let tell = (...uncaught: UncaughtError): unknown => early.length < KEPT && early.push(uncaught);
  const hear = ({ error, reason }: { error?: unknown; reason?: unknown } & Event) =>
    tell(error ?? reason, hash());
  for (const kind of ['error', 'unhandledrejection']) target.addEventListener(kind, hear);
  return (listener) => {
    tell = listener;
    for (const uncaught of early.splice(0)) listener(...uncaught);
  };
}
