import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');

/**
 * Calls that write little or nothing, or that must work on a full disk: signing in, deleting, closing, ending a lesson.
 * All other calls with POST, PUT or PATCH say `takesIn`, so that they are refused while the disk has only its reserve.
 */
const ON_A_FULL_DISK: ReadonlySet<string> = new Set(
  `answerHandOver archiveLink associateTeaching binDocuments bindUser cancelAccount changeAccount changeActivity changeHands
  changeLessonClass changePassword confirmTeacherPhone createDocumentToken createGuestToken createLoginKey createSession
  createVisitorToken deactivatePerson deleteDocuments endLesson exchangeToken hostLesson keepPhoto leaveLesson linkAssets
  linkSharedAssets lookAtAssignment lookAtCode lookAtInvitation moveDocuments nameCoursewareVersion openPreview openSharedPreview putGrant
  putShare questionFileLosses reactivatePerson readNotifications redeemLoginKey refreshToken renameDocument resolveComment restoreDocuments
  restoreVersion resumeLesson sameNames searchTools sendOutNewcomers showLoginKey showPageOnPhones signIn stopHandOver validateToken
  verifySharePassword visitDocument writeQuestionFile`.split(/\s+/),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'caller' in value;
}

/** Every exported endpoint, by its name. */
async function endpoints(): Promise<ReadonlyMap<string, Endpoint>> {
  const files = globSync('**/*.ts', { cwd: SOURCE }).filter((file) => !file.endsWith('.test.ts'));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(path.join(SOURCE, file))),
  );
  return new Map(
    modules.flatMap((exported) =>
      Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value]] : [])),
    ),
  );
}

/** Calls that say neither. */
function undecided(all: ReadonlyMap<string, Endpoint>): readonly string[] {
  return [...all]
    .filter(([name, { method, takesIn }]) => !takesIn && /^P/.test(method) && !ON_A_FULL_DISK.has(name))
    .map(([name]) => `${name}: say \`takesIn: true\`, or list it in takes-in.test.ts if it stores nothing`);
}

it('each call that writes declares whether it stores data that need space on the disk', async () => {
  const all = await endpoints();
  expect(all.size).toBeGreaterThan(190);
  expect(undecided(all)).toEqual([]);
  expect([...ON_A_FULL_DISK].filter((name) => !all.has(name) || all.get(name)?.takesIn)).toEqual([]);
});

it('undecided returns a call that writes and declares nothing', () => {
  const call = { path: '/api/reminders', caller: 'user', summary: '', errors: [] } as const;
  const planted = new Map<string, Endpoint>([
    ['listReminders', { ...call, method: 'GET' }],
    ['createReminder', { ...call, method: 'POST', takesIn: true }],
    ['putReminder', { ...call, method: 'PUT' }],
  ]);
  expect(undecided(planted)).toEqual([expect.stringContaining('putReminder: say `takesIn')]);
});
