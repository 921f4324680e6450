const GIB = 1024 ** 3;

/** Converts bytes to gigabytes (2^30 bytes), rounded to one decimal. */
export function gigabytes(bytes: number): number {
  return Math.round((bytes / GIB) * 10) / 10;
}

export function bytesOf(gigabytesWished: number): number {
  return Math.round(gigabytesWished * GIB);
}

/** Largest storage space that can be set, gigabytes. */
export const GIGABYTES_MAX = 100 * 1024;
