import { OutgoingMessage } from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';
import { describe, expect, it } from 'vitest';
import { NumberedAnswers } from './numbered-answers.ts';

function socket() {
  const sent: Uint8Array[] = [];
  const answers = new NumberedAnswers({
    readyState: 1,
    send: (message: Uint8Array) => void sent.push(message),
    close: () => undefined,
  });
  return { sent, answers };
}

const stored = (name: string) => new OutgoingMessage(name).writeSyncStatus(true).toUint8Array();

/** Returns the name, whether the update was stored, and the number. */
function read(message: Uint8Array | undefined): unknown[] {
  const decoder = decoding.createDecoder(message ?? new Uint8Array());
  const name = decoding.readVarString(decoder);
  expect(decoding.readVarUint(decoder)).toBe(8);
  return [name, decoding.readVarUint(decoder), decoding.readVarUint(decoder)];
}

describe('an acknowledgement of an update', () => {
  it('contains the number of its update within the document, and the same number when the update is sent twice', () => {
    const { sent, answers } = socket();
    answers.take('秋天');
    answers.send(stored('秋天'));
    answers.take('冬天');
    answers.take('秋天');
    answers.send(stored('秋天'));
    answers.send(stored('秋天'));
    answers.send(stored('冬天'));
    expect(sent.map(read)).toEqual([
      ['秋天', 1, 1],
      ['秋天', 1, 2],
      ['秋天', 1, 2],
      ['冬天', 1, 1],
    ]);
  });

  it('is the only message that is changed', () => {
    const { sent, answers } = socket();
    const message = new OutgoingMessage('秋天').writeStateless('{}').toUint8Array();
    answers.send(message);
    expect(sent).toEqual([message]);
  });
});
