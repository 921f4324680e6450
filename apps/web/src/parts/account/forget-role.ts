export const ROLE_COOKIE = 'lectern-role';

export function forgetRole(): void {
  writeRoleCookie('; Path=/; SameSite=Strict; Max-Age=0');
}

/** A browser that keeps no cookies goes on without: nothing of this application hangs on it. */
export function writeRoleCookie(value: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there without TLS
    document.cookie = `${ROLE_COOKIE}=${value}`;
  } catch {
    // Told to nobody, then.
  }
}
