import type { Connection, Document } from '@hocuspocus/server';
import { newId } from '@lectern/base';
import { EditPermission } from '@lectern/protocol';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { LiveCaller } from '../live-caller.ts';
import { LiveAccess } from './live-access.ts';

/** Reads of permissions that resolve when the test decides, with the value of the test. */
class Readings {
  readonly #asked: ((permission: EditPermission) => void)[] = [];

  get count(): number {
    return this.#asked.length;
  }

  readonly permissionOf = () =>
    new Promise<EditPermission>((resolve) => {
      this.#asked.push(resolve);
    });

  /** Resolves a read after all pending reads have begun, and waits until its effects are done. */
  async answer(which: number, permission: EditPermission): Promise<void> {
    await new Promise(setImmediate);
    this.#asked[which]?.(permission);
    await new Promise(setImmediate);
  }
}

function joined() {
  const readings = new Readings();
  const access = new LiveAccess({
    path: '/ws',
    authenticate: () => Promise.reject(new Error('the test signs in no user')),
    permissionOf: readings.permissionOf,
    schoolOf: async () => undefined,
    lossOf: async () => 'withheld',
    log: pino({ level: 'silent' }),
  });
  const said: string[] = [];
  const document = { name: newId(), getConnections: () => [connection] };
  const connection = {
    context: { userId: newId(), sessionId: newId(), schoolId: undefined } satisfies LiveCaller,
    document,
    readOnly: false,
    sendStateless: (payload: string) => said.push(payload),
  } as unknown as Connection<LiveCaller>;
  return { readings, access, document: document as unknown as Document, connection, said };
}

describe('access to a live document', () => {
  it('follows the latest read of a permission when an earlier read resolves after it', async () => {
    const { readings, access, document, connection, said } = joined();
    void access.recheck(document);
    void access.recheck(document);
    await readings.answer(1, EditPermission.VIEW);
    expect(connection.readOnly).toBe(true);
    await readings.answer(0, EditPermission.EDIT);
    expect(connection.readOnly).toBe(true);
    expect(said).toEqual(['{"kind":"permission","permission":10}']);
  });

  it('is reduced for a connection whose permission was revoked while it joined', async () => {
    const { readings, access, connection } = joined();
    void access.recheckJoined(connection);
    await readings.answer(0, EditPermission.VIEW);
    expect(connection.readOnly).toBe(true);
  });

  it('is read for few of a thousand joining windows at a time, and finally for all', async () => {
    const { readings, access, connection } = joined();
    const all = Array.from({ length: 1000 }, () => access.recheckJoined(connection));
    await readings.answer(-1, EditPermission.VIEW);
    expect(readings.count).toBeLessThan(10);
    for (let which = 0; which < all.length; which += 1) await readings.answer(which, EditPermission.VIEW);
    await Promise.all(all);
    expect(readings.count).toBe(1000);
  });
});
