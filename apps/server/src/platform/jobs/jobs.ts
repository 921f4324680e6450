import type { z } from 'zod';
import type { AnyTransaction } from '../database/any-tables.ts';

/** A kind of work done later, at least once; its handler is told to stop through the signal. */
export interface JobKind<T extends z.ZodType> {
  readonly name: string;
  readonly payload: T;
  /** Tries after the first. */
  readonly retries: number;
  /** Between tries, seconds: before the second, doubled before each later one, and at most. Left out: 1 and 60. */
  readonly retryDelay?: { readonly first: number; readonly longest: number };
  /** Seconds before a try counts as lost. */
  readonly timeoutSeconds: number;
}

export function jobKind<T extends z.ZodType>(kind: JobKind<T>): JobKind<T> {
  return kind;
}

export interface JobRun<P> {
  readonly id: string;
  readonly payload: P;
  /** 1 on the first try. */
  readonly attempt: number;
  readonly lastAttempt: boolean;
  readonly signal: AbortSignal;
}

export interface Jobs {
  /** Queues in the same transaction when `transaction` is given. Answers the job's id. */
  add<T extends z.ZodType>(
    kind: JobKind<T>,
    payload: z.input<T>,
    transaction?: AnyTransaction,
  ): Promise<string>;
  /** Workers look for work of this kind at once: called after the commit of a transaction that added some. */
  wake<T extends z.ZodType>(kind: JobKind<T>): Promise<void>;
  cancel<T extends z.ZodType>(kind: JobKind<T>, id: string): Promise<void>;
  /** Takes work of this kind in this process (the worker role). `concurrency` runs at a time. */
  work<T extends z.ZodType>(
    kind: JobKind<T>,
    concurrency: number,
    handler: (run: JobRun<z.output<T>>) => Promise<void>,
  ): Promise<void>;
}
