/** The current time, milliseconds since 1970. A port, so that tests can stop or move it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
