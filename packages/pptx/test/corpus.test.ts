import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { processorTime } from '@lectern/base/processor-time';
import { record } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { inspectCourseware } from '../src/index.ts';
import { CORPUS, DECKS, deckFiles } from './corpus/corpus.ts';
import { read } from './deck-source.ts';

interface Listed {
  readonly file: string;
  readonly status: string;
  readonly slides: number;
  readonly features: Readonly<Record<string, number | boolean>>;
}

const manifest: readonly Listed[] = JSON.parse(
  await readFile(path.join(CORPUS, 'manifest.json'), 'utf8'),
).filter((entry: Listed & { set: string }) => entry.set === 'dev' && !/\.(ppt|pps)$/.test(entry.file));

describe('every deck of the corpus', () => {
  it('exists', () => {
    const files = deckFiles(/./).map((file) => path.basename(file));
    expect(files).toEqual(expect.arrayContaining(manifest.map(({ file }) => file)));
  });

  it.each(manifest.filter(({ status, slides }) => status === 'ok' && slides > 0))(
    '$file is read as valid records with the content of its slides',
    async ({ file, slides, features }) => {
      const { snapshot, assets } = await read(await readFile(path.join(DECKS, file)));
      const unsound = snapshot.records.flatMap((one) => record.safeParse(one).error?.issues ?? []);
      expect(unsound).toEqual([]);
      const ids = snapshot.records.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const known = new Set(ids);
      for (const one of snapshot.records) {
        if (one.kind === 'element') expect(known.has(one.parentId)).toBe(true);
        if (one.kind === 'page')
          for (const { elementId } of one.animations ?? []) expect(known.has(elementId)).toBe(true);
      }
      for (const asset of assets) expect(known.has(asset.hash)).toBe(true);

      const summary = inspectCourseware(snapshot);
      expect(summary.slides).toHaveLength(slides);
      const sum = (key: 'images' | 'tables' | 'charts' | 'smartart' | 'media' | 'math' | 'animations') =>
        summary.slides.reduce((total, slide) => total + slide[key], 0);
      for (const key of ['images', 'tables', 'charts', 'smartart', 'media', 'math'] as const) {
        expect(sum(key), key).toBeGreaterThanOrEqual(Number(features[key] ?? 0));
      }
      if (features.animations) expect(sum('animations')).toBeGreaterThan(0);
    },
    60_000,
  );

  it.each(manifest.filter(({ status }) => status === 'encrypted' || status === 'corrupt'))(
    '$file is rejected as $status within a second',
    async ({ file, status }) => {
      const bytes = await readFile(path.join(DECKS, file));
      const spent = processorTime();
      await expect(read(bytes)).rejects.toMatchObject({
        code: status === 'encrypted' ? 'FILE_ENCRYPTED' : 'FILE_CORRUPT',
      });
      expect(spent()).toBeLessThan(5000);
    },
  );
});
