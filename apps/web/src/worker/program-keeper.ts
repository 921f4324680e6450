/** What a build is made of, as the build writes it into the worker. */
export interface Program {
  /** Names the build: another one has another. */
  readonly version: string;
  /** The script with which the page begins; it stands in the page of this build and of no other. */
  readonly entry: string;
  /** What is kept ahead, by path: whatever a lesson may need. */
  readonly files: readonly string[];
  /** What is kept once it was used: fonts of a few characters each, the PDF viewer. */
  readonly extras: readonly string[];
}

/** What keeping a program takes of the browser. */
export interface KeeperPorts {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Of the application, such as `https://lectern.example`. */
  readonly origin: string;
  /** Resolves when nobody does anything on a page, for putting the program away takes much of a slow machine. */
  readonly rest: () => Promise<void>;
}

const PREFIX = 'lectern-program-';
const EXTRAS = 'lectern-extras';
const PAGE = '/';
/** Files are the same however they were asked for. */
const IGNORING = { ignoreVary: true };
/**
 * Fetched and put away at once: a browser takes a fifth less for several than for each by itself, and has six lines to a
 * server, of which some are left to the pages.
 */
const AT_ONCE = 4;
/** A page that has not come by then comes from here, where there is one. Milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Keeps the application in the browser, to be opened without a network. Files are named by their content, and the page of
 * a build is kept only together with all of its files: so what is opened is one build, never parts of two. While the
 * server answers, the page comes from there.
 */
export class ProgramKeeper {
  readonly #ports: KeeperPorts;
  readonly #program: Program;

  constructor(ports: KeeperPorts, program: Program) {
    this.#ports = ports;
    this.#program = program;
  }

  /** Puts the program away. Rejects when a part is missing or the server has another build by now; then nothing counts. */
  async install(): Promise<void> {
    const { caches, fetch, rest } = this.#ports;
    const own = PREFIX + this.#program.version;
    const cache = await caches.open(own);
    const here = await this.#pathsIn(own);
    const left = this.#program.files.filter((path) => !here.has(path));
    // What did not change since the last build is there already.
    const older = new Map<string, string>();
    for (const name of await this.#programs())
      if (name !== own) for (const path of await this.#pathsIn(name)) older.set(path, name);
    while (left.length > 0) {
      await rest();
      await this.#put(cache, left.splice(0, AT_ONCE), older);
    }
    const page = await fetch(PAGE, { cache: 'no-store', credentials: 'omit' });
    const html = await page.clone().text();
    if (!page.ok || !html.includes(this.#program.entry)) throw new Error('the server has another build');
    await cache.put(PAGE, page);
  }

  async #pathsIn(name: string): Promise<ReadonlySet<string>> {
    const cache = await this.#ports.caches.open(name);
    return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  }

  async #put(cache: Cache, paths: readonly string[], older: ReadonlyMap<string, string>): Promise<void> {
    const { caches, origin } = this.#ports;
    const unknown: Request[] = [];
    for (const path of paths) {
      const name = older.get(path);
      const kept = name === undefined ? undefined : await (await caches.open(name)).match(path, IGNORING);
      if (kept) await cache.put(path, kept);
      else unknown.push(new Request(origin + path, { credentials: 'omit' }));
    }
    // Rejects where one of them is not answered with what it is.
    if (unknown.length > 0) await cache.addAll(unknown);
  }

  /**
   * Lets go of older builds, but for the last that is whole: windows that are open may still need a part of it, and of one
   * that came after it and was cut off.
   */
  async activate(): Promise<void> {
    const { caches } = this.#ports;
    const own = PREFIX + this.#program.version;
    const others = (await this.#programs()).filter((name) => name !== own);
    const whole = await Promise.all(
      others.map(async (name) => (await (await caches.open(name)).match(PAGE, IGNORING)) !== undefined),
    );
    const kept = others.slice(whole.lastIndexOf(true));
    const past = others.filter((name) => !kept.includes(name));
    await Promise.all(past.map((name) => caches.delete(name)));
    const extras = await caches.open(EXTRAS);
    for (const { url } of await extras.keys()) {
      if (!this.#program.extras.includes(new URL(url).pathname)) await extras.delete(url);
    }
  }

  /**
   * The answer to a request; undefined for what is none of the program's, which goes its own way. `ahead`: the server's
   * answer to a page, which the browser asked for while it started the worker; resolves with undefined where it does not.
   */
  answer(request: Request, ahead?: Promise<Response | undefined>): Promise<Response> | undefined {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== this.#ports.origin) return undefined;
    if (request.mode === 'navigate') {
      return pathname === PAGE || pathname === '/index.html' ? this.#page(request, ahead) : undefined;
    }
    return pathname.startsWith('/assets/') ? this.#file(request, pathname) : undefined;
  }

  async #page(request: Request, ahead: Promise<Response | undefined> | undefined): Promise<Response> {
    const fetched = this.#fetched(request, ahead);
    // Looked at below, after what is kept was looked for.
    fetched.catch(() => undefined);
    const kept = await this.#keptPage();
    if (kept === undefined) return await fetched;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    });
    try {
      const response = await Promise.race([fetched, late]);
      return response === undefined || response.status >= 500 ? kept : response;
    } catch {
      return kept;
    } finally {
      clearTimeout(timer);
    }
  }

  #fetched(request: Request, ahead: Promise<Response | undefined> | undefined): Promise<Response> {
    const { fetch } = this.#ports;
    return ahead === undefined ? fetch(request) : ahead.then((response) => response ?? fetch(request));
  }

  async #file(request: Request, path: string): Promise<Response> {
    const kept = await this.#kept(path);
    if (kept !== undefined) return kept;
    const response = await this.#ports.fetch(request);
    if (response.status === 200 && this.#program.extras.includes(path)) {
      const copy = response.clone();
      await this.#ports.caches.open(EXTRAS).then(
        (extras) => extras.put(path, copy),
        () => undefined,
      );
    }
    return response;
  }

  /** The page of the last build that is whole. */
  async #keptPage(): Promise<Response | undefined> {
    for (const name of (await this.#programs()).reverse()) {
      const page = await (await this.#ports.caches.open(name)).match(PAGE, IGNORING);
      if (page) return page;
    }
    return undefined;
  }

  #kept(path: string): Promise<Response | undefined> {
    return this.#ports.caches.match(path, IGNORING);
  }

  /** The caches of builds, the oldest first. */
  async #programs(): Promise<string[]> {
    return (await this.#ports.caches.keys()).filter((name) => name.startsWith(PREFIX));
  }
}
