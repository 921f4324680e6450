import { ROLE_COOKIE as NAME, writeRoleCookie as write } from './forget-role.ts';

/**
 * The cookie of the form 'user id:role' (specification, section 6), for what stands beside this application at its address.
 * It says who the user is at the moment and gives no right: our server never reads it.
 */
export function writeRole(userId: string, role: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  write(`${encodeURIComponent(`${userId}:${role}`)}; Path=/; SameSite=Strict${secure}`);
}

/** The role that was kept for that user; none where the cookie is of somebody else. */
export function readRole(userId: string): string | undefined {
  try {
    const kept = document.cookie
      .split('; ')
      .find((each) => each.startsWith(`${NAME}=`))
      ?.slice(NAME.length + 1);
    const [user, ...role] = decodeURIComponent(kept ?? '').split(':');
    return user === userId && role.length > 0 ? role.join(':') : undefined;
  } catch {
    return undefined;
  }
}
