import { readFileSync } from 'node:fs';

/** The unit of `utime` and `stime`: USER_HZ, which is 100 for every program on Linux. */
const TICKS_A_SECOND = 100;

/**
 * The processor time of a process so far, all its threads together, seconds; undefined when the machine does not
 * provide it (it is read from Linux' `/proc/<pid>/stat`, proc_pid_stat(5)) or the process has ended.
 */
export function processorSeconds(pid: number): number | undefined {
  try {
    // The second field is the program's name in brackets, which may contain blanks and brackets itself.
    const [, after = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
    const fields = after.split(' ');
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return Number.isFinite(user + system) ? (user + system) / TICKS_A_SECOND : undefined;
  } catch {
    return undefined;
  }
}
