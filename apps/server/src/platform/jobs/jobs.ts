import type { z } from 'zod';
import type { AnyTransaction } from '../database/database.ts';

/** A kind of job that is run later, at least once; its handler is aborted through the signal. */
export interface JobKind<T extends z.ZodType> {
  readonly name: string;
  readonly payload: T;
  /** Number of tries after the first. */
  readonly retries: number;
  /**
   * Pause before a retry, seconds: before the first retry, doubled before each later one, and the longest. If omitted:
   * 1 and 60.
   */
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
  /** Queues a job, in the same transaction when `transaction` is given. Returns the job's id. */
  add<T extends z.ZodType>(
    kind: JobKind<T>,
    payload: z.input<T>,
    transaction?: AnyTransaction,
  ): Promise<string>;
  /** Makes workers look for jobs of this kind at once: call it after the commit of a transaction that added some. */
  wake<T extends z.ZodType>(kind: JobKind<T>): Promise<void>;
  cancel<T extends z.ZodType>(kind: JobKind<T>, id: string): Promise<void>;
  /** Runs jobs of this kind in this process (the worker role). `concurrency` run at a time. */
  work<T extends z.ZodType>(
    kind: JobKind<T>,
    concurrency: number,
    handler: (run: JobRun<z.output<T>>) => Promise<void>,
  ): Promise<void>;
}
