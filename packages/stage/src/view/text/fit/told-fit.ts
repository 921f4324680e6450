import type { ResolvedTextBox } from '@lectern/courseware';
import type { TextRect } from '../frame-layout.ts';

/**
 * What the markup says of a text that shrinks to fit, for who measures it later: nothing where the stage does that itself.
 * In the build that renders pages on the server `told-fit-on-server.ts` takes its place (`apps/web/vite.ssr.config.ts`).
 */
export function toldFit(_wanted: boolean, _box: ResolvedTextBox, _rect: TextRect): string | undefined {
  return undefined;
}
