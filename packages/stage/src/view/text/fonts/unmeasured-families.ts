/**
 * The fonts tried for a run when there is no browser to measure which are installed: all of them, in order. The build
 * that renders pages on the server replaces this file (`apps/web/vite.ssr.config.ts`): its version prefixes each font
 * with the number of its script, so that the browser can select one font per script.
 */
export function unmeasuredFamilies(names: readonly string[], _script: number): readonly string[] {
  return names;
}
