import { LecternError } from '@lectern/protocol';
import { builtTools, catalogue } from '@lectern/tool-catalogue';
import type { Clock } from '../../platform/clock.ts';
import type { FavouriteToolsStore } from './favourite-tools.store.ts';

/** The favourite subject tools of each account. The catalogue itself is the same for all, and no row. */
export class SubjectToolsService {
  readonly #store: FavouriteToolsStore;
  readonly #clock: Clock;

  constructor(store: FavouriteToolsStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async favourites(userId: string): Promise<{ tool_keys: string[] }> {
    return { tool_keys: await this.#store.keysOf(userId) };
  }

  /** Throws INVALID_INPUT for a key that the catalogue does not have, or has for a tool that is not built. */
  async addFavourite(userId: string, toolKey: string): Promise<{ tool_keys: string[] }> {
    const isKnown = builtTools.has(toolKey) && catalogue.some((entry) => entry.toolKey === toolKey);
    if (!isKnown) throw new LecternError('INVALID_INPUT', { field: 'params.tool_key' });
    await this.#store.add(userId, toolKey, new Date(this.#clock.now()));
    return this.favourites(userId);
  }

  async removeFavourite(userId: string, toolKey: string): Promise<{ tool_keys: string[] }> {
    await this.#store.remove(userId, toolKey);
    return this.favourites(userId);
  }
}
