import type { WaitingAnswer } from './answer-box.ts';

/** The place in a lesson that this browser stores for its phone. */
export interface KeptPlace {
  readonly code: string;
  readonly token: string;
  readonly waiting: readonly WaitingAnswer[];
}

export function isKeptPlace(value: unknown): value is KeptPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { code, token, waiting } = value as Partial<Record<keyof KeptPlace, unknown>>;
  return typeof code === 'string' && typeof token === 'string' && Array.isArray(waiting);
}
