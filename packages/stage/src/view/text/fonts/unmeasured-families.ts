/**
 * The faces tried for a run where no browser says which of them it has: all of them, in order. The build that renders pages
 * on the server writes before each the number of its script (`apps/web/vite.ssr.config.ts`), so that the browser which gets
 * the markup can choose one of each.
 */
export function unmeasuredFamilies(names: readonly string[], _script: number): readonly string[] {
  return names;
}
