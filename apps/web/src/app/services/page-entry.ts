/** The entry script of this build; undefined in development, where it has no stable name. */
export function pageEntry(): string | undefined {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
  return scripts.map(({ src }) => new URL(src).pathname).find((path) => path.startsWith('/assets/'));
}
