import type { Theme } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { document, NAMESPACES, tag } from '../xml/xml-out.ts';
import { colorSchemeXml } from './color-scheme-out.ts';

/** Adds colours to the current part that override its theme's (a:themeOverride, 20.1.6.12). */
export function relateThemeOverride(theme: Pick<Theme, 'colors'>, scope: OutScope): void {
  const part = scope.package.part(
    scope.package.freeName('ppt/theme/themeOverride', '.xml'),
    'application/vnd.openxmlformats-officedocument.themeOverride+xml',
  );
  part.bytes = document(tag('a:themeOverride', { 'xmlns:a': NAMESPACES['xmlns:a'] }, colorSchemeXml(theme)));
  scope.part.relate('themeOverride', part.name);
}
