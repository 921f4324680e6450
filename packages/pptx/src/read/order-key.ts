const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * The fractional-index key of the n-th item of a list (n from 0): `a0` … `az`, `b00` … `bzz`, `c000` and so on, which
 * are the integers of that scheme, so that later keys fit between them.
 */
export function orderKeyAt(index: number): string {
  let width = 1;
  let rest = index;
  for (let size = 62; rest >= size; size *= 62) {
    rest -= size;
    width++;
  }
  let digits = '';
  for (let i = 0; i < width; i++) {
    digits = DIGITS.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return 'abcdefgh'.charAt(width - 1) + digits;
}
