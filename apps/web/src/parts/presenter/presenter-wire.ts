import type { Dispose } from '@lectern/base';

/** A channel between windows of one browser: a message posted by one window is received by all others. */
export interface Wire<Sent> {
  post(message: Sent): void;
  /** Listens until disposed. Every window that knows the channel's name can send messages. */
  hear(listener: (data: unknown) => void): Dispose;
  close(): void;
}

/** The channel of one user and one courseware, separate from other lessons in this browser. */
export function presenterWire<Sent>(userId: string, coursewareId: string): Wire<Sent> {
  const channel = new BroadcastChannel(`lectern-presenter ${userId} ${coursewareId}`);
  return {
    post: (message) => channel.postMessage(message),
    hear(listener) {
      const hear = ({ data }: MessageEvent) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close: () => channel.close(),
  };
}
