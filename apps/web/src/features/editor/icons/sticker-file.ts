/** Logical pixels of a sticker that comes to a page. */
const SIDE = 160;

/** The picture of a sticker by itself (SVG 2). */
export function stickerPicture(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 32 32">${body}</svg>`;
}

/** A sticker as a file like any that is picked, called by its name. */
export function stickerFile(label: string, body: string): File {
  return new File([stickerPicture(body)], `${label}.svg`, { type: 'image/svg+xml' });
}
