import { SnapshotReader } from '@lectern/courseware';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writePptx } from '../../src/index.ts';
import { buildDeck, paragraph, read, recordsOf, shape } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';

it('a deck whose theme names no fonts has its text in Office’s fonts, and is exported with fonts that PowerPoint accepts', async () => {
  const words = shape(2, '', paragraph('没有字体的主题'));
  const parts = unzipSync(buildDeck({ slides: [{ tree: words }] }));
  for (const [name, bytes] of Object.entries(parts))
    if (/theme\d*\.xml$/.test(name))
      parts[name] = strToU8(strFromU8(bytes).replace(/<a:fontScheme[\s\S]*<\/a:fontScheme>/, ''));
  const imported = await read(zipSync(parts));
  const [theme] = recordsOf(imported, 'theme');
  expect(theme?.fonts).toEqual({ major: { latin: 'Calibri' }, minor: { latin: 'Calibri' } });
  const out = writePptx(new SnapshotReader(imported.snapshot), () => undefined, { now: 0 });
  expect(brokenRules(out)).toEqual([]);
  const [box] = recordsOf(await read(out), 'element');
  expect(box?.type === 'shape' && box.text?.paragraphs[0]?.runs).toMatchObject([{ text: '没有字体的主题' }]);
});
