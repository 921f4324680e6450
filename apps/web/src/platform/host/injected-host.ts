/**
 * The object that a client puts into the window before any script of the page (docs/host.md). Its content is untrusted.
 */
export interface InjectedHost {
  readonly info?: unknown;
  readonly invoke?: unknown;
  readonly postMessage?: unknown;
  readonly addEventListener?: unknown;
  readonly removeEventListener?: unknown;
}

interface HostWindow {
  readonly lecternHost?: InjectedHost;
  readonly webkit?: { readonly messageHandlers?: { readonly lecternHost?: InjectedHost } };
}

/** The client's object, if the page runs in a client: a dedicated one, or a webview's message handler. */
export function injectedHost(): InjectedHost | undefined {
  try {
    const { lecternHost, webkit } = window as HostWindow;
    return lecternHost ?? webkit?.messageHandlers?.lecternHost;
  } catch {
    return undefined;
  }
}
