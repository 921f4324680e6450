import type { Dispose } from '@lectern/base';

/** Channel on which a window asks all windows of this browser, including itself, for their unsent files. */
const CHANNEL = 'lectern-unsent';
/** Time in which open windows respond, milliseconds. */
const ANSWERED_MS = 200;

type Message =
  | { readonly kind: 'question'; readonly userId: string }
  | { readonly kind: 'answer'; readonly userId: string; readonly ids: readonly string[] };

/** Responds for this window until disposed. */
export function answerUnsent(unsentOf: (userId: string) => readonly string[]): Dispose {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'question') return;
    const { userId } = data;
    channel.postMessage({ kind: 'answer', userId, ids: unsentOf(userId) } satisfies Message);
  };
  return () => channel.close();
}

/** Ids of the unsent files in the user's windows. */
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
