/** Side of a new sticker, logical pixels. */
const SIDE = 160;

/** Returns the picture of a sticker as a complete SVG file (SVG 2). */
export function stickerPicture(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 32 32">${body}</svg>`;
}

/** Returns a sticker as a file with its name, like a picked file. */
export function stickerFile(label: string, body: string): File {
  return new File([stickerPicture(body)], `${label}.svg`, { type: 'image/svg+xml' });
}
