const GIB = 1024 ** 3;

/** Bytes as they are asked for: gigabytes, to a tenth. */
export function gigabytes(bytes: number): number {
  return Math.round((bytes / GIB) * 10) / 10;
}

export function bytesOf(gigabytesWished: number): number {
  return Math.round(gigabytesWished * GIB);
}

/** Gigabytes that can be given to anybody. */
export const GIGABYTES_MAX = 100 * 1024;
