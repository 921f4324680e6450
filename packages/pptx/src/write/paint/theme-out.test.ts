import { strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import { outScope, relationsOf } from '../../../test/out-scope-source.ts';
import { colorSchemeXml, relateThemeOverride } from './theme-out.ts';

it('colorSchemeXml returns twelve colours, in capitals, missing ones from Office', () => {
  const xml = colorSchemeXml({ colors: { dk1: 'aabbcc' } });
  expect(xml).toMatch(
    /^<a:clrScheme name="Lectern"><a:dk1><a:srgbClr val="AABBCC"\/><\/a:dk1><a:lt1><a:srgbClr val="FFFFFF"\/>/,
  );
  expect(xml.match(/<a:srgbClr/g)).toHaveLength(12);
  expect(colorSchemeXml(undefined)).toContain('<a:dk1><a:srgbClr val="000000"/></a:dk1>');
});

it('relateThemeOverride adds a part with the colours', () => {
  const scope = outScope();
  relateThemeOverride({ colors: { accent1: '123456' } }, scope);
  expect(relationsOf(scope)).toEqual(['rId1 themeOverride ppt/theme/themeOverride1.xml']);
  const part = scope.package.written('ppt/theme/themeOverride1.xml');
  expect(part?.contentType).toBe('application/vnd.openxmlformats-officedocument.themeOverride+xml');
  expect(strFromU8(part?.bytes ?? new Uint8Array())).toContain(
    '<a:accent1><a:srgbClr val="123456"/></a:accent1>',
  );
});
