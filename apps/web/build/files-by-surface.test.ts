import { describe, expect, it } from 'vitest';
import { type BuiltFile, nameFiles } from './files-by-surface.ts';

function file(fileName: string, moduleIds: readonly string[], ...imports: string[]): BuiltFile {
  return { fileName, moduleIds, imports };
}

const beginnings = { shell: 'main', editor: 'edit', player: 'play' };
const files = [
  file('main.js', ['main', 'router'], 'react.js'),
  file('react.js', ['react']),
  file('edit.js', ['edit', 'panel'], 'main.js', 'stage.js'),
  file('play.js', ['play'], 'main.js', 'stage.js'),
  file('stage.js', ['page', 'text'], 'react.js'),
  file('menu.js', ['menu'], 'main.js'),
];
const names = nameFiles(files, { beginnings });

describe('the file of a module', () => {
  it('is the shell’s when the shell needs the module', () => {
    expect(['main', 'router', 'react'].map((id) => names.get(id))).toEqual(['shell', 'shell', 'shell']);
  });

  it('is the surface’s own when only one surface needs it', () => {
    expect(['edit', 'panel', 'play'].map((id) => names.get(id))).toEqual(['editor', 'editor', 'player']);
  });

  it('is shared by all modules that the same surfaces need', () => {
    expect(['page', 'text'].map((id) => names.get(id))).toEqual(['editor-player', 'editor-player']);
  });

  it('is left to the bundler when no surface reaches the module', () => {
    expect(names.has('menu')).toBe(false);
  });

  it('is the surface’s own when only its followers need it too', () => {
    const late = [
      ...files,
      file('late.js', ['late', 'button'], 'edit.js', 'desk.js'),
      file('desk.js', ['desk', 'list']),
    ];
    const all = { ...beginnings, desk: 'desk', around: 'late' };
    const named = nameFiles(late, { beginnings: all, followers: { around: 'editor' } });
    expect(['panel', 'page', 'button', 'list'].map((id) => named.get(id))).toEqual([
      'editor',
      'editor-player',
      'around',
      'desk-around',
    ]);
  });

  it('is the surface’s own when a follower of its follower needs it too', () => {
    const far = [...files, file('far.js', ['far'], 'edit.js'), file('late.js', ['late'])];
    const named = nameFiles(far, {
      beginnings: { ...beginnings, late: 'late', far: 'far' },
      followers: { late: 'editor', far: 'late' },
    });
    expect(['panel', 'page', 'far'].map((id) => named.get(id))).toEqual(['editor', 'editor-player', 'far']);
  });

  it('is the shell’s when surfaces share too little for a separate file', () => {
    const small = (...imports: string[]) => ({
      ...file('both.js', ['both'], ...imports),
      sizes: { both: 900 },
    });
    const desk = file('desk.js', ['desk'], 'both.js');
    const player = file('play.js', ['play'], 'main.js', 'stage.js', 'both.js');
    const nameOf = (both: BuiltFile) =>
      nameFiles([...files.filter((each) => each.fileName !== 'play.js'), player, desk, both], {
        beginnings: { ...beginnings, desk: 'desk' },
      });
    const named = nameOf(small('main.js'));
    expect(['both', 'page'].map((id) => named.get(id))).toEqual(['shell', 'editor-player']);
    // A module in the shell would make the shell load the module's import, too.
    expect(nameOf(small('menu.js')).get('both')).toBe('player-desk');
  });

  it('is the file with all of its surfaces and the fewest others when they share too little for a separate file', () => {
    const four = { shell: 'main', editor: 'edit', player: 'play', presenter: 'show', desk: 'desk' };
    const built = (...imports: string[]) => [
      file('main.js', ['main']),
      file('edit.js', ['edit'], 'main.js', 'stage.js', 'tiny.js'),
      file('play.js', ['play'], 'main.js', 'stage.js', 'tiny.js'),
      file('show.js', ['show'], 'main.js', 'stage.js'),
      file('desk.js', ['desk'], 'main.js', 'menu.js'),
      file('stage.js', ['page']),
      file('menu.js', ['menu']),
      { ...file('tiny.js', ['tiny'], ...imports), sizes: { tiny: 400 } },
    ];
    const goal = (...imports: string[]) => nameFiles(built(...imports), { beginnings: four }).get('tiny');
    expect(goal()).toBe('editor-player-presenter');
    expect(goal('stage.js')).toBe('editor-player-presenter');
    // The presenter view would have to load its import too.
    expect(goal('menu.js')).toBe('editor-player-desk');
  });

  it('is no large file of others when lazy code of a light surface needs a small module', () => {
    const four = { shell: 'main', desk: 'desk', board: 'board', editor: 'edit', share: 'share' };
    const built = [
      file('main.js', ['main']),
      file('desk.js', ['desk'], 'main.js', 'schemas.js', 'kinds.js'),
      file('board.js', ['board'], 'main.js', 'schemas.js', 'kinds.js'),
      file('edit.js', ['edit'], 'main.js', 'schemas.js'),
      file('share.js', ['share'], 'main.js'),
      file('address.js', ['address'], 'kinds.js'),
      file('schemas.js', ['schemas']),
      { ...file('kinds.js', ['kinds']), sizes: { kinds: 400 } },
    ];
    const nameOf = (light: readonly string[]) =>
      nameFiles(built, { beginnings: four, loadedFirst: { share: ['address'] }, light }).get('kinds');
    expect(nameOf([])).toBe('desk-board-editor');
    expect(nameOf(['share'])).toBe('shell');
  });

  it('is never the shell’s when only one surface and its followers need it, however small it is', () => {
    const play = file('play.js', ['play'], 'main.js', 'stage.js', 'icon.js');
    const others = files.filter((each) => each.fileName !== 'play.js');
    const late = ['one', 'desk'].map((name) => file(`${name}.js`, [name], 'icon.js'));
    const icon = { ...file('icon.js', ['icon']), sizes: { icon: 400 } };
    const nameOf = (begins: Readonly<Record<string, string>>) =>
      nameFiles([...others, play, ...late, icon], {
        beginnings: { ...beginnings, ...begins },
        followers: { one: 'editor' },
      }).get('icon');
    expect(nameOf({ one: 'one' })).toBe('player-one');
    expect(nameOf({ one: 'one', desk: 'desk' })).toBe('shell');
  });

  it('is the program’s when all but standalone surfaces need it, and the shell’s when those surfaces need it too', () => {
    const alone = { shell: 'main', program: 'app', editor: 'edit', player: 'play', phone: 'phone' };
    const built = [
      file('main.js', ['main']),
      file('app.js', ['app', 'account'], 'main.js', 'button.js'),
      file('phone.js', ['phone'], 'main.js', 'button.js', 'small.js'),
      file('button.js', ['button']),
      file('edit.js', ['edit'], 'main.js', 'app.js', 'tiny.js'),
      file('play.js', ['play'], 'main.js', 'app.js', 'tiny.js', 'small.js'),
      { ...file('tiny.js', ['tiny']), sizes: { tiny: 400 } },
      { ...file('small.js', ['small']), sizes: { small: 400 } },
    ];
    const named = nameFiles(built, { beginnings: alone, alone: ['phone'] });
    expect(['main', 'button', 'app', 'account', 'phone'].map((id) => named.get(id))).toEqual([
      'shell',
      'shell',
      'program',
      'program',
      'phone',
    ]);
    // Too small for separate files, they go into the file that all their users load.
    expect(['tiny', 'small'].map((id) => named.get(id))).toEqual(['program', 'shell']);
  });

  it('is separate from the shell and the program when no lean surface needs a small module', () => {
    const alone = {
      shell: 'main',
      program: 'app',
      desk: 'desk',
      login: 'login',
      play: 'play',
      phone: 'phone',
    };
    const tiny = (name: string) => ({ ...file(`${name}.js`, [name]), sizes: { [name]: 400 } });
    const built = [
      file('main.js', ['main']),
      file('app.js', ['app'], 'main.js'),
      file('desk.js', ['desk'], 'app.js', 'ofall.js', 'oftwo.js'),
      file('login.js', ['login'], 'app.js', 'ofphone.js', 'oftwo.js'),
      file('play.js', ['play'], 'app.js', 'ofall.js'),
      file('phone.js', ['phone'], 'main.js', 'ofphone.js'),
      ...['ofall', 'oftwo', 'ofphone'].map(tiny),
    ];
    const named = nameFiles(built, { beginnings: alone, alone: ['phone'], lean: ['play'] });
    const smallOnes = ['ofall', 'oftwo', 'ofphone'].map((id) => named.get(id));
    expect(smallOnes).toEqual(['program', 'program-rest', 'shell-rest']);
  });

  it('is the final target when the target of a small file is itself merged into another', () => {
    const begins = {
      shell: 'main',
      program: 'app',
      desk: 'desk',
      login: 'login',
      board: 'board',
      play: 'play',
    };
    const sized = (name: string, size: number) => ({
      ...file(`${name}.js`, [name]),
      sizes: { [name]: size },
    });
    const built = [
      file('main.js', ['main']),
      file('app.js', ['app'], 'main.js'),
      file('desk.js', ['desk'], 'app.js', 'oftwo.js', 'ofthree.js'),
      file('login.js', ['login'], 'app.js', 'oftwo.js', 'ofthree.js'),
      file('board.js', ['board'], 'app.js', 'ofthree.js'),
      file('play.js', ['play'], 'app.js'),
      sized('oftwo', 400),
      sized('ofthree', 5_000),
    ];
    const named = nameFiles(built, { beginnings: begins, lean: ['play'] });
    expect(['oftwo', 'ofthree'].map((id) => named.get(id))).toEqual(['program-rest', 'program-rest']);
  });

  it('is a small shared file when lazy code of a surface shares a small module with other lazy code', () => {
    const begins = { shell: 'main', program: 'app', play: 'play', detail: 'detail' };
    const built = (place: BuiltFile) => [
      file('main.js', ['main']),
      file('app.js', ['app'], 'main.js'),
      file('play.js', ['play'], 'app.js'),
      file('detail.js', ['detail'], 'app.js'),
      file('address.js', ['address'], 'app.js', 'place.js', 'own.js'),
      file('preview.js', ['preview'], 'place.js', 'sign.js'),
      file('film.js', ['film'], 'sign.js'),
      { ...file('own.js', ['own']), sizes: { own: 400 } },
      { ...file('sign.js', ['sign']), sizes: { sign: 400 } },
      place,
    ];
    const placed = (size: number, ...imports: string[]) =>
      nameFiles(built({ ...file('place.js', ['place'], ...imports), sizes: { place: size } }), {
        beginnings: begins,
        lean: ['play'],
        loadedFirst: { detail: ['address'] },
      });
    expect(placed(400).get('place')).toBe('program-rest');
    // Modules that only this surface uses, and modules that only other lazy code shares, are left to the bundler.
    expect(['address', 'own', 'sign', 'preview'].filter((id) => placed(400).has(id))).toEqual([]);
    // A large module, and a small one with imports that the target lacks, are left to the bundler too.
    expect(placed(9_000).has('place')).toBe(false);
    expect(placed(400, 'film.js').has('place')).toBe(false);
  });

  it('is not a large shared file that is left to the bundler when a small module has the same users', () => {
    const named = nameFiles(
      [
        file('main.js', ['main']),
        file('app.js', ['app'], 'main.js'),
        file('detail.js', ['detail'], 'app.js'),
        file('address.js', ['address'], 'app.js', 'place.js', 'screen.js'),
        file('preview.js', ['preview'], 'place.js', 'screen.js'),
        { ...file('screen.js', ['screen']), sizes: { screen: 9_000 } },
        { ...file('place.js', ['place']), sizes: { place: 400 } },
      ],
      {
        beginnings: { shell: 'main', program: 'app', detail: 'detail' },
        lean: ['play'],
        loadedFirst: { detail: ['address'] },
      },
    );
    expect(named.has('screen')).toBe(false);
    expect(named.get('place')).toBe('program-rest');
  });

  it('is a small shared file when lazy code of a surface shares a small module with another surface', () => {
    const named = (size: number) =>
      nameFiles(
        [
          file('main.js', ['main']),
          file('app.js', ['app'], 'main.js'),
          file('desk.js', ['desk'], 'app.js', 'format.js'),
          file('detail.js', ['detail'], 'app.js'),
          file('address.js', ['address'], 'app.js', 'format.js'),
          { ...file('format.js', ['format']), sizes: { format: size } },
        ],
        {
          beginnings: { shell: 'main', program: 'app', desk: 'desk', detail: 'detail' },
          lean: ['play'],
          loadedFirst: { detail: ['address'] },
        },
      ).get('format');
    expect(named(400)).toBe('program-rest');
    // A large module stays in the file of the surface that needs it first.
    expect(named(9_000)).toBe('desk');
  });

  it('is a separate file beside the program’s when no light surface needs a small module', () => {
    const tiny = (name: string) => ({ ...file(`${name}.js`, [name]), sizes: { [name]: 400 } });
    const built = [
      file('main.js', ['main']),
      file('app.js', ['app'], 'main.js'),
      file('desk.js', ['desk'], 'app.js', 'trash.js', 'sign.js', 'size.js'),
      file('board.js', ['board'], 'app.js', 'trash.js', 'sign.js'),
      file('view.js', ['view'], 'app.js', 'size.js'),
      file('detail.js', ['detail'], 'app.js', 'sign.js'),
      file('address.js', ['address'], 'app.js', 'size.js'),
      ...['trash', 'sign', 'size'].map(tiny),
    ];
    const begins = {
      shell: 'main',
      program: 'app',
      desk: 'desk',
      board: 'board',
      view: 'view',
      detail: 'detail',
    };
    const named = nameFiles(built, {
      beginnings: begins,
      lean: ['play'],
      loadedFirst: { detail: ['address'] },
      light: ['detail'],
    });
    const smallOnes = ['trash', 'sign', 'size'].map((id) => named.get(id));
    expect(smallOnes).toEqual(['program-more', 'program-rest', 'program-rest']);
  });

  it('is the file of its re-exports when a module has no code of its own and all of them are in one file', () => {
    const passing = (name: string, ...imports: string[]) => ({
      ...file(`${name}-aB_-1234.js`, [name], ...imports),
      sizes: { [name]: 0 },
    });
    const named = nameFiles(
      [
        ...files,
        file('dialog-Xy3_-abc.js', ['dialog', 'row'], 'main.js'),
        passing('ofstage', 'stage.js'),
        passing('oftwo', 'stage.js', 'edit.js'),
        passing('ofmenu', 'dialog-Xy3_-abc.js'),
        { ...passing('more', 'stage.js'), sizes: { more: 20 } },
      ],
      { beginnings },
    );
    expect(named.get('ofstage')).toBe('editor-player');
    expect(['ofmenu', 'dialog', 'row'].map((id) => named.get(id))).toEqual(['dialog', 'dialog', 'dialog']);
    expect(['oftwo', 'more'].filter((id) => named.has(id))).toEqual([]);
  });

  it('cannot be determined when a surface begins with a module that is not in the build, and nameFiles throws', () => {
    expect(() => nameFiles(files, { beginnings: { desk: 'nowhere' } })).toThrow('nowhere');
  });
});
