import { REPORT_MAX } from '@lectern/protocol/reports';
import { expect, it } from 'vitest';
import { feedbackFaults } from './feedback-faults.ts';

const said = { name: '', contact: '', happened: '翻页', description: '' };

it('feedbackFaults requires only the description', () => {
  expect([...feedbackFaults(said)]).toEqual([]);
  expect([...feedbackFaults({ ...said, happened: ' \n', name: '陈晓雨' })]).toEqual([['happened', 'needed']]);
});

it('feedbackFaults returns each part that the server would refuse, in the order of the form', () => {
  const full = (more: number) => ({
    name: 'n'.repeat(REPORT_MAX.name + more),
    contact: 'c'.repeat(REPORT_MAX.contact + more),
    happened: 'h'.repeat(REPORT_MAX.happened + more),
    description: 'd'.repeat(REPORT_MAX.description + more),
  });
  // Surrounding blanks are not sent.
  expect([...feedbackFaults({ ...full(0), name: `  ${full(0).name}\n` })]).toEqual([]);
  expect([...feedbackFaults(full(1))]).toEqual([
    ['happened', 'tooLong'],
    ['description', 'tooLong'],
    ['name', 'tooLong'],
    ['contact', 'tooLong'],
  ]);
});
