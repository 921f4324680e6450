import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { routeArchives } from './archives.routes.ts';

/** A response whose client reads no data until the server's time-out. */
class StalledAnswer extends EventEmitter {
  over = (): void => undefined;

  setTimeout(_ms: number, over: () => void): void {
    this.over = over;
  }

  destroy(): void {
    this.emit('close');
  }
}

it('a client that stops reading its archive loses its turn', async () => {
  const leave = vi.fn();
  const serve = vi.fn();
  const open = async () => ({ name: 'a.zip', content: [], leave });
  routeArchives({ handle: () => undefined, serve } as never, { open } as never);
  const raw = new StalledAnswer();
  const response = { raw, header: () => response, send: () => response };
  await serve.mock.calls[0]?.[1]({ params: { digest: 'x' }, query: {} }, response);
  expect(leave).not.toHaveBeenCalled();
  raw.over();
  expect(leave).toHaveBeenCalledOnce();
});
