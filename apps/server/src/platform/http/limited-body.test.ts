import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitedBody } from './limited-body.ts';

/** Errors that would have ended the program. */
let uncaught: unknown[];
const note = (error: unknown) => uncaught.push(error);
beforeEach(() => {
  uncaught = [];
  process.on('uncaughtException', note);
});
afterEach(() => {
  process.off('uncaughtException', note);
});

const soon = () => new Promise((resolve) => setImmediate(resolve));

it('a body whose sender disconnects before it is read rejects for its later reader, and throws no uncaught error', async () => {
  const source = new PassThrough();
  const body = limitedBody(source, 10);
  source.write('half');
  source.emit('aborted');
  await soon();
  expect(uncaught).toEqual([]);
  await expect(buffer(body)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

it('a body whose sender disconnected before it was requested rejects', async () => {
  const source = new PassThrough();
  source.destroy();
  await soon();
  await expect(buffer(limitedBody(source, 10))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

it('a refused body throws no error when it is too long or breaks off while it is discarded', async () => {
  for (const end of [
    (source: PassThrough) => source.end('longer'),
    (source: PassThrough) => source.emit('aborted'),
  ]) {
    const source = new PassThrough();
    limitedBody(source, 10).resume();
    source.write('the first');
    await soon();
    end(source);
    await soon();
    await soon();
  }
  expect(uncaught).toEqual([]);
});

it('a body that is too long is not read to its end', async () => {
  const source = new PassThrough();
  source.end('longer than ten');
  await expect(buffer(limitedBody(source, 10))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});
