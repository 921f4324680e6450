export const WRONG: Readonly<Record<number, readonly string[]>> = {
  4: ['20.05', '19.5', '20'],
  5: ['东 | 200', '西 | 800', '东 | 800'],
};
