import { runCommand } from './run-command.ts';

/** How long sending the exit code to the parent process may take, milliseconds. */
const TELL_MS = 500;

/** Sends the exit code to the parent process before exiting, because exiting may never finish (scripts/exit-of.mjs). */
function end(code: number): void {
  const go = () => process.exit(code);
  if (process.send && process.connected) {
    process.send({ ended: code }, undefined, undefined, go);
    setTimeout(go, TELL_MS);
  } else go();
}

void runCommand(process.argv.slice(2), process.env).then(end);
