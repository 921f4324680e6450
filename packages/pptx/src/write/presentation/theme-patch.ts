import type { Theme } from '@lectern/courseware';
import { escapeXml } from '../../package/escape-xml.ts';
import { sameValue } from '../original/same-record.ts';
import { colorSchemeXml } from '../paint/theme-out.ts';
import { fontSchemeXml } from '../slide/design-out.ts';
import { declare } from '../xml/declared-prefixes.ts';
import type { PatchedXml } from '../xml/patched-xml.ts';

/** Sets colours, fonts and name in the original theme; false when anything else has changed. */
export function patchTheme(theme: Theme, original: Theme, patch: PatchedXml): boolean {
  const same = (key: keyof Theme) => sameValue(theme[key], original[key], () => undefined);
  if (!(['fills', 'backgroundFills', 'lines', 'effects'] as const).every(same)) return false;
  const elements = patch.root.child('a:themeElements');
  const colors = elements?.child('a:clrScheme');
  const fonts = elements?.child('a:fontScheme');
  if (!elements || !colors || !fonts || !declare(patch)) return false;
  if (!same('name'))
    patch.setAttribute(patch.root, 'name', theme.name === undefined ? undefined : escapeXml(theme.name));
  if (!same('colors')) patch.replace(colors, colorSchemeXml(theme));
  if (!same('fonts')) patch.replace(fonts, fontSchemeXml(theme));
  return true;
}
