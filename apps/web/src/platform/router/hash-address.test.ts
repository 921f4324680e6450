import { describe, expect, it } from 'vitest';
import { parseHash } from './hash-address.ts';

describe('an address after the hash', () => {
  it('is the root when the address has no hash', () => {
    for (const hash of ['', '#', '#/', '#//']) {
      expect(parseHash(hash)).toEqual({ pathname: '/', search: '' });
    }
  });

  it('has a path and a query', () => {
    expect(parseHash('#/view?fileId=1&page=2')).toEqual({ pathname: '/view', search: '?fileId=1&page=2' });
    expect(parseHash('#/login?return_url=%2Fview%3FfileId%3D1')).toEqual({
      pathname: '/login',
      search: '?return_url=%2Fview%3FfileId%3D1',
    });
  });

  it('is the same with a trailing slash or without a leading slash', () => {
    expect(parseHash('#/user/netdisk/').pathname).toBe('/user/netdisk');
    expect(parseHash('#view').pathname).toBe('/view');
  });
});
