import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Faults of one direction of a line. */
export interface LineFaults {
  /** One-way delay, milliseconds. */
  readonly delayMs: number;
  /** Fraction of lost packets, 0 to 1. */
  readonly loss: number;
}

export const GOOD_LINE: LineFaults = { delayMs: 0, loss: 0 };

const PACKET_BYTES = 1_400;
/** Time until TCP sends a lost packet again: between this and twice as much, milliseconds. */
const RESENT_MS = 200;

/**
 * A line between a browser and the server that delays data, loses packets, hangs, and is cut or down. TCP sends a lost
 * packet again, and later packets wait for it: the reader of the stream sees a delay, and this class produces that
 * delay.
 */
export class BadLine {
  readonly url: string;
  faults = GOOD_LINE;
  readonly #server: Server;
  readonly #random: () => number;
  readonly #open = new Set<Socket>();
  readonly #hung = new WeakSet<Socket>();

  private constructor(server: Server, port: number, random: () => number) {
    this.#server = server;
    this.#random = random;
    this.url = `http://localhost:${port}`;
  }

  static async to(url: string, random: () => number): Promise<BadLine> {
    const { port: there } = new URL(url);
    const server = createServer();
    await listening(server, 0);
    const line = new BadLine(server, (server.address() as AddressInfo).port, random);
    server.on('connection', (near) => line.#join(near, connect(Number(there), 'localhost')));
    return line;
  }

  /** Current connections silently stop transferring data. */
  hang(): void {
    for (const socket of this.#open) this.#hung.add(socket);
  }

  /** Current connections are closed, which both ends notice at once. */
  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }

  /** The address refuses connections, as when the server does not run. */
  async down(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.cut();
    await closed;
  }

  /** The address is reachable again. */
  async up(): Promise<void> {
    await listening(this.#server, Number(new URL(this.url).port));
  }

  close(): void {
    this.#server.close();
    this.cut();
  }

  #join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      this.#open.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => this.#open.delete(from));
      this.#carry(from, to);
    }
  }

  #carry(from: Socket, to: Socket): void {
    const waiting: { readonly at: number; readonly deliver: () => void }[] = [];
    let last = 0;
    const deliverDue = () => {
      for (;;) {
        const [next] = waiting;
        if (!next) return;
        const left = next.at - performance.now();
        if (left > 0) {
          setTimeout(deliverDue, left);
          return;
        }
        waiting.shift();
        if (!this.#hung.has(from) && !to.destroyed) next.deliver();
      }
    };
    const inTurn = (bytes: number, deliver: () => void) => {
      const { delayMs, loss } = this.faults;
      const isLost = this.#random() > (1 - loss) ** Math.ceil(bytes / PACKET_BYTES);
      const resent = isLost ? RESENT_MS * (1 + this.#random()) : 0;
      last = Math.max(last, performance.now() + delayMs + resent);
      waiting.push({ at: last, deliver });
      if (waiting.length === 1) deliverDue();
    };
    from.on('data', (piece) => inTurn(piece.length, () => to.write(piece)));
    from.on('end', () => inTurn(1, () => to.end()));
    from.on('close', () => inTurn(1, () => to.destroy()));
  }
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
}
