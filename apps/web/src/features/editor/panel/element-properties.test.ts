import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../../../..');

/** A place where code reads or writes properties, and the properties that are rightly absent there. */
interface Place {
  readonly files: readonly string[];
  /** The message for a property that is missing here, with the folder to which it should be added. */
  readonly mend: string;
  readonly without: ReadonlySet<string>;
}

const set = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));

const SHOWN: Place = {
  files: [
    'packages/{stage,playback}/src/**/*.{ts,tsx}',
    'packages/courseware/src/{resolve,lesson,board}/**/*.ts',
    'apps/web/src/features/{player,board,html-show}/**/*.{ts,tsx}',
  ],
  mend: 'nothing shows it: packages/stage/src/view/elements',
  // Bookmarks of media and the source of a SmartArt are only exported again; the version in the library is for copies.
  without: set('bookmarks diagram library'),
};

const CHANGED: Place = {
  files: [
    'apps/web/src/features/editor/**/*.{ts,tsx}',
    'packages/courseware/src/{edits,tables}/**/*.ts',
    'packages/stage/src/edit/**/*.{ts,tsx}',
  ],
  mend: 'nothing changes it: a row of apps/web/src/features/editor/panel',
  // Properties that come only from PowerPoint: a shape filled with the page's background, and a shape of a SmartArt; and
  // the version of a question in the library, which is set when the question is copied from there.
  without: set('pageFill diagramNode library'),
};

const PAINTED: Place = {
  files: ['apps/web/src/features/editor/editing/format-painter.ts'],
  mend: 'the format painter does not copy it: add it there, or here to those that are not part of the format',
  without: set(
    `kind id type parentId order frame name alt locked hidden movableInClass copiesInClass basketInClass basketId click
    hover origin creationId placeholder cover contents textDefaults diagramNode pageFill textBox start end asset original
    crop object url poster trimStart trimEnd volume fadeIn fadeOut bookmarks loop autoplay hideWhenStopped fullScreen
    acrossPages acrossPageCount`,
  ),
};

const RESET: Place = {
  files: ['apps/web/src/features/editor/commands/element/pictures.ts'],
  mend: 'resetPicture does not clear it',
  // The fill of a picture is seen through its transparent parts, and stays.
  without: new Set([...PAINTED.without, 'fill']),
};

/** Kinds of elements whose format the format painter copies, apart from the format of their text. */
const WITH_FORMAT = set('shape line picture video');

/** Code without comments, tests and the texts of the interface. */
function codeOf({ files }: Place): string {
  return files
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !/\.test\.|\/testing\/|texts\.ts$|\/locale\//.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    .join('\n');
}

type Properties = ReadonlyMap<string, readonly string[]>;

/** The names of the properties of each kind of element. */
function properties(): Properties {
  return new Map(
    element.def.options.map(({ shape }) => [String(shape.type.def.values[0]), Object.keys(shape)] as const),
  );
}

/** Properties that the code of a place does not name, with the necessary change. */
function forgotten(of: Properties, place: Place): readonly string[] {
  const words = new Set(codeOf(place).match(/\w+/g));
  return [...of].flatMap(([kind, names]) =>
    names
      .filter((name) => !words.has(name) && !place.without.has(name))
      .map((name) => `${kind}.${name}: ${place.mend}`),
  );
}

describe('each property of an element', () => {
  const all = properties();
  const withFormat = new Map([...all].filter(([kind]) => WITH_FORMAT.has(kind)));
  const planted: Properties = new Map([['picture', ['asset', 'plantedHint']]]);

  it('is shown by the stage or the player', () => {
    expect(all.size).toBeGreaterThan(10);
    expect(forgotten(all, SHOWN)).toEqual([]);
    expect(forgotten(planted, SHOWN)).toEqual([`picture.plantedHint: ${SHOWN.mend}`]);
  });

  it('is changed by the editor', () => {
    expect(forgotten(all, CHANGED)).toEqual([]);
    expect(forgotten(planted, CHANGED)).toEqual([`picture.plantedHint: ${CHANGED.mend}`]);
  });

  it('is copied by the format painter, or is no part of the format', () => {
    expect(forgotten(withFormat, PAINTED)).toEqual([]);
    expect(forgotten(planted, PAINTED)).toEqual([`picture.plantedHint: ${PAINTED.mend}`]);
  });

  it('is cleared when a picture is reset, if it is part of the format', () => {
    const ofPictures = new Map([...all].filter(([kind]) => kind === 'picture'));
    expect(forgotten(ofPictures, RESET)).toEqual([]);
    expect(forgotten(planted, RESET)).toEqual([`picture.plantedHint: ${RESET.mend}`]);
  });
});
