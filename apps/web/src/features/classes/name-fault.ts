import { NOT_IN_NAMES } from '@lectern/protocol/classes';

/** Error of a typed name: empty, or with characters that names may not contain; undefined for a valid name. */
export function nameFault(name: string): 'empty' | 'bad' | undefined {
  if (name.trim() === '') return 'empty';
  return NOT_IN_NAMES.test(name.trim()) ? 'bad' : undefined;
}
