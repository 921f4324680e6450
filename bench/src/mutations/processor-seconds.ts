import { readFileSync } from 'node:fs';

/** Of `utime` and `stime`: USER_HZ, which Linux shows every program as 100 whatever its clock. */
const TICKS_A_SECOND = 100;

/**
 * The processor time that a process has taken so far, all its threads together, seconds; undefined where the machine does
 * not say (it is read from Linux' `/proc/<pid>/stat`, proc_pid_stat(5)) or the process is gone.
 */
export function processorSeconds(pid: number): number | undefined {
  try {
    // The second field is the program's name in brackets, which may hold blanks and brackets of its own.
    const [, after = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
    const fields = after.split(' ');
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return Number.isFinite(user + system) ? (user + system) / TICKS_A_SECOND : undefined;
  } catch {
    return undefined;
  }
}
