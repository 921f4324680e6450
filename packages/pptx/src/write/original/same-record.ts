import { normalParagraphs, type Paragraph } from '@lectern/courseware';

/** Returns the id of the original record that is matched with a record of the document; undefined for a new record. */
export type Counterpart = (id: string) => string | undefined;

/** Used for a first comparison, before records are matched: every reference counts as equal. */
export const anyCounterpart: Counterpart = () => undefined;

/** Properties that contain the id of another record. */
const REFERENCES = new Set(['elementId', 'basketId', 'pageId', 'layoutId', 'masterId', 'themeId']);
/** Identity and position of a record, which the caller compares. */
const OWN = new Set(['id', 'order', 'parentId', 'origin']);

/**
 * Whether a record of the document equals its original, regardless of ids: references are mapped by `counterpart`,
 * texts are compared in their stored form. `except`: ignored properties.
 */
export function sameRecord(
  own: object,
  original: object,
  counterpart: Counterpart,
  except: ReadonlySet<string> = OWN,
): boolean {
  return sameObject(
    plain(own),
    plain(original),
    counterpart,
    except === OWN ? OWN : new Set([...OWN, ...except]),
  );
}

/** Whether two values are equal; `undefined` counts as left out. */
export function sameValue(own: unknown, original: unknown, counterpart: Counterpart): boolean {
  if (own === original) return true;
  if (Array.isArray(own) || Array.isArray(original)) {
    return (
      Array.isArray(own) &&
      Array.isArray(original) &&
      own.length === original.length &&
      own.every((item, index) => sameValue(item, original[index], counterpart))
    );
  }
  if (!isObject(own) || !isObject(original)) return false;
  if ('columns' in own && 'cells' in own) return sameTable(own, original, counterpart);
  return sameObject(own, original, counterpart);
}

const NONE: ReadonlySet<string> = new Set();

function sameObject(
  own: Plain,
  original: Plain,
  counterpart: Counterpart,
  except: ReadonlySet<string> = NONE,
): boolean {
  for (const key of Object.keys(own)) {
    if (except.has(key)) continue;
    if (!sameProperty(key, own[key], original[key], counterpart)) return false;
  }
  for (const key of Object.keys(original)) {
    if (!except.has(key) && original[key] !== undefined && own[key] === undefined) return false;
  }
  return true;
}

function sameProperty(key: string, own: unknown, original: unknown, counterpart: Counterpart): boolean {
  if (own === undefined || original === undefined) return own === original;
  if (REFERENCES.has(key) && typeof own === 'string')
    return counterpart === anyCounterpart || counterpart(own) === original;
  if (key === 'animations' && Array.isArray(own) && Array.isArray(original)) {
    return (
      own.length === original.length &&
      own.every((each, index) => sameObject(each, original[index], counterpart, OWN))
    );
  }
  if (key === 'paragraphs' && isText(own) && isText(original)) {
    // a document joins neighbouring runs of the same format when it stores them
    return (
      sameValue(own, original, counterpart) ||
      sameValue(normalParagraphs(own), normalParagraphs(original), counterpart)
    );
  }
  return sameValue(own, original, counterpart);
}

type Plain = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null;
}

function plain(value: object): Plain {
  return value as Plain;
}

function isText(value: unknown): value is Paragraph[] {
  return Array.isArray(value) && isObject(value[0]) && Array.isArray(value[0].runs);
}

/** Rows and columns are compared by position: their ids are the document's own. */
function sameTable(own: Plain, original: Plain, counterpart: Counterpart): boolean {
  const [mine, theirs] = [byPlace(own), byPlace(original)];
  return sameObject(mine, theirs, counterpart);
}

function byPlace(table: Plain): Plain {
  const columns = listOf(table.columns);
  const rows = listOf(table.rows);
  const cells = isObject(table.cells) ? table.cells : {};
  return {
    ...table,
    columns: columns.map(({ width }) => width),
    rows: rows.map(({ height }) => height),
    cells: rows.flatMap((row) => columns.map((column) => cells[`${row.id}:${column.id}`] ?? null)),
  };
}

function listOf(value: unknown): readonly Plain[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
