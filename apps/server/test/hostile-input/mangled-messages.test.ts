import { shortRun } from '@lectern/base/missing';
import {
  type CoursewareStore,
  insertElement,
  removeElements,
  type ShapeElement,
  snapshotOf,
} from '@lectern/courseware';
import type { LivePorts } from '@lectern/courseware/live';
import { EditPermission } from '@lectern/protocol';
import { coursewareState } from '@lectern/protocol/courseware';
import { createDocument, putGrant } from '@lectern/protocol/documents';
import { afterAll, expect, it } from 'vitest';
import * as Y from 'yjs';
import { openLive, until } from '../setup/live-client.ts';
import { startTwoTeachers } from '../setup/two-teachers.ts';
import { randomOf } from './broken-files/random.ts';

const seed = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);
const random = randomOf(seed);
/** Longest delay of a message, milliseconds; each has its own delay, and one of four is sent twice. */
const LONGEST_MS = 60;

const { server, chen, li } = await startTwoTeachers();
afterAll(() => server.close());

/** A connection that reorders and repeats messages while it is on. */
class Mangling {
  on = false;
  underWay = 0;

  readonly ports = (ports: LivePorts): LivePorts => ({
    ...ports,
    open: (events) => {
      const wire = ports.open({
        ...events,
        onMessage: (message) => this.#carry(() => events.onMessage(message)),
      });
      return { ...wire, send: (message) => this.#carry(() => wire.send(message)) };
    },
  });

  #carry(deliver: () => void): void {
    if (!this.on) {
      deliver();
      return;
    }
    for (let copies = random(4) === 0 ? 2 : 1; copies > 0; copies -= 1) {
      this.underWay += 1;
      setTimeout(() => {
        this.underWay -= 1;
        deliver();
      }, random(LONGEST_MS));
    }
  }
}

function edit(store: CoursewareStore): void {
  const page = store.pages()[0] ?? '';
  const children = store.children(page);
  const one = children[random(children.length || 1)];
  store.transact((change) => {
    const choice = random(5);
    if (choice === 0 && one && children.length > 5) removeElements(change, [one]);
    else if (choice < 3 || !one)
      insertElement(change, page, { type: 'shape', frame: { x: random(500), y: random(500), w: 50, h: 50 } });
    else change.update<ShapeElement>(one, { frame: { x: random(500), y: random(500), w: 60, h: 60 } });
  });
}

it('editors whose messages are reordered and repeated reach the same state as the server and a later reader', async ({
  skip,
}) => {
  const why = shortRun();
  skip(why !== undefined, why);
  const { id } = await server.call(
    createDocument,
    { query: { auto_rename: true }, body: { name: '乱序' } },
    chen,
  );
  const body = { permission: EditPermission.EDIT };
  await server.call(putGrant, { params: { id, user_id: li.userId }, body }, chen);
  const lines = [new Mangling(), new Mangling()];
  const editors = [chen, li].map((session, index) =>
    openLive(server, session, id, new Y.Doc(), lines[index]?.ports),
  );
  for (const editor of editors) await editor.synced();
  for (const line of lines) line.on = true;
  for (let count = 0; count < 120; count += 1) {
    for (const { store } of editors) if (random(2)) edit(store);
    await new Promise((resolve) => setTimeout(resolve, random(30)));
  }
  await until('all edits were sent', () => editors.every(({ connection }) => connection.isStored));
  await until('all messages have arrived', () => lines.every(({ underWay }) => underWay === 0));
  for (const line of lines) line.on = false;
  const later = openLive(server, chen, id);
  await later.synced();
  const stored = new Y.Doc();
  const seen = () => editors.map(({ store }) => snapshotOf(store));
  await until('both editors agree', () => {
    const [one, other] = seen().map((each) => JSON.stringify(each));
    return one === other;
  });
  Y.applyUpdate(stored, await server.call(coursewareState, { params: { id } }, chen));
  for (const one of seen()) expect(one, `seed ${seed}`).toEqual(snapshotOf(later.store));
  expect(Y.encodeStateVector(stored), `seed ${seed}`).toEqual(Y.encodeStateVector(later.doc));
  expect(later.store.children(later.store.pages()[0] ?? '').length).toBeGreaterThan(5);
  for (const each of [...editors, later]) each.close();
});
