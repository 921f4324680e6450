import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Program, ProgramKeeper } from './program-keeper.ts';

const ORIGIN = 'https://lectern.example';
const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly #fetch: (request: Request) => Promise<Response>;

  constructor(fetch: (request: Request) => Promise<Response>) {
    this.#fetch = fetch;
  }

  addAll = async (requests: readonly Request[]) => {
    const responses = await Promise.all(requests.map((request) => this.#fetch(request)));
    for (const { status } of responses) if (status !== 200) throw new TypeError(`answered ${status}`);
    for (const [at, request] of requests.entries())
      this.entries.set(pathOf(request), responses[at] as Response);
  };
  match = async (request: Request | string) => this.entries.get(pathOf(request))?.clone();
  put = async (request: Request | string, response: Response) => {
    this.entries.set(pathOf(request), response);
  };
  delete = async (request: Request | string) => this.entries.delete(pathOf(request));
  keys = async () => [...this.entries.keys()].map((path) => ({ url: ORIGIN + path }));
}

/** The caches of one browser, and a mock server of any build that can be offline. */
class World {
  readonly stored = new Map<string, FakeCache>();
  readonly asked: string[] = [];
  build = 'one';
  isAway = false;
  isSlow = false;
  status = 200;

  readonly caches = {
    open: async (name: string) => {
      const cache = this.stored.get(name) ?? new FakeCache(this.fetch);
      this.stored.set(name, cache);
      return cache;
    },
    keys: async () => [...this.stored.keys()],
    delete: async (name: string) => this.stored.delete(name),
    match: async (path: string) => {
      for (const cache of this.stored.values()) {
        const found = await cache.match(path);
        if (found) return found;
      }
      return undefined;
    },
  } as unknown as CacheStorage;

  readonly fetch = async (request: Request | string): Promise<Response> => {
    const path = pathOf(request);
    this.asked.push(path);
    if (this.isSlow) await new Promise(() => undefined);
    if (this.isAway) throw new TypeError('Failed to fetch');
    if (path === '/')
      return new Response(`page with /assets/entry-${this.build}.js`, { status: this.status });
    const isOurs = path.includes(this.build) || path.includes('same') || path.includes('font');
    return new Response(`content of ${path}`, { status: isOurs ? 200 : 404 });
  };

  keeper(build: string): ProgramKeeper {
    const program: Program = {
      version: build,
      entry: `/assets/entry-${build}.js`,
      files: [`/assets/entry-${build}.js`, `/assets/editor-${build}.js`, '/assets/react-same.js'],
      extras: ['/assets/font-a.woff2'],
    };
    return new ProgramKeeper(
      { caches: this.caches, fetch: this.fetch, origin: ORIGIN, rest: async () => undefined },
      program,
    );
  }
}

function ask(path: string, mode: 'navigate' | 'cors' = 'cors', method = 'GET'): Request {
  return { url: ORIGIN + path, mode, method } as Request;
}

let world: World;
beforeEach(() => {
  world = new World();
});

async function text(answer: Promise<Response> | undefined): Promise<string> {
  return (await answer)?.text() ?? 'not answered';
}

describe('the copy of the program in the browser', () => {
  it('opens offline: the page and all of its files', async () => {
    const keeper = world.keeper('one');
    await keeper.install();
    world.isAway = true;
    expect(await text(keeper.answer(ask('/?theme=dark', 'navigate')))).toContain('entry-one');
    expect(await text(keeper.answer(ask('/assets/editor-one.js')))).toBe('content of /assets/editor-one.js');
  });

  it("is replaced by the server's build while the server responds", async () => {
    const keeper = world.keeper('one');
    await keeper.install();
    world.build = 'two';
    expect(await text(keeper.answer(ask('/', 'navigate')))).toContain('entry-two');
    world.status = 503;
    expect(await text(keeper.answer(ask('/', 'navigate')))).toContain('entry-one');
  });

  it('is opened from the cache when the page does not arrive within five seconds', async () => {
    vi.useFakeTimers();
    const keeper = world.keeper('one');
    await keeper.install();
    world.isSlow = true;
    const page = text(keeper.answer(ask('/', 'navigate')));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await page).toContain('entry-one');
    vi.useRealTimers();
  });

  it('uses the page that the browser preloaded while the worker started, without a second request', async () => {
    const keeper = world.keeper('one');
    await keeper.install();
    world.asked.length = 0;
    const ahead = Promise.resolve(new Response('asked ahead'));
    expect(await text(keeper.answer(ask('/', 'navigate'), ahead))).toBe('asked ahead');
    expect(world.asked).toEqual([]);
    // A browser without navigation preload.
    expect(await text(keeper.answer(ask('/', 'navigate'), Promise.resolve(undefined)))).toContain(
      'entry-one',
    );
    expect(world.asked).toEqual(['/']);
    const lost = Promise.reject(new TypeError('no network'));
    expect(await text(keeper.answer(ask('/', 'navigate'), lost))).toContain('entry-one');
  });

  it('requests the page from the server while it looks for the cached page', async () => {
    const keeper = world.keeper('one');
    world.asked.length = 0;
    void keeper.answer(ask('/', 'navigate'));
    expect(world.asked).toEqual(['/']);
  });

  it('never mixes two builds, and ignores an incomplete build', async () => {
    const keeper = world.keeper('one');
    await keeper.install();
    const next = world.keeper('two');
    // The server still has the files of the first build when the worker of the second one installs.
    await expect(next.install()).rejects.toThrow('answered 404');
    world.isAway = true;
    expect(await text(next.answer(ask('/', 'navigate')))).toContain('entry-one');
    expect(await text(next.answer(ask('/assets/editor-one.js')))).toContain('editor-one');
  });

  it("is not stored when the server's build changes between the files and the page", async () => {
    const keeper = world.keeper('one');
    const { fetch } = world;
    const changing = new ProgramKeeper(
      {
        caches: world.caches,
        origin: ORIGIN,
        rest: async () => undefined,
        fetch: async (request) => {
          if (pathOf(request) === '/') world.build = 'two';
          return await fetch(request);
        },
      },
      { version: 'one', entry: '/assets/entry-one.js', files: ['/assets/entry-one.js'], extras: [] },
    );
    await expect(changing.install()).rejects.toThrow('another build');
    world.isAway = true;
    await expect(keeper.answer(ask('/', 'navigate'))).rejects.toThrow('Failed to fetch');
  });

  it('is stored in batches that wait for user input, and continues afterwards', async () => {
    const files = Array.from({ length: 10 }, (_, at) => `/assets/${at}-one.js`);
    const program = { version: 'one', entry: '/assets/entry-one.js', files, extras: [] };
    let rested = 0;
    let work = () => {};
    const rest = async () => {
      rested++;
      if (rested === 2) await new Promise<void>((resolve) => (work = resolve));
    };
    const { caches, fetch } = world;
    const putAway = new ProgramKeeper({ caches, fetch, origin: ORIGIN, rest }, program).install();
    await vi.waitFor(() => expect(rested).toBe(2));
    expect(world.asked).toEqual(files.slice(0, 4));
    work();
    await putAway;
    expect(world.asked).toEqual([...files, '/']);
  });

  it('fetches no stored file again when it was interrupted before', async () => {
    world.status = 503;
    await expect(world.keeper('one').install()).rejects.toThrow('another build');
    world.status = 200;
    world.asked.length = 0;
    await world.keeper('one').install();
    expect(world.asked).toEqual(['/']);
  });

  it('is replaced by a new build at once, fetching only changed files, and keeps the last build for open windows', async () => {
    for (const build of ['zero', 'one', 'two']) {
      world.build = build;
      const keeper = world.keeper(build);
      await keeper.install();
      await keeper.activate();
    }
    expect(world.asked.filter((path) => path === '/assets/react-same.js')).toHaveLength(1);
    const programs = [...world.stored.keys()].filter((name) => name.startsWith('lectern-program'));
    expect(programs).toEqual(['lectern-program-one', 'lectern-program-two']);
    world.isAway = true;
    const keeper = world.keeper('two');
    expect(await text(keeper.answer(ask('/', 'navigate')))).toContain('entry-two');
    expect(await text(keeper.answer(ask('/assets/editor-one.js')))).toContain('editor-one');
  });

  it('keeps the last complete build, although an incomplete build followed', async () => {
    const takeOver = async (build: string) => {
      world.build = build;
      await world.keeper(build).install();
      await world.keeper(build).activate();
    };
    const programs = () => [...world.stored.keys()].filter((name) => name.startsWith('lectern-program'));
    await takeOver('zero');
    world.build = 'one';
    world.status = 503;
    await expect(world.keeper('one').install()).rejects.toThrow('another build');
    world.status = 200;
    await takeOver('two');
    // A window that was opened with that build is still open.
    world.isAway = true;
    expect(await text(world.keeper('two').answer(ask('/assets/editor-zero.js')))).toBe(
      'content of /assets/editor-zero.js',
    );
    world.isAway = false;
    await takeOver('three');
    expect(programs()).toEqual(['lectern-program-two', 'lectern-program-three']);
  });

  it('stores a font when it is used for the first time', async () => {
    const keeper = world.keeper('one');
    await text(keeper.answer(ask('/assets/font-a.woff2')));
    world.isAway = true;
    expect(await text(keeper.answer(ask('/assets/font-a.woff2')))).toContain('font-a');
  });

  it('does not handle calls, files of coursewares and other sites', () => {
    const keeper = world.keeper('one');
    expect(keeper.answer(ask('/api/courseware/1/state'))).toBeUndefined();
    expect(keeper.answer(ask('/files/abc?d=1'))).toBeUndefined();
    expect(keeper.answer(ask('/assets/entry-one.js', 'cors', 'POST'))).toBeUndefined();
    expect(keeper.answer(ask('/docs', 'navigate'))).toBeUndefined();
    const foreign = { url: 'https://other.example/assets/a.js', mode: 'cors', method: 'GET' } as Request;
    expect(keeper.answer(foreign)).toBeUndefined();
  });
});
