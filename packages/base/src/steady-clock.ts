/** A clock that is off by more than this has been put to another time, milliseconds. */
const JUMP = 1_000;

export interface ClockPorts {
  /** Milliseconds since 1970, as the machine has it. */
  readonly wall: () => number;
  /** Milliseconds that only go forward, and in step. */
  readonly steady: () => number;
}

/**
 * The time of day, and by how much somebody has put the machine's clock to another time since it was last read. A machine
 * that slept looks the same as one whose clock was put forward.
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
