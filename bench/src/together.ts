import { CoursewareStore, isCourseware } from '@lectern/courseware';
import { createDocument } from '@lectern/protocol/documents';
import type { AuthToken } from '@lectern/protocol/tokens';
import { holds, type LiveWindow, openWindow } from './live-window.ts';
import { startMeasuredServer } from './measured-server.ts';
import { quantile, report } from './report.ts';

const PORT = 18_497;
const COURSEWARES = 50;
/** Number of changes by the two editors, in turn. */
const CHANGES = 120;
const CHANGE_EVERY_MS = 100;
/** The interval of changes of each other courseware, milliseconds. */
const OTHERS_EVERY_MS = 1_000;

interface OpenCourseware extends LiveWindow {
  readonly store: CoursewareStore;
}

/**
 * `npm run bench together`: two editors of one courseware, each of whom sees the changes of the other, while fifty
 * coursewares are open on the server and each is changed once a second.
 */
export async function benchTogether(): Promise<void> {
  const server = await startMeasuredServer(PORT);
  const open: OpenCourseware[] = [];
  const openOne = async (token: AuthToken, id: string): Promise<OpenCourseware> => {
    const window = openWindow(server.host, token, id);
    await holds(
      window.connection,
      () => window.connection.state.type === 'synced' && isCourseware(window.doc),
    );
    const one = { ...window, store: new CoursewareStore(window.doc) };
    open.push(one);
    return one;
  };
  try {
    const teacher = await server.signIn('chen');
    const ids: string[] = [];
    for (let index = 0; index < COURSEWARES; index += 1) {
      const body = { name: `一起 ${index}`, resource_type_code: 'coursewares' };
      const made = await server.call<{ id: string }>(createDocument, body, teacher, '?auto_rename=true');
      ids.push(made.id);
    }
    const [first, ...others] = await Promise.all(ids.map((id) => openOne(teacher, id)));
    if (!first) throw new Error('the courseware is not open');
    const second = await openOne(teacher, ids[0] ?? '');
    const timers = others.map((other, index) =>
      setInterval(() => resize(other.store, 721 + ((index + Date.now()) % 100)), OTHERS_EVERY_MS),
    );
    const seen: number[] = [];
    const changedAt = new Map<number, number>();
    for (const { doc, store } of [first, second])
      doc.on(
        'update',
        (_update: Uint8Array, _origin: unknown, _doc: unknown, { local }: { local: boolean }) => {
          // Each change has a number, so that a late one is not mistaken for the next.
          const at = changedAt.get(store.find('deck', 'deck')?.size.h ?? 0);
          if (!local && at !== undefined) seen.push(performance.now() - at);
        },
      );
    for (let change = 0; change < CHANGES; change += 1) {
      changedAt.set(900 + change, performance.now());
      resize((change % 2 ? first : second).store, 900 + change);
      await new Promise((resolve) => setTimeout(resolve, CHANGE_EVERY_MS));
    }
    await new Promise((resolve) => setTimeout(resolve, OTHERS_EVERY_MS));
    for (const timer of timers) clearInterval(timer);
    if (seen.length < CHANGES) throw new Error(`only ${seen.length} of ${CHANGES} changes arrived in time`);
    const of = `${COURSEWARES} coursewares open, each changed once a second`;
    const figure = (name: string, value: number, atMost?: number) =>
      report({ bench: 'together', name, value, unit: 'ms', ...(atMost && { atMost }), of });
    figure('change seen by the other editor, median', quantile(seen, 0.5), 100);
    figure('… p95', quantile(seen, 0.95));
    const memory = (await server.peakMemory()) / 1_000_000;
    report({ bench: 'together', name: 'memory of the program, peak', value: memory, unit: 'MB', of });
  } finally {
    for (const { store, close } of open) {
      store.dispose();
      close();
    }
    await server.close();
  }
}

function resize(store: CoursewareStore, h: number): void {
  store.transact((edit) => edit.update('deck', { size: { w: 1280, h } }));
}
