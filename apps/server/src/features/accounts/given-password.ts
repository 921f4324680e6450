import { randomInt } from 'node:crypto';

/** Without what is taken for another on paper: no 0 and o, no 1, i and l. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A password for one sign-in, read from paper or heard on the telephone: `k7rm-x2pq-9hdt`, some 59 bits. */
export function givenPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
