import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { BrowserPipe } from './browser-pipe.ts';

function open() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const pipe = new BrowserPipe(input, output);
  const messages: string[] = [];
  const closed = vi.fn();
  pipe.onmessage = (message) => void messages.push(message);
  pipe.onclose = closed;
  return { input, output, pipe, messages, closed };
}

/** Lets the stream deliver its data and the pipe its messages. */
async function deliver() {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
}

it('send writes a message that ends with a zero byte, until the pipe is closed', () => {
  const { input, pipe } = open();
  pipe.send('{"id":1}');
  pipe.close();
  pipe.send('{"id":2}');
  expect(String(input.read())).toBe('{"id":1}\0');
});

it('delivers messages whole, however their bytes arrive', async () => {
  const { output, messages } = open();
  const bytes = Buffer.from('{"a":"讲台"}\0{"b":2}\0{"c":');
  output.write(bytes.subarray(0, 8));
  await deliver();
  expect(messages).toEqual([]);
  output.write(bytes.subarray(8));
  await deliver();
  expect(messages).toEqual(['{"a":"讲台"}', '{"b":2}']);
  output.write(Buffer.from('3}\0'));
  await deliver();
  expect(messages[2]).toBe('{"c":3}');
});

it('reports its end once, and delivers no message afterwards', async () => {
  const { input, output, pipe, messages, closed } = open();
  output.write('late\0');
  input.emit('error', new Error('broken'));
  pipe.close();
  output.destroy();
  await deliver();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(messages).toEqual([]);
});
