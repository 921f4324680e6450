import { createHmac, randomInt } from 'node:crypto';

/** Without what is taken for another on paper: no 0 and o, no 1, i and l. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Bytes below this are letters without one of them being likelier. */
const FAIR = 256 - (256 % LETTERS.length);

/** A password for one sign-in, read from paper or heard on the telephone: `k7rm-x2pq-9hdt`, some 59 bits. */
export function givenPassword(): string {
  return inGroups(() => LETTERS[randomInt(LETTERS.length)] ?? '');
}

/**
 * The same every time, for who knows both the secret and the key: neither of them tells it alone. So a password whose answer
 * was lost is answered once more without having been kept anywhere.
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
