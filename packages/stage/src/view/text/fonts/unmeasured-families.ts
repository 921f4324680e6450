/**
 * The fonts tried for a run when no browser can tell which are installed: all of them, in order. In the build that
 * renders pages on the server, a version replaces this file that prefixes each with the number of its script
 * (`apps/web/vite.ssr.config.ts`), so that the browser which gets the markup can choose one per script.
 */
export function unmeasuredFamilies(names: readonly string[], _script: number): readonly string[] {
  return names;
}
