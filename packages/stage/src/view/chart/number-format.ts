/**
 * A number as a spreadsheet's format shows it (18.8.31): decimals, thousands, percent, exponents, literal text and
 * dates. The first section alone is used, with a minus sign where the second would be.
 */
export function formatNumber(value: number, format: string | undefined): string {
  const code = (format ?? 'General').split(';')[0] ?? 'General';
  if (code === '' || /^general$/i.test(code)) return general(value);
  const plain = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  if (/[ymdhs]/i.test(plain)) return formatDate(value, code);
  const percent = plain.includes('%');
  const decimals = /\.([0#?]+)/.exec(plain)?.[1] ?? '';
  const least = (decimals.match(/0/g) ?? []).length;
  const shown = percent ? value * 100 : value;
  const [before = '', after = ''] = affixes(code);
  const sign = shown < 0 ? '-' : '';
  const size = Math.abs(shown);
  const digits = /e[+-]/i.test(plain)
    ? size.toExponential(decimals.length).toUpperCase()
    : size.toLocaleString('en-US', {
        useGrouping: /[0#],[0#]/.test(plain),
        minimumFractionDigits: least,
        maximumFractionDigits: decimals.length,
      });
  return `${sign}${before}${digits}${after}`;
}

/** Ten significant digits hide what binary fractions cannot say. */
function general(value: number): string {
  return String(Number(value.toPrecision(10)));
}

/** The literal text before and after the digits. */
function affixes(code: string): [string, string] {
  const clean = code
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/[_*]./g, '');
  const literal = (text: string) => text.replace(/"([^"]*)"|\\(.)/g, '$1$2').replace(/[()]/g, '');
  const match = /^((?:"[^"]*"|\\.|[^0#?])*)[0#?.,eE+-]*(.*)$/.exec(clean);
  return [literal(match?.[1] ?? ''), literal(match?.[2] ?? '')];
}

/** Days since 1899-12-30, as spreadsheets count. */
function formatDate(serial: number, code: string): string {
  const date = new Date(Math.round((serial - 25_569) * 86_400_000));
  if (Number.isNaN(date.getTime())) return general(serial);
  const two = (value: number) => String(value).padStart(2, '0');
  const clean = code.replace(/\[[^\]]*\]/g, '').replace(/"([^"]*)"|\\(.)/g, '$1$2');
  const month = (style: 'short' | 'long') => date.toLocaleString('en-US', { month: style, timeZone: 'UTC' });
  return clean.replace(/y{2,4}|m{1,4}|d{1,2}|h{1,2}|s{1,2}/gi, (part, at: number) => {
    switch (part.toLowerCase()) {
      case 'yy':
        return two(date.getUTCFullYear() % 100);
      case 'm':
      case 'mm': {
        const minutes = /h[^a-z]*$/i.test(clean.slice(0, at));
        const number = minutes ? date.getUTCMinutes() : date.getUTCMonth() + 1;
        return part.length === 2 ? two(number) : String(number);
      }
      case 'mmm':
        return month('short');
      case 'mmmm':
        return month('long');
      case 'd':
        return String(date.getUTCDate());
      case 'dd':
        return two(date.getUTCDate());
      case 'h':
      case 'hh':
        return two(date.getUTCHours());
      case 's':
      case 'ss':
        return two(date.getUTCSeconds());
      default:
        return String(date.getUTCFullYear());
    }
  });
}
