import { ownValue } from '@lectern/base';
/** Data for the text of a field: page number, date and language. */
export interface FieldContext {
  /** Number of the page; the first page has 1 unless the deck's numbering starts elsewhere. */
  readonly pageNumber?: number | undefined;
  readonly now?: Date | undefined;
  /** Language of the text, such as `en-US`; Chinese when left out. */
  readonly lang?: string | undefined;
}

/** Text of a field; `datetime1` to `datetime13` as in 21.1.2.2.4, `last` for unknown fields. */
export function fieldText(field: string, last: string, { pageNumber, now, lang }: FieldContext): string {
  if (field === 'slidenum') return pageNumber === undefined ? last : String(pageNumber);
  if (!field.startsWith('datetime') || now === undefined) return last;
  const options = ownValue(DATE_FORMATS, field);
  if (!options) return last;
  try {
    return new Intl.DateTimeFormat(lang ?? 'zh-CN', options).format(now);
  } catch {
    // the file's language is not valid
    return new Intl.DateTimeFormat('zh-CN', options).format(now);
  }
}

const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
const LONG: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const DATE_FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  datetime: DAY,
  datetime1: DAY,
  datetime2: { ...LONG, weekday: 'long' },
  datetime3: LONG,
  datetime4: LONG,
  datetime5: LONG,
  datetime6: { year: 'numeric', month: 'long' },
  datetime7: { year: 'numeric', month: 'short' },
  datetime8: { ...DAY, ...TIME },
  datetime9: { ...DAY, ...TIME, second: '2-digit' },
  datetime10: { ...TIME, hour12: false },
  datetime11: { ...TIME, second: '2-digit', hour12: false },
  datetime12: { ...TIME, hour12: true },
  datetime13: { ...TIME, second: '2-digit', hour12: true },
};
