import type { Dispose } from '@lectern/base';

/**
 * Tells the other processes that something happened. Carries ids, never what must not be lost: a message may be, so it is a hint
 * to look. What a teacher's phone asks of its panel is carried whole; a second later it is of no use to anyone.
 */
export interface Bus {
  /** `topic`: lower-case words with underscores. `message`: at most 4,000 bytes. Never rejects for a lost database. */
  publish(topic: string, message: string): Promise<void>;
  /** Also hears what this process published. */
  subscribe(topic: string, listener: (message: string) => void): Dispose;
  /** Called when listening works again after a break: whatever was said meanwhile was missed. */
  onGap(listener: () => void): Dispose;
}
