/** Limits of a program in the jail. */
export interface JailLimits {
  /** Processor time of each process, seconds. */
  readonly cpuSeconds: number;
  /** Memory of each process, bytes, counted according to `memoryCounts`. */
  readonly memoryBytes: number;
  /** Counts the whole address space, or only data: browsers reserve a thousand times the addresses that they use. */
  readonly memoryCounts?: 'addresses' | 'data';
  /** Size of each file that it writes, bytes; also of the output that is read. */
  readonly fileBytes: number;
  readonly openFiles: number;
  readonly processes: number;
  /** Total time, seconds; the program is killed five seconds later. */
  readonly seconds: number;
}

export const defaultJailLimits: JailLimits = {
  cpuSeconds: 60,
  memoryBytes: 4 * 1024 ** 3,
  fileBytes: 200 * 1024 ** 2,
  openFiles: 256,
  processes: 256,
  seconds: 90,
};
