import { ROLE_COOKIE, writeRoleCookie } from './forget-role.ts';

/**
 * Sets the cookie 'user id:role' (specification, section 6) for other programs at this application's address. The
 * cookie contains the user's current role and grants no permission: the server never reads it.
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
