import { createHmac, randomInt } from 'node:crypto';

/** Characters that are not mistaken for one another on paper: no 0 and o, no 1, i and l. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Bytes below this limit map to letters with equal probability. */
const FAIR = 256 - (256 % LETTERS.length);

/** A password for one sign-in, read from paper or heard on the telephone: `k7rm-x2pq-9hdt`, about 59 bits. */
export function givenPassword(): string {
  return inGroups(() => LETTERS[randomInt(LETTERS.length)] ?? '');
}

/**
 * Returns the same password for the same secret, key and login name; neither secret nor key alone reveals it. So a
 * password whose response was lost can be sent again although it is stored nowhere.
 */
export function derivedPassword(secret: Buffer, key: string, loginName: string): string {
  const letters: string[] = [];
  for (let round = 0; letters.length < GROUPS * GROUP_LENGTH; round += 1) {
    const bytes = createHmac('sha512', secret)
      .update(JSON.stringify([key, loginName, round]))
      .digest();
    for (const byte of bytes) if (byte < FAIR) letters.push(LETTERS[byte % LETTERS.length] ?? '');
  }
  return inGroups(() => letters.pop() ?? '');
}

function inGroups(letter: () => string): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
