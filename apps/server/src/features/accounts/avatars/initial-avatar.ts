import { createHash } from 'node:crypto';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A coloured square with the initial, or with a figure when there is none. The colour depends on the user id. `size` in
 * pixels.
 */
export function initialAvatar(userId: string, initial: string | undefined, size: number): string {
  const hue = createHash('sha256').update(userId).digest().readUInt16BE(0) % 360;
  const [character] = initial ?? '';
  const inside = character
    ? `<text x="50" y="50" dy=".36em" text-anchor="middle" font-family="sans-serif" font-size="46" fill="#fff">${character.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')}</text>`
    : '<circle cx="50" cy="40" r="17" fill="#fff"/><path d="M18 88a32 28 0 0 1 64 0z" fill="#fff"/>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" fill="hsl(${hue} 42% 42%)"/>${inside}</svg>`
  );
}
