const signatures: readonly (readonly [mime: string, matches: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  [
    'image/webp',
    (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  ],
];

/** PNG, JPEG or WebP by the first bytes; undefined for anything else. */
export function pictureMime(bytes: Buffer): string | undefined {
  return signatures.find(([, matches]) => matches(bytes))?.[0];
}
