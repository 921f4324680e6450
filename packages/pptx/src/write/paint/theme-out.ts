import { OFFICE_COLORS, type Theme, type ThemeSlot } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { document, NAMESPACES, tag, type Xml } from '../xml/xml-out.ts';

const SLOTS = Object.keys(OFFICE_COLORS) as ThemeSlot[];

/** The twelve colours of a theme (a:clrScheme, 20.1.6.2); missing colours are Office's. */
export function colorSchemeXml(theme: Pick<Theme, 'colors'> | undefined): Xml {
  const color = (slot: ThemeSlot) => theme?.colors[slot] ?? OFFICE_COLORS[slot] ?? '000000';
  return tag(
    'a:clrScheme',
    { name: 'Lectern' },
    ...SLOTS.map((slot) => tag(`a:${slot}`, {}, tag('a:srgbClr', { val: color(slot).toUpperCase() }))),
  );
}

/** Adds colours to the current part that override its theme's (a:themeOverride, 20.1.6.12). */
export function relateThemeOverride(theme: Pick<Theme, 'colors'>, scope: OutScope): void {
  const part = scope.package.part(
    scope.package.freeName('ppt/theme/themeOverride', '.xml'),
    'application/vnd.openxmlformats-officedocument.themeOverride+xml',
  );
  part.bytes = document(tag('a:themeOverride', { 'xmlns:a': NAMESPACES['xmlns:a'] }, colorSchemeXml(theme)));
  scope.part.relate('themeOverride', part.name);
}
