import type { Dispose } from '@lectern/base';

/**
 * Sends messages to the other processes. A message may be lost, so it is only a hint to read the database, and contains
 * ids. Commands of a teacher's phone to its panel are sent whole, for they are useless a second later.
 */
export interface Bus {
  /**
   * `topic`: lower-case words with underscores. `message`: at most 4,000 bytes. Does not reject when the database is
   * unreachable.
   */
  publish(topic: string, message: string): Promise<void>;
  /** The listener also receives messages of this process. */
  subscribe(topic: string, listener: (message: string) => void): Dispose;
  /** Called when listening works again after an interruption, during which messages were lost. */
  onGap(listener: () => void): Dispose;
}
