/** An uncaught error, and the fragment of the address at which it happened. */
export type UncaughtError = readonly [error: unknown, hash: string];

/** The number of errors that a window reports. */
const KEPT = 20;

/**
 * Records uncaught errors from now on. They are kept until there is a listener, which also receives later ones at once.
 */
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
