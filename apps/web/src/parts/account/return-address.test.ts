import { describe, expect, it } from 'vitest';
import { returnAddress, safeReturnAddress } from './return-address.ts';

describe('the return address after sign-in', () => {
  it('loses the login key and keeps the rest', () => {
    expect(returnAddress('/view', '?fileId=1&login_key=secret&page=2')).toBe('/view?fileId=1&page=2');
    expect(returnAddress('/view', '?login_key=secret')).toBe('/view');
  });

  it('loses a token and its signing key', () => {
    expect(returnAddress('/view', '?access_token=a&fileId=1&mac_key=k')).toBe('/view?fileId=1');
  });

  it('is a page of this application, also when the address names another site', () => {
    expect(safeReturnAddress('/view?fileId=1')).toBe('/view?fileId=1');
    for (const foreign of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
      null,
    ]) {
      expect(safeReturnAddress(foreign)).toBe('/');
    }
  });

  it('contains no sign-in, also when another site wrote the address', () => {
    expect(safeReturnAddress('/view?fileId=1&access_token=a&mac_key=k')).toBe('/view?fileId=1');
    expect(safeReturnAddress('/user/netdisk?login_key=k')).toBe('/user/netdisk');
  });

  it('is never the login page', () => {
    expect(safeReturnAddress('/login?return_url=/login')).toBe('/');
  });
});
