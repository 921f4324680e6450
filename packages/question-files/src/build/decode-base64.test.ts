import { base64 } from '@lectern/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from './decode-base64.ts';

describe('decodeBase64', () => {
  it('returns the bytes that were encoded, whatever lines they are written in', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = base64(bytes).replace(/.{10}/g, '$&\n');
        expect(decodeBase64(text)).toEqual(bytes);
      }),
    );
  });

  it('returns undefined for other signs', () => {
    expect(decodeBase64('ab*d')).toBeUndefined();
  });
});
