/** The files of a build, inserted into the worker by the build. */
export interface Program {
  /** Identifies the build. */
  readonly version: string;
  /** The entry script of the page, whose name is unique to this build. */
  readonly entry: string;
  /** Paths of the files that are stored in advance: all files that a lesson may need. */
  readonly files: readonly string[];
  /** Paths of the files that are stored once they were used: fonts of a few characters each, the PDF viewer. */
  readonly extras: readonly string[];
}

/** Ports of the browser that storing a program needs. */
export interface KeeperPorts {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Origin of the application, such as `https://lectern.example`. */
  readonly origin: string;
  /** Resolves when there is no user input on any page, because storing the program slows down a slow machine. */
  readonly rest: () => Promise<void>;
}

const PREFIX = 'lectern-program-';
const EXTRAS = 'lectern-extras';
const PAGE = '/';
/** The files do not depend on request headers. */
const IGNORING = { ignoreVary: true };
/**
 * Number of files fetched and stored at once: a batch takes a fifth less time than single files, and of a browser's six
 * connections to a server some are left to the pages.
 */
const AT_ONCE = 4;
/** Time after which the cached page is used, if there is one, milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Stores the application in the browser, for opening it offline. Files are named by their content, and the page of a
 * build is stored only together with all of its files, so that builds are never mixed. While the server responds, its
 * page is used.
 */
export class ProgramKeeper {
  readonly #ports: KeeperPorts;
  readonly #program: Program;

  constructor(ports: KeeperPorts, program: Program) {
    this.#ports = ports;
    this.#program = program;
  }

  /**
   * Stores the program. Rejects when a part is missing or the server has another build by now; then the stored parts do
   * not count.
   */
  async install(): Promise<void> {
    const { caches, fetch, rest } = this.#ports;
    const own = PREFIX + this.#program.version;
    const cache = await caches.open(own);
    const here = await this.#pathsIn(own);
    const left = this.#program.files.filter((path) => !here.has(path));
    // Files that did not change are copied from an older build.
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
    // Rejects when any of them has another status than 200.
    if (unknown.length > 0) await cache.addAll(unknown);
  }

  /**
   * Deletes older builds, except the last complete build, and incomplete builds after it, because open windows may
   * still need their files.
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
   * The response to a request; undefined for requests outside the program, which are not intercepted. `ahead`: the
   * response to a page from navigation preload; resolves with undefined without preload.
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
    // A failure is handled below, after looking for the cached page.
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

  /** The page of the last complete build. */
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

  /** The names of the builds' caches, the oldest first. */
  async #programs(): Promise<string[]> {
    return (await this.#ports.caches.keys()).filter((name) => name.startsWith(PREFIX));
  }
}
