import { insertElement, newChart, SnapshotReader } from '@lectern/courseware';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { buildDeck, read } from './deck-source.ts';
import { exported } from './edited/edited-export.ts';

it('a chart that is added to a strict deck has a workbook that opens', async () => {
  const strict = Object.entries(unzipSync(buildDeck())).map(([name, content]) => {
    const names = /http:\/\/schemas\.openxmlformats\.org\/(drawingml|presentationml|officeDocument)\/2006\//g;
    return [name, strToU8(strFromU8(content).replace(names, 'http://purl.oclc.org/ooxml/$1/'))] as const;
  });
  const words = { title: '雨量', series: ['甲班'], categories: ['一月', '二月', '三月', '四月'] };
  const { written, parts } = await exported(zipSync(Object.fromEntries(strict)), (edit) => {
    const frame = { x: 0, y: 0, w: 400, h: 300 };
    insertElement(edit, edit.pages()[0] ?? '', { type: 'chart', frame, chart: newChart('column', words) });
  });
  const workbook = Object.entries(parts).find(([name]) => name.endsWith('.xlsx'))?.[1];
  expect(Object.keys(unzipSync(workbook ?? new Uint8Array()))).toContain('xl/workbook.xml');
  const back = new SnapshotReader((await read(written)).snapshot);
  expect(back.all('element').some(({ type }) => type === 'chart')).toBe(true);
});
