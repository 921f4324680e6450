import type { CoursewareReader, Page } from '@lectern/courseware';
import { type Base, Matches } from '../original/matches.ts';
import type { Original } from '../original/original.ts';
import type { OutScope } from '../package/out-scope.ts';
import { PackageOut } from '../package/package-out.ts';
import type { PartOut } from '../package/part-out.ts';
import { OriginalFrames } from '../slide/original-frames.ts';

/** Pictures for an export, and the callback for missing pictures. */
export interface Drawings {
  /**
   * PNG pictures, by element id, of elements that PowerPoint cannot draw (subject tools, formulas). A tool without one
   * becomes a box with its name.
   */
  readonly pictures?: ReadonlyMap<string, Uint8Array> | undefined;
  /** Called with the ids of elements with formulas that needed a picture and had none. */
  readonly undrawn?: ((elementId: string) => void) | undefined;
}

/** Shared state of one export. */
export class WriteContext {
  readonly reader: CoursewareReader;
  readonly base: Base | undefined;
  readonly package: PackageOut;
  /** Part names by the ids of pages and layouts. */
  readonly pageParts = new Map<string, string>();
  readonly layoutParts = new Map<string, string>();
  readonly #frames: OriginalFrames | undefined;
  readonly #assets: (hash: string) => Uint8Array | undefined;
  readonly #pictures: ReadonlyMap<string, Uint8Array>;
  readonly #undrawn: (elementId: string) => void;
  /** Ids of masters and layouts share one sequence (19.2.1.34). */
  #designId = 2_147_483_647;

  constructor(
    reader: CoursewareReader,
    assets: (hash: string) => Uint8Array | undefined,
    original: Original | undefined,
    { pictures = new Map(), undrawn = () => undefined }: Drawings = {},
  ) {
    this.reader = reader;
    this.#pictures = pictures;
    this.#undrawn = undrawn;
    this.package = new PackageOut(original);
    this.base = original && { original, matches: new Matches(reader, original.records) };
    this.#frames = this.base && new OriginalFrames(this.base, this.package);
    // pictures in the original need not be supplied by the caller
    this.#assets = (hash) => assets(hash) ?? original?.file(hash);
  }

  readonly nextDesignId = (): number => ++this.#designId;

  /** Reserves an id of the original. */
  takeDesignId(id: number): void {
    if (id > this.#designId && id < 4_294_967_000) this.#designId = id;
  }

  scope(part: PartOut, lastShapeId = 1): OutScope {
    let last = lastShapeId;
    return {
      reader: this.reader,
      package: this.package,
      part,
      pageParts: this.pageParts,
      assets: this.#assets,
      pictures: this.#pictures,
      undrawn: this.#undrawn,
      shapeIds: new Map(),
      nextShapeId: () => ++last,
      frames: this.#frames,
    };
  }

  /** The original's name of the part that a record came from; undefined for a new record or a missing part. */
  originalPart(
    record: Page | { readonly id: string; readonly kind: 'theme' | 'master' | 'layout' },
  ): string | undefined {
    const found = this.base?.matches.of(record as Page);
    return found?.origin === undefined ? undefined : this.base?.original.nameOf(found.origin);
  }

  /** Whether a part of the original refers to no part that is left out. */
  leadsOnlyToKept(name: string): boolean {
    const { removed } = this.package;
    return !this.base?.original.relationsOf(name).some(({ part }) => removed.has(part));
  }
}
