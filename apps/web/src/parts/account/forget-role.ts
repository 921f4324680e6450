export const ROLE_COOKIE = 'lectern-role';

export function forgetRole(): void {
  writeRoleCookie('; Path=/; SameSite=Strict; Max-Age=0');
}

/** Without cookies no role is stored; no part of this application depends on the cookie. */
export function writeRoleCookie(value: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there without TLS
    document.cookie = `${ROLE_COOKIE}=${value}`;
  } catch {
    // The browser blocks cookies.
  }
}
