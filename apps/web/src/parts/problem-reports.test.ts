import { FEEDBACK_WINDOW_MS, REPORT_MAX } from '@lectern/protocol/reports';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../platform/api/api-error.ts';
import { isProblem, ProblemReports } from './problem-reports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function world() {
  const sent: { readonly event_id: string; readonly message: string; readonly name?: string }[] = [];
  const server: { away: boolean; answer?: Promise<void> } = { away: false };
  let told = 0;
  let ids = 0;
  const reports = new ProblemReports({
    send: async (report) => {
      if (server.answer !== undefined) await server.answer;
      if (server.away) throw new Error('no server');
      sent.push(report);
    },
    newId: () => {
      ids += 1;
      return `event ${ids}`;
    },
    now: Date.now,
    page: () => '/view',
    version: 'b1',
    over: () => {
      told += 1;
    },
  });
  return { reports, sent, server, told: () => told };
}

const said = { name: '陈晓雨', contact: '', happened: '翻页', description: ' 没有反应 ' };
const wrong = new TypeError('没有第 3 页');

it('a problem report is sent for an error, which the user can describe only for 20 minutes', async () => {
  const { reports, sent } = world();
  reports.ask();
  expect(reports.state.get()).toMatchObject({ canCommit: false, feedbackModalVisible: false });
  reports.record(wrong);
  const { eventId, canCommit } = reports.state.get();
  expect({ eventId, canCommit }).toEqual({ eventId: 'event 1', canCommit: true });
  vi.advanceTimersByTime(FEEDBACK_WINDOW_MS - 1);
  reports.ask();
  expect(reports.state.get().feedbackModalVisible).toBe(true);
  await reports.commit(said);
  expect(sent).toMatchObject([
    { event_id: 'event 1', message: 'TypeError: 没有第 3 页', page: '/view', version: 'b1' },
    { event_id: 'event 1', message: 'TypeError: 没有第 3 页', name: '陈晓雨', description: '没有反应' },
  ]);
  vi.advanceTimersByTime(1);
  expect(reports.state.get()).toMatchObject({ canCommit: false, feedbackModalVisible: true });
  await expect(reports.commit(said)).rejects.toThrow('no longer');
  // The user closes the thank-you message.
  reports.hide();
  expect(reports.state.get()).toEqual({
    eventId: undefined,
    latestIssueTime: undefined,
    canCommit: false,
    feedbackModalVisible: false,
  });
  await expect(reports.commit(said)).rejects.toThrow('no longer');
});

it('a problem report contains the address of the error, also when the window has navigated since', () => {
  const { reports, sent } = world();
  reports.record(wrong, '/login');
  reports.record(new Error('another'));
  expect(sent).toMatchObject([{ page: '/login' }, { page: '/view' }]);
});

it('a problem report cannot be described after a sleep of more than 20 minutes', () => {
  const { reports } = world();
  reports.record(wrong);
  vi.setSystemTime(Date.now() + FEEDBACK_WINDOW_MS + 1);
  expect(reports.state.get().canCommit).toBe(true);
  reports.ask();
  expect(reports.state.get()).toMatchObject({ canCommit: false, feedbackModalVisible: false });
});

it('a problem report starts the 20 minutes again for a newer error, which it then describes', async () => {
  const { reports, sent } = world();
  reports.record(wrong);
  reports.ask();
  vi.advanceTimersByTime(FEEDBACK_WINDOW_MS - 1);
  reports.record(new Error('another'));
  vi.advanceTimersByTime(FEEDBACK_WINDOW_MS - 1);
  expect(reports.state.get()).toMatchObject({ canCommit: true, feedbackModalVisible: true });
  await reports.commit(said);
  expect(sent.at(-1)).toMatchObject({ event_id: 'event 2', message: 'Error: another' });
});

it('a problem report cannot be described after it was cleared, but can after it was hidden', () => {
  const { reports } = world();
  reports.record(wrong);
  reports.ask();
  reports.hide();
  expect(reports.state.get()).toMatchObject({ canCommit: true, feedbackModalVisible: false });
  reports.clear();
  reports.ask();
  expect(reports.state.get()).toMatchObject({ canCommit: false, feedbackModalVisible: false });
});

it('a problem report is sent once for a repeated error, for at most 20 different errors, and with a shortened message', () => {
  const { reports, sent } = world();
  for (let time = 0; time < 100; time += 1) reports.record(wrong);
  expect(sent).toHaveLength(1);
  for (let time = 0; time < 100; time += 1) reports.record(String(time));
  expect(sent).toHaveLength(20);
  const { reports: others, sent: long } = world();
  others.record('x'.repeat(1_048_576));
  expect(long[0]?.message).toHaveLength(REPORT_MAX.message);
});

it('a problem report rejects when the server is unreachable, and can be retried', async () => {
  const { reports, sent, server } = world();
  server.away = true;
  reports.record(wrong);
  await expect(reports.commit(said)).rejects.toThrow('no server');
  server.away = false;
  await reports.commit(said);
  expect(sent).toMatchObject([{ event_id: 'event 1', message: 'TypeError: 没有第 3 页', name: '陈晓雨' }]);
});

it('a problem report can describe an error that happens during the thanks for an earlier description, which then is final', async () => {
  const { reports, sent } = world();
  reports.record(wrong);
  reports.ask();
  await reports.commit(said);
  reports.record(new Error('another'));
  // The user closes the thank-you message.
  reports.hide();
  expect(reports.state.get()).toMatchObject({
    eventId: 'event 2',
    canCommit: true,
    feedbackModalVisible: false,
  });
  reports.ask();
  await reports.commit(said);
  expect(sent.at(-1)).toMatchObject({ event_id: 'event 2' });
  reports.hide();
  expect(reports.state.get()).toMatchObject({ eventId: undefined, canCommit: false });
});

it('a problem report can describe an error that happened while the description of another error was being sent', async () => {
  const { reports, server } = world();
  reports.record(wrong);
  reports.ask();
  const answer = Promise.withResolvers<void>();
  server.answer = answer.promise;
  const committed = reports.commit(said);
  reports.record(new Error('another'));
  answer.resolve();
  await committed;
  reports.hide();
  expect(reports.state.get()).toMatchObject({ eventId: 'event 2', canCommit: true });
});

it('a problem report announces the end of the time only when the dialog is open', () => {
  const { reports, told } = world();
  reports.record(wrong);
  vi.advanceTimersByTime(FEEDBACK_WINDOW_MS);
  expect({ told: told(), ...reports.state.get() }).toMatchObject({ told: 0, canCommit: false });
  reports.record(wrong);
  reports.ask();
  vi.advanceTimersByTime(FEEDBACK_WINDOW_MS);
  expect({ told: told(), ...reports.state.get() }).toMatchObject({ told: 1, canCommit: false });
});

it('a problem report shows thanks for a description sent in time, even when the time ends during the request', async () => {
  const { reports, sent, server, told } = world();
  reports.record(wrong);
  reports.ask();
  vi.advanceTimersByTime(FEEDBACK_WINDOW_MS - 1);
  const answer = Promise.withResolvers<void>();
  server.answer = answer.promise;
  const committed = reports.commit(said);
  vi.advanceTimersByTime(5_000);
  expect(reports.state.get()).toMatchObject({ canCommit: false, feedbackModalVisible: true });
  answer.resolve();
  await committed;
  expect(sent.at(-1)).toMatchObject({ name: '陈晓雨' });
  expect({ told: told(), ...reports.state.get() }).toMatchObject({ told: 0, feedbackModalVisible: true });
});

it('a problem report closes with a message when the time ended before the server refused it', async () => {
  const { reports, server, told } = world();
  reports.record(wrong);
  reports.ask();
  vi.advanceTimersByTime(FEEDBACK_WINDOW_MS - 1);
  const answer = Promise.withResolvers<void>();
  server.answer = answer.promise;
  const committed = reports.commit(said);
  vi.advanceTimersByTime(5_000);
  server.away = true;
  answer.resolve();
  await expect(committed).rejects.toThrow('no server');
  expect({ told: told(), ...reports.state.get() }).toMatchObject({ told: 1, feedbackModalVisible: false });
});

it('feedback without an error can be sent at any time, and only when the teacher submits it', async () => {
  const { reports, sent, told } = world();
  reports.tell();
  expect(reports.state.get()).toMatchObject({ canCommit: true, feedbackModalVisible: true });
  vi.advanceTimersByTime(2 * FEEDBACK_WINDOW_MS);
  expect({ sent, told: told() }).toEqual({ sent: [], told: 0 });
  // The dialog was closed by mistake: it opens again as before.
  reports.hide();
  reports.tell();
  await reports.commit(said);
  expect(sent).toMatchObject([{ event_id: 'event 1', message: '', page: '/view', description: '没有反应' }]);
  reports.hide();
  expect(reports.state.get()).toMatchObject({ eventId: undefined, canCommit: false });
  // After an error the dialog is about that error.
  reports.record(wrong);
  reports.tell();
  expect(reports.state.get()).toMatchObject({ eventId: 'event 2', feedbackModalVisible: true });
});

it('feedback includes an error that happens while the teacher writes it', async () => {
  const { reports, sent } = world();
  reports.tell();
  reports.record(wrong);
  await reports.commit(said);
  expect(sent.at(-1)).toMatchObject({
    event_id: 'event 2',
    message: 'TypeError: 没有第 3 页',
    name: '陈晓雨',
  });
});

it('isProblem returns true for an error of the program, and false for a refusal by the server or an abort', () => {
  expect(isProblem(new TypeError('undefined is not a function'))).toBe(true);
  expect(isProblem(new DOMException('given up', 'AbortError'))).toBe(false);
  expect(isProblem(new ApiError(404, 'DOCUMENT_NOT_FOUND', {}, ''))).toBe(false);
  for (const said of [null, undefined, 'Script error.', 7]) expect(isProblem(said)).toBe(false);
});
