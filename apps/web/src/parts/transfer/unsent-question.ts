import type { Dispose } from '@lectern/base';

/** A window asks all of this browser, itself among them, what they have not sent yet. */
const CHANNEL = 'lectern-unsent';
/** Windows that are there have answered by then, milliseconds. */
const ANSWERED_MS = 200;

type Message =
  | { readonly kind: 'question'; readonly userId: string }
  | { readonly kind: 'answer'; readonly userId: string; readonly ids: readonly string[] };

/** Answers for this window. */
export function answerUnsent(unsentOf: (userId: string) => readonly string[]): Dispose {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'question') return;
    const { userId } = data;
    channel.postMessage({ kind: 'answer', userId, ids: unsentOf(userId) } satisfies Message);
  };
  return () => channel.close();
}

/** Ids of what the user's windows have not sent yet. */
export function askUnsent(userId: string): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    const ids: string[] = [];
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'answer' && data.userId === userId) ids.push(...data.ids);
    };
    channel.postMessage({ kind: 'question', userId } satisfies Message);
    setTimeout(() => {
      channel.close();
      resolve(ids);
    }, ANSWERED_MS);
  });
}
