import type { Readable, Writable } from 'node:stream';
import type { ConnectionTransport } from 'puppeteer-core';

/** Messages of the DevTools protocol over a browser's two pipes: JSON texts, each terminated by a zero byte. */
export class BrowserPipe implements ConnectionTransport {
  onmessage?: (message: string) => void;
  onclose?: () => void;
  readonly #input: Writable;
  #parts: Buffer[] = [];
  #closed = false;

  constructor(input: Writable, output: Readable) {
    this.#input = input;
    // The browser may end during a write; its exit is reported elsewhere.
    input.on('error', () => this.close());
    output.on('error', () => this.close());
    output.on('data', (chunk: Buffer) => this.#take(chunk));
    output.on('close', () => this.close());
  }

  send(message: string): void {
    if (!this.#closed) this.#input.write(`${message}\0`);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#parts = [];
    this.onclose?.();
  }

  #take(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      const message = Buffer.concat([...this.#parts.splice(0), chunk.subarray(from, end)]).toString('utf8');
      from = end + 1;
      // Each message has a separate turn of the event loop, so that effects of a message do not precede its response.
      setImmediate(() => this.#closed || this.onmessage?.(message));
    }
    if (from < chunk.length) this.#parts.push(chunk.subarray(from));
  }
}
