/** The least processor time of several runs, in milliseconds: other programs on the machine do not count. */
export function leastProcessorTime(runs: number, run: (index: number) => void): number {
  const times = Array.from({ length: runs }, (_, index) => {
    const start = process.cpuUsage();
    run(index);
    return process.cpuUsage(start).user / 1000;
  });
  return Math.min(...times);
}
