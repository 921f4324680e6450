import { Signal } from '@lectern/base';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { ExportPanel } from './export-panel.tsx';
import type { ExportRun, ExportRuns } from './export-runs.ts';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

function panel(canRepeat: boolean, ...states: object[]) {
  const runs = states.map(
    (state, key) => ({ key, name: '秋', format: 'pptx', state }) as unknown as ExportRun,
  );
  const exports = { runs: new Signal(runs), canRepeat: () => canRepeat } as unknown as ExportRuns;
  const html = renderToStaticMarkup(<ExportPanel runs={exports} />);
  return { html, buttons: html.match(/<button/g)?.length ?? 0 };
}
const task = (change: object) => ({
  kind: 'task',
  task: { state: 'running', file: null, error: null, done: 1, total: 2, notes: [], ...change },
});

it('draws nothing without exports', () => {
  expect(panel(true).html).toBe('');
});

it('shows the progress of a running export, which can be cancelled', () => {
  const { html, buttons } = panel(true, task({}));
  expect([html.includes('role="progressbar"'), html.includes('role="alert"'), buttons]).toEqual([
    true,
    false,
    1,
  ]);
  expect(html).toContain('秋');
});

it('offers the file of a finished export, under its name', () => {
  const { html, buttons } = panel(
    true,
    task({ state: 'done', file: { name: '秋.pptx', url: '/a', size: 1 } }),
  );
  expect([
    html.includes('秋.pptx'),
    html.includes('lucide-check'),
    html.includes('progressbar'),
    buttons,
  ]).toEqual([true, true, false, 2]);
});

it('reports a failed export, and offers to repeat it if it may succeed', () => {
  const failed = task({ state: 'failed', error: { code: 'FAILED', message: '磁盘已满' } });
  const [again, never] = [panel(true, failed), panel(false, failed)];
  expect([again.html.includes('role="alert"'), again.buttons, never.buttons]).toEqual([true, 2, 1]);
});
