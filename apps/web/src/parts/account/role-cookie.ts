const ROLE_COOKIE = 'lectern-role';

export function forgetRole(): void {
  writeRoleCookie('; Path=/; SameSite=Strict; Max-Age=0');
}

/** Without cookies nothing is written; no part of this application depends on the cookie. */
function writeRoleCookie(value: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there without TLS
    document.cookie = `${ROLE_COOKIE}=${value}`;
  } catch {
    // The browser blocks cookies.
  }
}

/**
 * Sets the cookie 'user id:role' (specification, section 6) for other programs at this application's address. It tells
 * the current role of the user and grants no right: the server never reads it.
 */
export function writeRole(userId: string, role: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  writeRoleCookie(`${encodeURIComponent(`${userId}:${role}`)}; Path=/; SameSite=Strict${secure}`);
}

/** Returns the stored role of this user; undefined when the cookie is of another user. */
export function readRole(userId: string): string | undefined {
  try {
    const kept = document.cookie
      .split('; ')
      .find((each) => each.startsWith(`${ROLE_COOKIE}=`))
      ?.slice(ROLE_COOKIE.length + 1);
    const [user, ...role] = decodeURIComponent(kept ?? '').split(':');
    return user === userId && role.length > 0 ? role.join(':') : undefined;
  } catch {
    return undefined;
  }
}
