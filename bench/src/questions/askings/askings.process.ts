import { newId } from '@lectern/base';
import { listActivities } from '@lectern/protocol/kept-activities';
import * as calls from '@lectern/protocol/participants';
import type { PanelView, PupilView } from '@lectern/protocol/phone-views';
import type { AuthToken } from '@lectern/protocol/tokens';
import { contentOf, FORMAT, type SingleQuestion } from '@lectern/questions';
import {
  asTeacher,
  inTurns,
  Phone,
  pause,
  send,
  type TaughtLesson,
  until,
} from '../../phones/phone-client.ts';

export interface AskingsOrder {
  readonly host: string;
  readonly teacher: AuthToken;
  readonly lessons: readonly TaughtLesson[];
  /** Number of phones per lesson. */
  readonly phones: number;
  /** Time for which the network of all phones is away, milliseconds. */
  readonly awayMs: number;
}

/** A question that all classes were asked. Times in milliseconds. */
interface Round {
  readonly name: string;
  /** Times of the answers that were given while the server and the network were there. */
  readonly acknowledged: readonly number[];
  /** For each class, the time from its last acknowledged answer until the panel had counted all. */
  readonly counted: readonly number[];
  readonly settledMs: number;
}

export interface AskingsAnswer {
  readonly rounds: readonly Round[];
  readonly given: number;
  readonly lost: number;
  readonly doubled: number;
}

const JOINING_AT_ONCE = 50;
/** All phones of all classes answer within this time. */
const ANSWERED_WITHIN_MS = 15_000;
/** Longest wait for the server, beyond the time without a network. */
const PATIENCE_MS = 240_000;
/** One answer in this number is sent again although it was acknowledged. */
const AGAIN_EVERY = 10;
const CHOICES = ['a', 'b', 'c', 'd'];

interface Class {
  readonly lesson: TaughtLesson;
  phones: Phone[];
  activity: string;
  /** The choice of each phone, in the order of the phones. */
  given: string[];
}

/** A disturbance of a round, from its beginning to its end. */
interface Disturbance {
  readonly name: string;
  readonly run: (classes: readonly Class[], order: AskingsOrder, state: State) => Promise<void>;
}

interface State {
  /** Whether the server is down. */
  isDown: boolean;
}

function question(number: number): SingleQuestion {
  return {
    format: FORMAT,
    id: `asked-${number}`,
    version: 1,
    kind: 'single-choice',
    stem: contentOf('下列哪一个数最大？'),
    attempts: 1,
    counts: 'last',
    score: 2,
    rule: { name: 'exact' },
    body: { choices: CHOICES.map((id) => ({ id, content: contentOf(`选项 ${id}`) })) },
    key: { right: 'b' },
  };
}

const DISTURBANCES: readonly Disturbance[] = [
  {
    name: 'each phone reloaded once',
    async run(classes, { host }) {
      await Promise.all(
        classes.flatMap((each) =>
          each.phones.map(async (phone, index) => {
            await pause(Math.random() * ANSWERED_WITHIN_MS);
            // A page that is loaded again has the token, and nothing else.
            phone.end();
            each.phones[index] = new Phone(host, phone.token);
          }),
        ),
      );
    },
  },
  {
    name: 'the network away',
    async run(classes, { awayMs }) {
      await pause(ANSWERED_WITHIN_MS / 3);
      const phones = classes.flatMap((each) => each.phones);
      for (const phone of phones) phone.setOffline(true);
      await pause(awayMs);
      for (const phone of phones) phone.setOffline(false);
    },
  },
  {
    name: 'kill -9',
    async run(classes, _order, state) {
      await pause(ANSWERED_WITHIN_MS / 2);
      state.isDown = true;
      process.send?.('kill');
      await pause(500);
      await until(
        'all phones are connected again',
        () => classes.every((each) => each.phones.every((phone) => phone.isConnected)),
        PATIENCE_MS,
      );
      state.isDown = false;
    },
  },
];

/** A choice that a phone shows: each asking has other ids for its choices. */
function choiceOf(phone: Phone): string {
  const setting = phone.view?.activity?.setting;
  const asked = setting?.kind === 'question' ? (setting.asked as SingleQuestion) : undefined;
  const { choices } = (asked?.body ?? { choices: [] }) as {
    readonly choices: readonly { readonly id: string }[];
  };
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (!choice) throw new Error('the phone shows no choices');
  return choice.id;
}

/** Sends an answer under one id until the server has acknowledged it; returns the time when that took no second try. */
async function answer(
  order: AskingsOrder,
  each: Class,
  index: number,
  state: State,
): Promise<number | undefined> {
  const content = { kind: 'question', response: { choice: each.given[index] } };
  const body = { id: newId(), activity_id: each.activity, content };
  const late = performance.now() + PATIENCE_MS + order.awayMs;
  for (let tries = 1; ; tries += 1) {
    const phone = each.phones[index];
    if (!phone) throw new Error('there is no such phone');
    const begun = performance.now();
    const wasDown = state.isDown;
    try {
      if (phone.isOffline) throw new Error('the network is away');
      const post = () =>
        send(order.host, calls.addAnswer, calls.addAnswer.path, body, `Bearer ${phone.token}`);
      await post();
      const took = performance.now() - begun;
      if (index % AGAIN_EVERY === 0) await post().catch(() => undefined);
      return tries === 1 && !wasDown && !state.isDown ? took : undefined;
    } catch (error) {
      if (performance.now() > late) throw error;
      await pause(300 + Math.random() * 1_000);
    }
  }
}

const onPanel = (order: AskingsOrder, { lesson }: Class) =>
  asTeacher(order, calls.getPhones, { id: lesson.id }) as Promise<PanelView>;

/** The time until the panel has counted an answer of each phone. */
async function countedAfter(order: AskingsOrder, each: Class): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const panel = await onPanel(order, each).catch(() => undefined);
    const took = performance.now() - begun;
    if (panel?.activity?.id === each.activity && panel.activity.answered === each.phones.length) return took;
    if (took > PATIENCE_MS)
      throw new Error(`${panel?.activity?.answered} of ${each.phones.length} are counted`);
    await pause(50);
  }
}

async function ask(order: AskingsOrder, classes: readonly Class[], number: number): Promise<Round> {
  const disturbance = DISTURBANCES[number];
  if (!disturbance) throw new Error('there is no such round');
  const state: State = { isDown: false };
  for (const each of classes) {
    each.activity = newId();
    const setting = { kind: 'question', asked: question(number) };
    await asTeacher(order, calls.startActivity, { id: each.lesson.id, activity_id: each.activity }, setting);
  }
  await until('all phones show the question', () =>
    classes.every((each) => each.phones.every((phone) => phone.view?.activity?.id === each.activity)),
  );
  for (const each of classes) each.given = each.phones.map(choiceOf);
  const begun = performance.now();
  const acknowledged: number[] = [];
  const counted: number[] = [];
  const settled = Promise.all(
    classes.map(async (each) => {
      await Promise.all(
        each.phones.map(async (_phone, index) => {
          await pause(Math.random() * ANSWERED_WITHIN_MS);
          const took = await answer(order, each, index, state);
          if (took !== undefined) acknowledged.push(took);
        }),
      );
      counted.push(await countedAfter(order, each));
    }),
  ).then(() => performance.now() - begun);
  const [settledMs] = await Promise.all([settled, disturbance.run(classes, order, state)]);
  await until('all phones are connected', () =>
    classes.every((each) => each.phones.every((phone) => phone.isConnected)),
  );
  return { name: disturbance.name, acknowledged, counted, settledMs };
}

/** The number of phones whose answer to the last question is not the one that they gave. */
async function lostIn(order: AskingsOrder, classes: readonly Class[]): Promise<number> {
  let lost = 0;
  const all = classes.flatMap((each) =>
    each.phones.map((phone, index) => ({ phone, choice: each.given[index] })),
  );
  await inTurns(all, JOINING_AT_ONCE, async ({ phone, choice }) => {
    const path = calls.getPupilView.path;
    const view = (await send(
      order.host,
      calls.getPupilView,
      path,
      undefined,
      `Bearer ${phone.token}`,
    )) as PupilView;
    const own = view.activity?.own;
    if (own?.kind !== 'question' || (own.response as { readonly choice?: string }).choice !== choice)
      lost += 1;
  });
  return lost;
}

/** The number of stored answers beyond one a phone, in all questions. */
async function doubledIn(order: AskingsOrder, classes: readonly Class[]): Promise<number> {
  let doubled = 0;
  await inTurns(classes, 4, async (each) => {
    const { items } = (await asTeacher(order, listActivities, { id: each.lesson.id })) as {
      items: { answers: unknown[] }[];
    };
    if (items.length !== DISTURBANCES.length) throw new Error(`${items.length} questions are in the record`);
    for (const { answers } of items) doubled += Math.max(0, answers.length - each.phones.length);
  });
  return doubled;
}

async function run(order: AskingsOrder): Promise<AskingsAnswer> {
  const classes = order.lessons.map((lesson): Class => ({ lesson, phones: [], activity: '', given: [] }));
  const joining = classes.flatMap((each) =>
    Array.from({ length: order.phones }, (_, index) => ({ each, index })),
  );
  await inTurns(joining, JOINING_AT_ONCE, async ({ each, index }) => {
    const body = { code: each.lesson.code, who: { name: `学生${index}` } };
    const joined = await send(order.host, calls.joinLesson, calls.joinLesson.path, body);
    each.phones.push(new Phone(order.host, (joined as { token: string }).token));
  });
  const phones = () => classes.flatMap((each) => each.phones);
  await until('all phones are connected', () => phones().every((phone) => phone.isConnected));
  const rounds: Round[] = [];
  let lost = 0;
  for (const number of DISTURBANCES.keys()) {
    rounds.push(await ask(order, classes, number));
    lost += await lostIn(order, classes);
  }
  const doubled = await doubledIn(order, classes);
  for (const phone of phones()) phone.end();
  return { rounds, given: phones().length * rounds.length, lost, doubled };
}

process.once('message', async (order: AskingsOrder) => {
  const answer = await run(order);
  process.send?.(answer, () => process.exit(0));
});
