/**
 * A number as a spreadsheet's format shows it (18.8.31): its sections for positive, negative and zero, decimals,
 * thousands, scaling, percent, fractions, exponents, literal text and dates.
 */
export function formatNumber(value: number, format: string | undefined): string {
  const sections = sectionsOf(format ?? 'General');
  const [first = '', second, third] = sections;
  if (CONDITION.test(format ?? '')) {
    const chosen = sections.find((section) => meets(value, section));
    return inSection(value, chosen ?? sections.find((section) => !CONDITION.test(section)) ?? first);
  }
  if (value < 0 && second !== undefined) return inSection(-value, second);
  if (value === 0 && third !== undefined) return inSection(value, third);
  return inSection(value, first);
}

/** The sections between semicolons outside quotes. */
function sectionsOf(format: string): string[] {
  const sections: string[] = [''];
  for (const [piece] of format.matchAll(/"[^"]*"?|\\.|\[[^\]]*\]|[\s\S]/g)) {
    if (piece === ';') sections.push('');
    else sections[sections.length - 1] += piece;
  }
  return sections;
}

const CONDITION = /\[(<=|>=|<>|<|>|=)(-?[\d.]+)\]/;

/** Whether a value meets a section's own condition, such as `[>=1000]`. */
function meets(value: number, section: string): boolean {
  const [, sign, number] = CONDITION.exec(section) ?? [];
  const limit = Number(number);
  switch (sign) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    case '=':
      return value === limit;
    case '<>':
      return value !== limit;
    default:
      return false;
  }
}

function inSection(value: number, code: string): string {
  const bare = code.replace(/\[[^\]$]*\]/g, '');
  if (/^\s*general\s*$/i.test(bare)) return general(value);
  const plain = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '');
  if (/general/i.test(plain)) {
    return literal(bare.replace(/general/i, '\u0000')).replace('\u0000', general(value));
  }
  if (plain.trim() === '' && !/[0#?]/.test(code)) return literal(bare);
  if (/[ymdhs]|aaa/i.test(plain.replace(/e[+-]/gi, ''))) return formatDate(value, code);
  if (!/[0#?]/.test(plain)) return literal(bare);
  const percent = (plain.match(/%/g) ?? []).length;
  const thousands = /[0#?](,+)(?![0#?,])/.exec(plain)?.[1]?.length ?? 0;
  const shown = (value * 100 ** percent) / 1000 ** thousands;
  const [before = '', after = ''] = affixes(code);
  const sign = shown < 0 ? '-' : '';
  return `${sign}${before}${digitsOf(Math.abs(shown), plain)}${after}`;
}

function digitsOf(size: number, plain: string): string {
  const fraction = /[0#?]\s*\/\s*([0#?]+|\d+)/.exec(plain)?.[1];
  if (fraction) return asFraction(size, fraction, /[0#?]\s+[0#?]/.test(plain));
  const decimals = /\.([0#?]+)/.exec(plain)?.[1] ?? '';
  const least = (decimals.match(/0/g) ?? []).length;
  if (/e[+-]/i.test(plain)) {
    const [mantissa = '', exponent = ''] = size.toExponential(Math.min(100, decimals.length)).split('e');
    const places = /e[+-](0+)/i.exec(plain)?.[1]?.length ?? 1;
    const sign = exponent.startsWith('-') ? '-' : /e\+/i.test(plain) ? '+' : '';
    return `${mantissa}E${sign}${exponent.replace(/^[+-]/, '').padStart(places, '0')}`;
  }
  const whole = /^[^.]*/.exec(plain)?.[0] ?? '';
  return size.toLocaleString('en-US', {
    useGrouping: /[0#?],[0#?]/.test(plain),
    minimumIntegerDigits: Math.min(21, Math.max(1, (whole.match(/0/g) ?? []).length)),
    minimumFractionDigits: Math.min(20, least),
    maximumFractionDigits: Math.min(20, decimals.length),
  });
}

/**
 * A number as a fraction, whose denominator has as many digits as the format's placeholder, or is the format's fixed
 * denominator.
 */
function asFraction(size: number, below: string, mixed: boolean): string {
  const whole = mixed ? Math.floor(size) : 0;
  const rest = size - whole;
  const fixed = /^\d+$/.test(below) && !/^0+$/.test(below) ? Number(below) : undefined;
  const most = fixed ?? Math.min(999, 10 ** below.length - 1);
  let best: [number, number] = [Math.round(rest * most), most];
  for (let denominator = 1; fixed === undefined && denominator <= most; denominator++) {
    const numerator = Math.round(rest * denominator);
    if (Math.abs(numerator / denominator - rest) < Math.abs(best[0] / best[1] - rest) - 1e-12) {
      best = [numerator, denominator];
    }
    if (Math.abs(numerator / denominator - rest) < 1e-9) {
      best = [numerator, denominator];
      break;
    }
  }
  const [numerator, denominator] = best;
  if (numerator === 0) return String(whole);
  return `${whole > 0 ? `${whole} ` : ''}${numerator}/${denominator}`;
}

/** Ten significant digits hide the inexactness of binary fractions. */
function general(value: number): string {
  return String(Number(value.toPrecision(10)));
}

/** The literal text before and after the digits. */
function affixes(code: string): [string, string] {
  // A fixed denominator belongs to the digits, as a placeholder does.
  const clean = withoutMarks(code).replace(/([0#?]\s*\/\s*)[1-9]\d*/, '$1#');
  const match = /^((?:"[^"]*"|\\.|[^0#?.])*)[0#?.,/eE+\- ]*(.*)$/s.exec(clean);
  return [literal(match?.[1] ?? ''), literal(match?.[2] ?? '')];
}

/** The format without colours, conditions and fill characters; a currency in brackets stays next to its number. */
function withoutMarks(code: string): string {
  return code
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/[_*]./g, '');
}

function literal(text: string): string {
  return withoutMarks(text).replace(/"([^"]*)"|\\(.)/g, '$1$2');
}

const WEEKDAYS = '日一二三四五六';

/** `serial` is days since 1899-12-30, as spreadsheets count. */
function formatDate(serial: number, code: string): string {
  const date = new Date(Math.round((serial - 25_569) * 86_400_000));
  if (Number.isNaN(date.getTime())) return general(serial);
  const two = (value: number) => String(value).padStart(2, '0');
  const clean = withoutMarks(code);
  const name = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString('en-US', { ...options, timeZone: 'UTC' });
  const half = /am\/pm|上午\/下午/i.test(clean);
  const hours = half ? date.getUTCHours() % 12 || 12 : date.getUTCHours();
  const tokens = /"([^"]*)"|\\(.)|am\/pm|上午\/下午|y{1,4}|m{1,5}|d{1,4}|a{3,4}|h{1,2}|s{1,2}/gi;
  return clean.replace(
    tokens,
    (part, quoted: string | undefined, escaped: string | undefined, at: number) => {
      if (part.startsWith('"') || part.startsWith('\\')) return quoted ?? escaped ?? '';
      const letter = part[0]?.toLowerCase();
      const long = part.length;
      if (part.toLowerCase() === 'am/pm') return date.getUTCHours() < 12 ? 'AM' : 'PM';
      if (part === '上午/下午') return date.getUTCHours() < 12 ? '上午' : '下午';
      if (letter === 'y') return long <= 2 ? two(date.getUTCFullYear() % 100) : String(date.getUTCFullYear());
      if (letter === 'm' && long <= 2) {
        const minutes = /h[^a-z]*$/i.test(clean.slice(0, at)) || /^m+[^a-z]*s/i.test(clean.slice(at));
        const number = minutes ? date.getUTCMinutes() : date.getUTCMonth() + 1;
        return long === 2 ? two(number) : String(number);
      }
      if (letter === 'm')
        return long === 3 ? name({ month: 'short' }) : name({ month: long === 5 ? 'narrow' : 'long' });
      if (letter === 'd' && long > 2) return name({ weekday: long === 3 ? 'short' : 'long' });
      if (letter === 'a') return `${long === 4 ? '星期' : ''}${WEEKDAYS[date.getUTCDay()] ?? ''}`;
      const number = letter === 'd' ? date.getUTCDate() : letter === 'h' ? hours : date.getUTCSeconds();
      return long === 2 ? two(number) : String(number);
    },
  );
}
