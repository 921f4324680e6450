/** What a program in the jail may use. */
export interface JailLimits {
  /** Of each process, seconds of the processor. */
  readonly cpuSeconds: number;
  /** Of each process, bytes of what `memoryCounts` says. */
  readonly memoryBytes: number;
  /** All addresses, or its own data alone: browsers reserve a thousand times the addresses that they use. */
  readonly memoryCounts?: 'addresses' | 'data';
  /** Of each file that it writes, bytes; also of the output that is taken. */
  readonly fileBytes: number;
  readonly openFiles: number;
  readonly processes: number;
  /** In all, seconds of the clock; five later it is killed. */
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
