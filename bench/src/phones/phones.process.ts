import { newId } from '@lectern/base';
import * as calls from '@lectern/protocol/participants';
import type { PupilView } from '@lectern/protocol/phone-views';
import type { AuthToken } from '@lectern/protocol/tokens';
import {
  asTeacher,
  inTurns,
  PATIENCE_MS,
  Phone,
  pause,
  send,
  type TaughtLesson,
  until,
} from './phone-client.ts';

export interface PhonesOrder {
  readonly host: string;
  readonly teacher: AuthToken;
  readonly lessons: readonly TaughtLesson[];
  /** Number of phones per lesson. */
  readonly phones: number;
}

/** Times in milliseconds. */
export interface PhonesAnswer {
  readonly joinedMs: number;
  /** Time from the call that changed the page to each phone that showed it. */
  readonly turns: readonly number[];
  /** Times of answers that were not being sent while the server was down. */
  readonly answers: readonly number[];
  readonly backMs: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly cut: number;
}

const ROUNDS = 8;
const JOINING_AT_ONCE = 50;
/** All phones of all classes answer within this time. */
const ANSWERED_WITHIN_MS = 15_000;
const CUT_EVERY_MS = 20;

/** One class: its phones are notified of each page to which the teacher changes. */
async function turnPages(
  order: PhonesOrder,
  lesson: TaughtLesson,
  phones: readonly Phone[],
  times: number[],
) {
  await pause(Math.random() * 1_000);
  for (let number = 2; number < ROUNDS + 2; number += 1) {
    // Phones that are connected when the page changes; others are notified when they reconnect.
    const there = phones.filter((phone) => phone.isConnected);
    const begun = performance.now();
    for (const phone of there) {
      phone.onView = (view) => {
        if (view.page?.number !== number) return;
        times.push(performance.now() - begun);
        phone.onView = undefined;
      };
    }
    await asTeacher(order, calls.showPageOnPhones, { id: lesson.id }, { number, count: 40 });
    await pause(1_000);
  }
}

/** Posts an answer under one id, again and again until the server has confirmed it. */
async function answer(host: string, phone: Phone, activity: string, isDown: () => boolean, times: number[]) {
  const body = { id: newId(), activity_id: activity, content: { kind: 'vote', options: [0] } };
  const begun = performance.now();
  for (let tries = 1; ; tries += 1) {
    const downBefore = isDown();
    try {
      await send(host, calls.addAnswer, calls.addAnswer.path, body, `Bearer ${phone.token}`);
      if (tries === 1 && !downBefore && !isDown()) times.push(performance.now() - begun);
      return;
    } catch (error) {
      if (performance.now() - begun > PATIENCE_MS) throw error;
      await pause(300 + Math.random() * 300);
    }
  }
}

async function run(order: PhonesOrder): Promise<PhonesAnswer> {
  const { host, lessons } = order;
  const classes = new Map(lessons.map((lesson) => [lesson, [] as Phone[]]));
  const begun = performance.now();
  const joining = lessons.flatMap((lesson) =>
    Array.from({ length: order.phones }, (_, index) => ({ lesson, index })),
  );
  await inTurns(joining, JOINING_AT_ONCE, async ({ lesson, index }) => {
    const body = { code: lesson.code, who: { name: `学生${index}` } };
    const { token } = (await send(host, calls.joinLesson, calls.joinLesson.path, body)) as { token: string };
    classes.get(lesson)?.push(new Phone(host, token));
  });
  const phones = [...classes.values()].flat();
  await until('all phones are connected', () => phones.every((phone) => phone.isConnected));
  const joinedMs = performance.now() - begun;

  let cut = 0;
  const cutting = setInterval(() => {
    phones[Math.floor(Math.random() * phones.length)]?.cut();
    cut += 1;
  }, CUT_EVERY_MS);
  const turns: number[] = [];
  await Promise.all([...classes].map(([lesson, own]) => turnPages(order, lesson, own, turns)));

  const activities = new Map<TaughtLesson, string>();
  for (const lesson of lessons) {
    const id = newId();
    activities.set(lesson, id);
    const setting = { kind: 'vote', question: '', options: ['对', '错'], several: false };
    await asTeacher(order, calls.startActivity, { id: lesson.id, activity_id: id }, setting);
  }
  let down = false;
  let backMs = 0;
  const answers: number[] = [];
  const killing = (async () => {
    await pause(ANSWERED_WITHIN_MS / 2);
    down = true;
    const from = performance.now();
    process.send?.('kill');
    await pause(500);
    clearInterval(cutting);
    await until('all phones are connected again', () => phones.every((phone) => phone.isConnected));
    backMs = performance.now() - from;
    down = false;
  })();
  await Promise.all([
    killing,
    ...[...classes].flatMap(([lesson, own]) =>
      own.map(async (phone) => {
        await pause(Math.random() * ANSWERED_WITHIN_MS);
        await answer(host, phone, activities.get(lesson) ?? '', () => down, answers);
      }),
    ),
  ]);

  let lost = 0;
  await inTurns(phones, JOINING_AT_ONCE, async ({ token }) => {
    const view = await send(host, calls.getPupilView, calls.getPupilView.path, undefined, `Bearer ${token}`);
    if ((view as PupilView).activity?.own?.kind !== 'vote') lost += 1;
  });
  for (const phone of phones) phone.end();
  return { joinedMs, turns, answers, backMs, acknowledged: phones.length, lost, cut };
}

process.once('message', async (order: PhonesOrder) => {
  const answer = await run(order);
  process.send?.(answer, () => process.exit(0));
});
