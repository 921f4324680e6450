import { oneOf, type Random } from './random.ts';

type Holder = Record<string, unknown>;

const ODD_VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, -1e308, 0.1, '', '__proto__', 'constructor', '\u0000', '\ud800', [], {}],
  ...[[[]], { type: 'x' }, 'x'.repeat(70_000), 'javascript:alert(1)', '../../../etc/passwd'],
];

/** All objects in a value that contain others, itself first. */
function holdersIn(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersIn)];
}

function changeOne(record: unknown, change: (holder: Holder, key: string) => void, random: Random): void {
  const holder = oneOf(holdersIn(record), random);
  const key = holder && oneOf(Object.keys(holder), random);
  if (holder && key !== undefined) change(holder, key);
}

/** Breaks one to five of the records of an `.ndpx`. Throws for other text. */
export function breakRecords(json: string, random: Random): string {
  const { records } = JSON.parse(json) as { records: Holder[] };
  for (let round = 1 + random(5); round > 0; round--) {
    const record = oneOf(records, random) ?? {};
    const other = oneOf(records, random) ?? {};
    const breaks = [
      () => changeOne(record, (holder, key) => delete holder[key], random),
      () =>
        changeOne(
          record,
          (holder, key) => {
            holder[key] = oneOf(ODD_VALUES, random);
          },
          random,
        ),
      // a value of another record, of another kind
      () =>
        changeOne(
          record,
          (holder, key) => {
            holder[key] = structuredClone(oneOf(holdersIn(other), random));
          },
          random,
        ),
      () => records.splice(records.indexOf(record), 1),
      () => records.push(structuredClone(record)),
      () => Object.assign(record, { id: other.id }),
      // makes an element its own parent, or a child of one of its children
      () => Object.assign(record, { parentId: random(2) ? record.id : other.id }),
      () => Object.assign(record, { kind: other.kind }),
      () => Object.assign(record, { order: oneOf(ODD_VALUES, random) }),
    ];
    oneOf(breaks, random)?.();
  }
  const text = JSON.stringify({ records });
  // A key, and a depth of nesting, that JSON.stringify does not produce.
  if (random(8) === 0) return text.replace('"kind":', '"__proto__":{"polluted":1},"kind":');
  if (random(8) === 0) return text.replace('"id":', `"deep":${'['.repeat(random(50_000))},"id":`);
  return text;
}
