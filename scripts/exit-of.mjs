/** How long a program may take to exit after it sent its exit code, milliseconds. */
const GOING_MS = 3_000;

/**
 * The exit code of a program, which may send it over its channel (`{ ended: code }`) before it exits. Node's own
 * threads sometimes wait for each other during exit (nodejs/node#54918): the process then hangs although its work is
 * done. Such a program is killed, and the code that it sent is returned.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} goingMs
 * @returns {Promise<number>}
 */
export function exitOf(child, goingMs = GOING_MS) {
  return new Promise((resolve) => {
    /** @type {number | undefined} */
    let told;
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('ended' in message)) return;
      told = Number(message.ended);
      setTimeout(() => child.kill('SIGKILL'), goingMs).unref();
    });
    child.on('exit', (code, signal) => resolve(told ?? (signal ? 1 : (code ?? 1))));
  });
}
