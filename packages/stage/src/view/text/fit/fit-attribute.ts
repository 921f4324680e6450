import type { ResolvedTextBox } from '@lectern/courseware';
import type { TextRect } from '../frame-layout.ts';

/**
 * An attribute for code that fits a text later; undefined when the stage itself does that. In the build that renders
 * pages on the server, `fit-attribute-on-server.ts` replaces this file (`apps/web/vite.ssr.config.ts`).
 */
export function fitAttribute(_wanted: boolean, _box: ResolvedTextBox, _rect: TextRect): string | undefined {
  return undefined;
}
