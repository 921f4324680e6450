import { REPORT_MAX } from '@lectern/protocol/reports';
import type { Feedback } from '../../parts/problem-reports.ts';

/** The parts of the form, in its order. */
export const FEEDBACK_PARTS = [
  'happened',
  'description',
  'name',
  'contact',
] as const satisfies readonly (keyof Feedback)[];

/** Why parts cannot be sent. A text that is too long is not cut, because the user would not notice. */
export function feedbackFaults(said: Feedback): ReadonlyMap<keyof Feedback, 'needed' | 'tooLong'> {
  const faults = new Map<keyof Feedback, 'needed' | 'tooLong'>();
  if (said.happened.trim() === '') faults.set('happened', 'needed');
  for (const part of FEEDBACK_PARTS)
    if (said[part].trim().length > REPORT_MAX[part]) faults.set(part, 'tooLong');
  return faults;
}
