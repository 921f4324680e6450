import type { Dispose } from '@lectern/base';

/** Between the windows of one browser: what one posts, all others hear. */
export interface Wire<Sent> {
  post(message: Sent): void;
  /** Until it is disposed. What is heard was sent by whoever has the channel's name. */
  hear(listener: (data: unknown) => void): Dispose;
  close(): void;
}

/** The windows of one user with one courseware; what others of this browser teach is not heard. */
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
