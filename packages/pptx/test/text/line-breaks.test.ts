import type { Run } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { readElement, shape } from '../deck-source.ts';

async function breaksOf(runs: string): Promise<(Run['props'] | undefined)[]> {
  const { text } = await readElement('shape', shape(2, '', `<a:p>${runs}</a:p>`));
  return (text?.paragraphs[0]?.runs ?? []).flatMap(({ type, props }) => (type === 'break' ? [props] : []));
}

const run = (props: string) => `<a:r><a:rPr ${props}/><a:t>字</a:t></a:r>`;

it('a break without its own size ends a line in the size of the text before it', async () => {
  const small = run('lang="zh-CN" sz="1200"');
  expect(await breaksOf(`${small}<a:br/>${small}<a:br><a:rPr lang="zh-CN"/></a:br>${small}`)).toEqual([
    { size: 12 },
    { size: 12, lang: 'zh-CN' },
  ]);
  // Empty lines are as high as the lines above them.
  expect(await breaksOf(`${small}<a:br/><a:br/>${run('sz="2000"')}`)).toEqual([{ size: 12 }, { size: 12 }]);
});

it('a break keeps its own size, and has no size when no run has one', async () => {
  expect(await breaksOf(`${run('sz="1200"')}<a:br><a:rPr sz="800"/></a:br>`)).toEqual([{ size: 8 }]);
  expect(await breaksOf(`${run('lang="zh-CN" b="1"')}<a:br/>`)).toEqual([undefined]);
  expect(await breaksOf(`<a:br/>${run('sz="1200"')}`)).toEqual([undefined]);
});
