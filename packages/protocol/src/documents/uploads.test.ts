import { expect, it } from 'vitest';
import { FIRST_PIECE_BYTES, nextPieceBytes, UPLOAD_CHUNK_BYTES } from './uploads.ts';

it.each([
  [1_000_000, 999, 2_000_000],
  [1_000_000, 1_000, 1_000_000],
  [1_000_000, 4_000, 1_000_000],
  [2_000_000, 4_001, 1_000_000],
  [UPLOAD_CHUNK_BYTES, 0, UPLOAD_CHUNK_BYTES],
  [UPLOAD_CHUNK_BYTES / 2 + 1, 0, UPLOAD_CHUNK_BYTES],
  [FIRST_PIECE_BYTES, 9_000, FIRST_PIECE_BYTES],
  [FIRST_PIECE_BYTES * 2 - 2, 9_000, FIRST_PIECE_BYTES],
])('nextPieceBytes after %i bytes in %i ms returns %i', (bytes, milliseconds, next) => {
  expect(nextPieceBytes(bytes, milliseconds)).toBe(next);
});
