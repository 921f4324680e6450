import { plainUnit } from '../formula/plain-unit.ts';
import { halfWidth } from '../text/half-width.ts';

/** Whether two units are the same in spelling: `m²`, `㎡`, `m^2` and 平方米, `°C` and `℃`. Capital letters differ. */
export function isSameUnit(a: string, b: string): boolean {
  return spelling(a) === spelling(b);
}

function spelling(unit: string): string {
  return plainUnit(halfWidth(unit.normalize('NFKC')).replace(/\s/g, ''))
    .replace(/\\(?:text|mathrm|rm)|[{}^]/g, '')
    .replace(/[·⋅*×]/g, '·');
}
