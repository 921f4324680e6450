import type { ExportTask } from '@lectern/protocol/exports';
import { expect, it } from 'vitest';
import { shownExport } from './shown-export.ts';

function shown(task: Partial<ExportTask>) {
  const whole = { state: 'running', pages_done: 0, pages_total: 0, files_away: false, file: null, ...task };
  return shownExport({ format: 'pdf', state: { kind: 'task', task: whole as ExportTask } }, (key, values) =>
    [key, ...Object.values(values ?? {})].join(' '),
  );
}

it('an export shows that it waits while the file storage is unreachable, and then the page being drawn', () => {
  expect(shown({ files_away: true })).toEqual({
    kind: 'going',
    value: null,
    words: 'exportFilesAway',
  });
  expect(shown({ pages_done: 1, pages_total: 4 })).toEqual({
    kind: 'going',
    value: 0.25,
    words: 'exportPage 2 4',
  });
});
