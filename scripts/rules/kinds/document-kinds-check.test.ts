import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { checkDocumentKinds } from './document-kinds.ts';

let checkout: PlantedCheckout;

/** Two kinds, one of them with another `core_type`. */
beforeEach(() => {
  checkout = plantCheckout();
  checkout.plant(
    'packages/protocol/src/documents/document-kinds.ts',
    `export const documentKinds = {
  coursewares: { coreType: 'courseware', comments: true },
  hologram: { coreType: 'light', comments: false },
} as const satisfies Readonly<Record<string, DocumentKind>>;
export const isFirst = (code: string) => code === 'coursewares';
`,
  );
});

afterEach(() => checkout.remove());

const SERVER = 'apps/server/src/features/rooms/room.ts';
const WEB = 'apps/web/src/features/editor/room.tsx';

describe('checkDocumentKinds', () => {
  it.each([
    ['a comparison', SERVER, "export const isIt = (code: string) => code === 'hologram';\n"],
    ['a comparison the other way round', WEB, "export const isIt = (code: string) => 'hologram' != code;\n"],
    ['a case of a switch', WEB, "switch (code) {\n  case 'coursewares':\n    break;\n}\n"],
    ['a list that is searched', SERVER, "export const has = (['coursewares'] as const).includes(code);\n"],
    ['a type', WEB, "export type Shown = 'coursewares' | 'assets';\n"],
    ['a partial table', SERVER, "const A: Partial<Record<Code, string>> = { coursewares: '' };\n"],
    ['a table by any string', SERVER, "const A = { 'hologram': 1 } satisfies Record<string, number>;\n"],
    ['a query', SERVER, "query.where('resource_type_code', '=', 'hologram');\n"],
    ['SQL', SERVER, "sql`select id from document where resource_type_code <> 'hologram'`;\n"],
    ['a style', 'apps/web/src/features/editor/room.module.css', '.icon[data-kind="hologram"] {\n}\n'],
  ])('finds %s with the code of a kind', (_name, file, source) => {
    checkout.plant(file, source);
    expect(checkDocumentKinds(checkout.root).map((said) => said.split(':')[0])).toEqual([file]);
  });

  it('returns the line of a comparison', () => {
    checkout.plant(SERVER, "\nexport const isIt = (code: string) => code === 'hologram';\n");
    expect(checkDocumentKinds(checkout.root)[0]).toMatch(`${SERVER}:2: a document's kind is compared`);
  });
});

it.each([
  ['the table itself', 'packages/base/src/nothing.ts', ''],
  ['a fact of a row', WEB, "export const has = documentKindOf(code)?.comments === true;\n// 'hologram'\n"],
  ['a table of every kind', WEB, "const A: Readonly<Record<DocumentKindCode, string>> = { hologram: '' };\n"],
  ['the creation of a document', SERVER, "create({ resourceTypeCode: 'hologram' });\n"],
  ['a comparison of the viewer', WEB, "export const isIt = item.core_type === 'courseware';\n"],
  ['a test', 'apps/server/src/features/rooms/room.test.ts', "expect(code === 'hologram').toBe(true);\n"],
])('checkDocumentKinds accepts %s', (_name, file, source) => {
  checkout.plant(file, source);
  expect(checkDocumentKinds(checkout.root)).toEqual([]);
});
