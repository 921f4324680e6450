import type { Connection, Document } from '@hocuspocus/server';
import { newId } from '@lectern/base';
import { EditPermission } from '@lectern/protocol';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { LiveAccess } from './live-access.ts';
import type { LiveCaller } from './live-caller.ts';

/** Readings of the permission that answer when the test says so, with what the test says. */
class Readings {
  readonly #asked: ((permission: EditPermission) => void)[] = [];

  readonly permissionOf = () =>
    new Promise<EditPermission>((resolve) => {
      this.#asked.push(resolve);
    });

  async answer(which: number, permission: EditPermission): Promise<void> {
    this.#asked[which]?.(permission);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
}

function joined() {
  const readings = new Readings();
  const access = new LiveAccess({
    path: '/ws',
    authenticate: () => Promise.reject(new Error('nobody signs in here')),
    permissionOf: readings.permissionOf,
    lossOf: async () => 'withheld',
    log: pino({ level: 'silent' }),
  });
  const said: string[] = [];
  const document = { name: newId(), getConnections: () => [connection] };
  const connection = {
    context: { userId: newId(), sessionId: newId() } satisfies LiveCaller,
    document,
    readOnly: false,
    sendStateless: (payload: string) => said.push(payload),
  } as unknown as Connection<LiveCaller>;
  return { readings, access, document: document as unknown as Document, connection, said };
}

describe('who may edit a live document', () => {
  it('keeps to the last reading of a permission when an earlier one answers after it', async () => {
    const { readings, access, document, connection, said } = joined();
    void access.recheck(document);
    void access.recheck(document);
    await readings.answer(1, EditPermission.VIEW);
    expect(connection.readOnly).toBe(true);
    await readings.answer(0, EditPermission.EDIT);
    expect(connection.readOnly).toBe(true);
    expect(said).toEqual(['{"kind":"permission","permission":10}']);
  });

  it('lowers one that joined with a permission that was taken away while it joined', async () => {
    const { readings, access, connection } = joined();
    void access.recheckJoined(connection);
    await readings.answer(0, EditPermission.VIEW);
    expect(connection.readOnly).toBe(true);
  });
});
