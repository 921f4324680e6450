import { coreType, resourceTypeCode } from '@lectern/protocol/document-shapes';
import { fileKinds } from '@lectern/protocol/file-kinds';
import { expect, it } from 'vitest';
import { coreTypeOf } from './document-presenter.ts';

it('every document type and extension has a core type', () => {
  for (const [kind, { extensions, resourceTypeCode: code }] of Object.entries(fileKinds)) {
    for (const format of extensions)
      expect(coreTypeOf({ resource_type_code: code, format }), format).toBe(kind);
  }
  expect(coreTypeOf({ resource_type_code: 'folder', format: '' })).toBe('folder');
  expect(coreTypeOf({ resource_type_code: 'superboard', format: 'superboard' })).toBe('courseware');
  for (const code of resourceTypeCode.options)
    expect(coreType.safeParse(coreTypeOf({ resource_type_code: code, format: '' })).success, code).toBe(true);
  expect(coreType.options.toSorted()).toEqual(['folder', 'exercise', ...Object.keys(fileKinds)].toSorted());
});
