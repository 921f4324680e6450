import { execFile } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MediaConverter } from '../src/features/conversion/index.ts';
import { Jail } from '../src/platform/jail/jail.ts';
import { defaultJailLimits } from '../src/platform/jail/jail-limits.ts';
import { SLOW, startPreviewing } from './previewing.ts';
import { ffmpeg, whyNoFfmpeg } from './programs.ts';

const run = promisify(execFile);
const never = new AbortController().signal;

const { server, folder, previewing, close } = await startPreviewing();
afterAll(close);

/** A little film or sound, made by ffmpeg outside of any jail. */
async function made(name: string, ...parameters: string[]): Promise<Buffer> {
  const file = join(folder, name);
  await run(ffmpeg ?? 'ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', ...parameters, file]);
  return readFile(file);
}
const film = ['-f', 'lavfi', '-i', 'testsrc=size=160x90:rate=10:duration=2'];
const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2'];

describe('sound and film', () => {
  beforeEach((context) => context.skip(whyNoFfmpeg !== undefined, whyNoFfmpeg));

  it('that browsers play are shown as they are, with a still and their length', {
    timeout: SLOW,
  }, async () => {
    const bytes = await made(
      'film.mp4',
      ...film,
      ...tone,
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
    );
    const state = await previewing.ready(await previewing.uploaded('实验.mp4', bytes));
    expect(state).toMatchObject({ kind: 'video', original: true, mime: 'video/mp4', width: 160, height: 90 });
    expect(state.duration).toBeCloseTo(2, 0);
    expect((await previewing.bytesAt(state.poster ?? '')).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it.each([
    ['old.avi', 'video', ['-c:v', 'mpeg4', '-c:a', 'mp2']],
    ['old.flv', 'video', ['-c:v', 'flv', '-c:a', 'libmp3lame', '-ar', '44100']],
    ['old.wmv', 'video', ['-c:v', 'wmv2', '-c:a', 'wmav2']],
    ['old.mpg', 'video', ['-c:v', 'mpeg1video', '-r', '25', '-c:a', 'mp2']],
    ['new.mkv', 'video', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac']],
    ['ten-bit.mp4', 'video', ['-c:v', 'libx264', '-pix_fmt', 'yuv422p10le', '-c:a', 'aac']],
  ])('%s becomes an MP4 that plays', { timeout: SLOW }, async (name, kind, codecs) => {
    const state = await previewing.ready(
      await previewing.uploaded(name, await made(name, ...film, ...tone, ...codecs, '-shortest')),
    );
    expect(state).toMatchObject({ kind, original: false, mime: 'video/mp4' });
    const file = join(folder, `made-${name}.mp4`);
    await writeFile(file, await previewing.bytesAt(state.url));
    const { stdout } = await run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'stream=codec_name,pix_fmt',
      '-of',
      'csv',
      file,
    ]);
    expect(stdout).toMatch(/h264,yuv420p/);
    expect(stdout).toMatch(/aac/);
  });

  it('a .wma becomes a sound that plays', { timeout: SLOW }, async () => {
    const state = await previewing.ready(
      await previewing.uploaded('课文.wma', await made('t.wma', ...tone, '-c:a', 'wmav2')),
    );
    expect(state).toMatchObject({ kind: 'audio', original: false, mime: 'audio/mp4', poster: null });
  });

  it('answers the part of a file that is asked for', { timeout: SLOW }, async () => {
    const state = await previewing.ready(
      await previewing.uploaded('段.wma', await made('t.wma', ...tone, '-c:a', 'wmav2')),
    );
    const part = await fetch(server.url + state.url, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(part.headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('a playlist that reads the film of another', () => {
  beforeEach((context) => context.skip(whyNoFfmpeg !== undefined, whyNoFfmpeg));

  const media = new MediaConverter(() => undefined);
  const playlists: readonly (readonly [string, (secret: string) => string])[] = [
    ['HLS', (secret) => `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${secret}\n#EXT-X-ENDLIST\n`],
    ['ffconcat', (secret) => `ffconcat version 1.0\nfile '${secret}'\n`],
    [
      'DASH',
      (secret) =>
        `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT2S"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1"><BaseURL>file://${secret}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    ],
  ];
  const ID3 = 'ID3\x03\0\0\0\0\0\0';
  let secret: string;

  beforeAll(async () => {
    await made('secret.ts', ...film, '-c:v', 'libx264', '-pix_fmt', 'yuv420p');
    secret = join(folder, 'secret.ts');
    await chmod(secret, 0o644);
  });

  it('gets it outside of the jail: the bait is good', async () => {
    const file = join(folder, 'bait.mp4');
    await writeFile(file, ID3 + (playlists[0]?.[1](secret) ?? ''), 'latin1');
    const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', file]);
    expect(stdout).toContain('h264');
  });

  it.each(playlists)('as %s is no film, under whatever name', { timeout: SLOW }, async (_, playlist) => {
    const plain = Buffer.from(playlist(secret));
    const behindTag = Buffer.from(ID3 + playlist(secret), 'latin1');
    for (const file of [
      { bytes: plain, content: 'avi' as const },
      { bytes: plain, content: 'mp4' as const },
      { bytes: behindTag, content: 'mp3' as const },
    ]) {
      await expect(media.probe(file, never)).rejects.toMatchObject({ code: 'FILE_CORRUPT' });
      const facts = { duration: 0, video: undefined, audio: undefined, hasPicture: true };
      expect(await media.toPoster(file, facts, never)).toBeUndefined();
    }
    const disguised = Buffer.from(ID3 + playlist(secret), 'latin1');
    expect(await previewing.shown(await previewing.uploaded('伪装.mp3', disguised))).toMatchObject({
      error: { code: 'FILE_CORRUPT' },
    });
    await expect(previewing.uploaded('伪装.mp4', Buffer.from(playlist(secret)))).rejects.toThrow(
      'FILE_TYPE_MISMATCH',
    );
  });

  it('nor does a film of gigantic pictures or one without end hold the server up', {
    timeout: SLOW,
  }, async () => {
    const raw = await made(
      'raw.avi',
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=16x16:rate=1:duration=1',
      '-c:v',
      'rawvideo',
    );
    const at = raw.indexOf('strf') + 8;
    raw.writeInt32LE(30_000, at + 4);
    raw.writeInt32LE(30_000, at + 8);
    await expect(media.probe({ bytes: raw, content: 'avi' }, never)).rejects.toMatchObject({
      code: expect.stringMatching(/FILE_(CORRUPT|TOO_COMPLEX)/),
    });
    const limits = { ...defaultJailLimits, seconds: 1, cpuSeconds: 1 };
    const hurried = new MediaConverter(() => undefined, new Jail({ limits }));
    const long = {
      bytes: await made(
        'long.avi',
        '-f',
        'lavfi',
        '-i',
        'testsrc=size=320x180:rate=10:duration=600',
        '-c:v',
        'mpeg4',
      ),
      content: 'avi' as const,
    };
    const facts = await media.probe(long, never);
    await expect(hurried.toMp4(long, facts, never, () => undefined)).rejects.toMatchObject({
      code: 'FILE_TOO_SLOW',
    });
  });

  it('stops when it is taken back', { timeout: SLOW }, async () => {
    const bytes = await readFile(join(folder, 'long.avi'));
    const file = { bytes, content: 'avi' as const };
    const facts = await media.probe(file, never);
    const abort = new AbortController();
    const done = media.toMp4(file, facts, abort.signal, () => abort.abort(new Error('taken back')));
    await expect(done).rejects.toThrow('taken back');
  });
});
