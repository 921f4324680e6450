export type ValueTest = (value: string) => boolean;

const INTEGER = /^[+-]?\d+$/;
/** A length with its unit, as in strict files (22.9.2.15). */
const MEASURE = /^-?\d+(\.\d+)?(mm|cm|in|pt|pc|pi)$/;
const PERCENT = /^-?\d+(\.\d+)?%$/;
const FLOAT = /^([+-]?(\d+(\.\d*)?|\.\d+)([Ee][+-]?\d+)?|INF|-INF|NaN)$/;
const LARGEST_COORDINATE = 27_273_042_316_900;

const TESTS: Readonly<Record<string, ValueTest>> = {
  string: () => true,
  rid: () => true,
  name: (value) => /^[A-Za-z]\w*$/.test(value),
  bool: (value) => /^(0|1|true|false|on|off)$/.test(value),
  int: (value) => INTEGER.test(value) && Math.abs(Number(value)) <= 2 ** 31,
  uint: (value) => /^\+?\d+$/.test(value) && Number(value) < 2 ** 32,
  float: (value) => FLOAT.test(value),
  coord: (value) =>
    MEASURE.test(value) || (INTEGER.test(value) && Math.abs(Number(value)) <= LARGEST_COORDINATE),
  pcoord: (value) => (INTEGER.test(value) ? Number(value) >= 0 : MEASURE.test(value)),
  angle: (value) => INTEGER.test(value) && Number(value) >= 0 && Number(value) < 21_600_000,
  pct: (value) => PERCENT.test(value) || (INTEGER.test(value) && Math.abs(Number(value)) <= 2 ** 31),
  ppct: (value) => /^\d+(\.\d+)?%$/.test(value) || /^\d+$/.test(value),
  fpct: (value) =>
    /^\d+(\.\d+)?%$/.test(value) || (/^\d+$/.test(value) && Number(value) >= 0 && Number(value) <= 100_000),
  hex6: (value) => /^[0-9A-Fa-f]{6}$/.test(value),
  hexPanose: (value) => /^[0-9A-Fa-f]{20}$/.test(value),
  guid: (value) => /^\{[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\}$/.test(value),
  time: (value) => value === 'indefinite' || (/^\d+$/.test(value) && Number(value) < 2 ** 32),
  timepct: (value) => value === 'indefinite' || PERCENT.test(value) || /^\d+$/.test(value),
  date: (value) => !Number.isNaN(Date.parse(value)),
};

/**
 * Returns a check for an attribute's type: one of the names above; `type[least..most]` with limits, which apply only to
 * plain numbers (percentages with `%` would be a hundredth); `(a|b)` for one of these strings.
 */
export function valueTest(type: string): ValueTest {
  const words = /^\((.*)\)$/.exec(type)?.[1]?.split('|');
  if (words) {
    const allowed = new Set(words);
    return (value) => allowed.has(value);
  }
  const [, name = '', least, most] = /^(\w+)(?:\[(-?\d+)\.\.(-?\d+)\])?$/.exec(type) ?? [];
  const plain = TESTS[name];
  if (!plain) throw new Error(`no type is named ${type}`);
  if (least === undefined || most === undefined) return plain;
  // Limits beyond the limits of `int` replace them: masters' ids are unsigned.
  return (value) => {
    if (!INTEGER.test(value)) return name !== 'int' && plain(value);
    return Number(value) >= Number(least) && Number(value) <= Number(most);
  };
}
