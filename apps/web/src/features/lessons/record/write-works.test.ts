import type { KeptActivity } from '@lectern/protocol/kept-activities';
import { newQuestion } from '@lectern/questions';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import type { LessonTexts } from '../lesson-texts.ts';
import { writeWorks } from './write-works.ts';

const drawing = newQuestion('media-answer', () => crypto.randomUUID());
const texts = ((key: string) => key) as LessonTexts;

/** An activity with one file an answer, by the names of pupils; the address of a file is its hash. */
function kept(names: readonly string[], mime = 'image/png'): KeptActivity {
  const hashes = names.map((_, place) => String(place).repeat(64));
  return {
    setting: { kind: 'question', asked: drawing },
    answers: names.map((name, place) => ({
      ...{ name, member_id: `${place}` },
      content: { kind: 'question', response: { drawing: hashes[place] } },
    })),
    files: Object.fromEntries(hashes.map((hash) => [hash, { url: hash, mime }])),
  } as unknown as KeptActivity;
}

/** The entries of the zip, each with its content as text. */
async function unzipped(zip: Blob): Promise<Record<string, string>> {
  const entries = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  return Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

it('writeWorks returns a zip with a folder for each question and a file for each pupil', async () => {
  vi.stubGlobal('fetch', async (url: string) => new Response(`bytes of ${url[0]}`));
  const zip = await writeWorks([kept(['小明', 'a/b', '小明']), kept(['小红'], 'audio/webm')], texts);
  expect(await unzipped(zip)).toEqual({
    'activities.kinds.question/小明.png': 'bytes of 0',
    'activities.kinds.question/a_b.png': 'bytes of 1',
    'activities.kinds.question/小明 (2).png': 'bytes of 2',
    'activities.kinds.question (2)/小红.webm': 'bytes of 0',
  });
});

it('writeWorks rejects when a file does not load', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 403 }));
  await expect(writeWorks([kept(['小明'])], texts)).rejects.toThrow('403');
});
