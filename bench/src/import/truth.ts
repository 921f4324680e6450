import { realpathSync } from 'node:fs';
import { createRequire, isBuiltin, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CORPUS } from '@lectern/pptx/corpus';

/** The content of a slide according to its XML, as counted by the corpus' tools. */
interface SlideTruth {
  readonly ole: number;
  readonly shapes: number;
  readonly math: number;
  /** Number of effects with a preset. */
  readonly animations: number;
}

export interface DeckTruth {
  readonly status: 'ok' | 'encrypted' | 'legacy-ppt' | 'corrupt';
  readonly slides: readonly SlideTruth[];
}

/** Counts of content in the file and of content found; `…Hit` is never more than the corresponding total. */
export type Comparison = Readonly<
  Record<
    | 'slides'
    | 'gotSlides'
    | 'textTot'
    | 'textHit'
    | 'shapesVisible'
    | 'shapesVisibleHit'
    | 'images'
    | 'imagesHit'
    | 'tables'
    | 'tablesHit'
    | 'charts'
    | 'chartsHit'
    | 'media'
    | 'mediaHit'
    | 'math'
    | 'mathHit'
    | 'saTextTot'
    | 'saTextHit'
    | 'notesSlides'
    | 'notesHit'
    | 'transSlides'
    | 'transHit'
    | 'animSlides'
    | 'animHit',
    number
  >
>;

interface Tools {
  readonly truthOf: (file: string) => Promise<DeckTruth>;
  readonly compare: (truth: DeckTruth, got: object) => Comparison;
}

/** The corpus' tools are outside of the project and use libraries of the project. */
export function letToolsFindLibraries(): void {
  // a module is identified by its real path
  const outside = pathToFileURL(realpathSync(CORPUS)).href;
  const { resolve: find } = createRequire(import.meta.url);
  registerHooks({
    resolve: (specifier, context, next) => {
      const library = /^[a-z@][\w./@-]*$/.test(specifier) && !isBuiltin(specifier);
      if (!library || !context.parentURL?.startsWith(outside)) return next(specifier, context);
      return { url: pathToFileURL(find(specifier)).href, format: 'commonjs', shortCircuit: true };
    },
  });
}

/** The corpus' own measuring tools for importers, loaded from a folder beside the project, without a copy of them. */
export async function loadTruth(): Promise<Tools> {
  letToolsFindLibraries();
  const tool = (name: string) => import(pathToFileURL(path.join(CORPUS, 'tools', name)).href);
  const { extract } = await tool('lib/groundtruth.mjs');
  const { compare } = await tool('lib/compare.mjs');
  return { truthOf: extract, compare };
}
