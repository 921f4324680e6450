/** Difference above which a clock was set to another time, milliseconds. */
const JUMP = 1_000;

export interface ClockPorts {
  /** Milliseconds since 1970, by the machine's clock. */
  readonly wall: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
}

/**
 * The time of day, and by how much the machine's clock was set to another time since it was last read. A machine that
 * slept looks the same as one whose clock was set forward.
 */
export class SteadyClock {
  readonly #ports: ClockPorts;
  #ahead: number;

  constructor(ports: ClockPorts) {
    this.#ports = ports;
    this.#ahead = ports.wall() - ports.steady();
  }

  read(): { readonly now: number; readonly jump: number } {
    const now = this.#ports.wall();
    const ahead = now - this.#ports.steady();
    const jump = ahead - this.#ahead;
    if (Math.abs(jump) < JUMP) return { now, jump: 0 };
    this.#ahead = ahead;
    return { now, jump };
  }
}
