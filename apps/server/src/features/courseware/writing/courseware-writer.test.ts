import { createHash } from 'node:crypto';
import { blankCourseware, SnapshotReader, stateOfSnapshot } from '@lectern/courseware';
import { readPptx, writePptx } from '@lectern/pptx';
import { LecternError } from '@lectern/protocol';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { CoursewareWriter, type CoursewareWriterLimits, defaultWriterLimits } from './courseware-writer.ts';

const work = {
  form: 'pptx' as const,
  updates: async () => [stateOfSnapshot(blankCourseware())],
  title: '秋天的雨',
  now: 0,
  assets: async () => new Map<string, Uint8Array>(),
};

function writer(limits: Partial<CoursewareWriterLimits>): CoursewareWriter {
  return new CoursewareWriter({ ...defaultWriterLimits, ...limits });
}

describe('the writer of presentations', () => {
  it('stops a presentation that takes too long, and writes the next presentation', async () => {
    await expect(writer({ totalMs: 1 }).write(work)).rejects.toMatchObject({
      code: 'EXPORT_TOO_SLOW',
      details: { seconds: 1 },
    });
    const one = writer({ atOnce: 1 });
    const refused = one.write({
      ...work,
      assets: () => Promise.reject(new LecternError('EXPORT_TOO_LARGE', { megabytes: 300 })),
    });
    const next = one.write(work);
    await expect(refused).rejects.toMatchObject({ code: 'EXPORT_TOO_LARGE' });
    expect(Buffer.from(await next).toString('latin1', 0, 2)).toBe('PK');
  });

  it('ends only the thread that needs too much memory', async () => {
    await expect(writer({ heapMb: 4 }).write(work)).rejects.toMatchObject({ code: 'EXPORT_TOO_COMPLEX' });
  });

  it('writes on top of the imported file, and requests no asset that the file contains', async () => {
    const made = writePptx(new SnapshotReader(blankCourseware()), () => undefined, { now: 0 });
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const name = hash(made);
    const { snapshot } = await readPptx(made, { hash });
    const asked: (readonly string[])[] = [];
    const written = await writer({}).write({
      ...work,
      updates: async () => [stateOfSnapshot(snapshot)],
      assets: async (hashes) => {
        asked.push(hashes);
        return new Map(hashes.map((each) => [each, made.slice()]));
      },
    });
    expect(asked).toEqual([[name], []]);
    const [before, after] = [made, written].map((bytes) => unzipSync(bytes));
    expect(after).toEqual(before);
  });

  it.each([
    ['takes too much memory', 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length));'],
    ['takes too long', 'for (;;);'],
  ])('writes every part again when the imported file %s', async (_why, doing) => {
    // A thread that fails with an imported file, and loads at once.
    const ill = new URL(
      `data:text/javascript,${encodeURIComponent(`
        const { parentPort } = await import('node:worker_threads');
        let anew = false;
        parentPort.on('message', (request) => {
          anew ||= request.anew === true;
          if (anew) parentPort.postMessage({ kind: 'written', bytes: new Uint8Array([1]) });
          else if (request.kind === 'write') parentPort.postMessage({ kind: 'wanted', hashes: ['a'], original: true });
          else { ${doing} }
        });
      `)}`,
    );
    const heard: string[] = [];
    const limits = { ...defaultWriterLimits, heapMb: 64, totalMs: 3_000 };
    const written = new CoursewareWriter(limits, (problem) => heard.push(problem), ill).write(work);
    await expect(written).resolves.toEqual(new Uint8Array([1]));
    expect(heard).toEqual([expect.stringContaining('could not be based on the imported file')]);
  });

  it('writes every part again when reading the imported file fails', async () => {
    const made = writePptx(new SnapshotReader(blankCourseware()), () => undefined, { now: 0 });
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const { snapshot } = await readPptx(made, { hash });
    const ill = new URL(
      `data:text/javascript,${encodeURIComponent(`
        const { ZipArchive } = await import(${JSON.stringify(new URL('../../../../../../packages/pptx/src/package/zip.ts', import.meta.url).href)});
        ZipArchive.prototype.names = function () { throw new Error('broken'); };
        await import(${JSON.stringify(new URL('./courseware-writer.thread.ts', import.meta.url).href)});
      `)}`,
    );
    const heard: string[] = [];
    const written = await new CoursewareWriter(
      defaultWriterLimits,
      (problem) => heard.push(problem),
      ill,
    ).write({
      ...work,
      updates: async () => [stateOfSnapshot(snapshot)],
      assets: async (hashes) => new Map(hashes.map((each) => [each, made.slice()])),
    });
    expect(heard).toEqual([expect.stringContaining('could not be based on the imported file')]);
    expect(Object.keys(unzipSync(written))).toContain('ppt/slides/slide1.xml');
  });

  it('rejects with an id and logs the fault when the file breaks a rule of PowerPoint', async () => {
    // A thread whose writer names a part that it does not write, on top of the imported file and without it.
    const ill = new URL(
      `data:text/javascript,${encodeURIComponent(`
        const { ContentTypes } = await import(${JSON.stringify(new URL('../../../../../../packages/pptx/src/write/package/content-types-out.ts', import.meta.url).href)});
        const { xml } = ContentTypes.prototype;
        ContentTypes.prototype.xml = function () {
          this.add('ppt/none.xml', 'application/none', false);
          return xml.call(this);
        };
        await import(${JSON.stringify(new URL('./courseware-writer.thread.ts', import.meta.url).href)});
      `)}`,
    );
    const heard: string[] = [];
    const writing = new CoursewareWriter(defaultWriterLimits, (problem) => heard.push(problem), ill).write(
      work,
    );
    await expect(writing).rejects.toMatchObject({ code: 'EXPORT_BROKEN' });
    expect(heard.join()).toContain('/ppt/none.xml does not exist');
  });

  it('rejects a call when too many wait', async () => {
    const busy = writer({ atOnce: 1, waiting: 1 });
    const [first, second, third] = [busy.write(work), busy.write(work), busy.write(work)];
    await expect(third).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await first)?.length).toBeGreaterThan(1000);
    expect((await second)?.length).toBeGreaterThan(1000);
  });

  it('stops when the caller disconnects, and limits the concurrent calls of one caller', async () => {
    const busy = writer({ atOnce: 1, ofOne: 2 });
    const gone = new AbortController();
    const asked = { ...work, form: 'ndpx' as const, userId: 'chen', signal: gone.signal };
    const both = Promise.allSettled([busy.write(asked), busy.write(asked)]);
    await expect(busy.write(asked)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    gone.abort(new Error('hung up'));
    for (const end of await both) expect(end).toMatchObject({ reason: { message: 'hung up' } });
    expect((await busy.write({ ...work, form: 'ndpx', userId: 'chen' })).length).toBeGreaterThan(500);
  });

  it('starts nothing after it is closed', async () => {
    const closing = writer({ atOnce: 1 });
    const ends = Promise.allSettled([closing.write(work), closing.write(work)]);
    await closing.close();
    const [, waiting] = await ends;
    expect(waiting).toMatchObject({ status: 'rejected', reason: { code: 'NOT_READY' } });
  });
});
