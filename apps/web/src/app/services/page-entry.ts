/** The script with which the page of this build begins; undefined in development, where it has no lasting name. */
export function pageEntry(): string | undefined {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
  return scripts.map(({ src }) => new URL(src).pathname).find((path) => path.startsWith('/assets/'));
}
