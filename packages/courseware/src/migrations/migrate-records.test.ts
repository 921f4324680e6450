import { describe, expect, it } from 'vitest';
import { sampleRecords, shape } from '../../test/sample.ts';
import { SCHEMA_VERSION } from '../records/record.ts';
import { migrateRecords } from './migrate-records.ts';

const [deck, page] = sampleRecords(1, 0);
const code = (value: string) => expect.objectContaining({ code: value });

describe('migrateRecords', () => {
  it('returns valid records, with the present schema of the deck', () => {
    const records = migrateRecords([{ ...deck, schema: 1 }, page, shape('s', 'p0', 'a0')], SCHEMA_VERSION);
    expect(records).toEqual([{ ...deck, schema: SCHEMA_VERSION }, page, shape('s', 'p0', 'a0')]);
  });

  it('leaves out invalid records, and invalid optional properties of others', () => {
    const records = migrateRecords(
      [
        deck,
        null,
        'odd',
        { kind: 'page' },
        { kind: 'page', id: 5, order: 'a0' },
        { kind: 'odd', id: 'x' },
        { ...page, hidden: 'odd' },
      ],
      SCHEMA_VERSION,
    );
    expect(records.map(({ id }) => id)).toEqual(['deck', 'p0']);
    expect(records[1]).not.toHaveProperty('hidden');
  });

  it('keeps the last of two records with one id, and drops records that a step drops', () => {
    const steps = [
      {
        to: 2,
        name: '',
        up: (record: { id: string }) => (record.id === 'gone' ? undefined : { ...record, name: 'N' }),
      },
    ];
    const values = [deck, shape('s', 'p0', 'a0'), shape('s', 'p0', 'a1'), shape('gone', 'p0', 'a2')];
    expect(migrateRecords(values, 1, steps, 2)).toMatchObject([
      { schema: 2 },
      { id: 's', order: 'a1', name: 'N' },
    ]);
  });

  it('throws for a later schema and without a deck', () => {
    expect(() => migrateRecords([deck], SCHEMA_VERSION + 1)).toThrow(code('COURSEWARE_NEWER'));
    expect(() => migrateRecords([page], SCHEMA_VERSION)).toThrow(code('COURSEWARE_INVALID'));
    expect(() => migrateRecords([{ ...page, id: 'deck' }], SCHEMA_VERSION)).toThrow(
      code('COURSEWARE_INVALID'),
    );
  });
});
