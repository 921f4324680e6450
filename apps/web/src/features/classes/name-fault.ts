import { NOT_IN_NAMES } from '@lectern/protocol/classes';

/** What is wrong with a name as it was typed. */
export function nameFault(name: string): 'empty' | 'bad' | undefined {
  if (name.trim() === '') return 'empty';
  return NOT_IN_NAMES.test(name.trim()) ? 'bad' : undefined;
}
