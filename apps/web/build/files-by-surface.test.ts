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
const names = nameFiles(files, beginnings);

describe('the file of a module', () => {
  it('is the shell’s when the shell needs the module, whoever else does', () => {
    expect(['main', 'router', 'react'].map((id) => names.get(id))).toEqual(['shell', 'shell', 'shell']);
  });

  it('is the surface’s own when one surface alone needs it', () => {
    expect(['edit', 'panel', 'play'].map((id) => names.get(id))).toEqual(['editor', 'editor', 'player']);
  });

  it('is one for all that the same surfaces share', () => {
    expect(['page', 'text'].map((id) => names.get(id))).toEqual(['editor-player', 'editor-player']);
  });

  it('is left to the bundler when no surface begins with it', () => {
    expect(names.has('menu')).toBe(false);
  });

  it('is the surface’s own when only what follows that surface needs it too', () => {
    const late = [
      ...files,
      file('late.js', ['late', 'button'], 'edit.js', 'desk.js'),
      file('desk.js', ['desk', 'list']),
    ];
    const all = { ...beginnings, desk: 'desk', around: 'late' };
    const named = nameFiles(late, all, { around: 'editor' });
    expect(['panel', 'page', 'button', 'list'].map((id) => named.get(id))).toEqual([
      'editor',
      'editor-player',
      'around',
      'desk-around',
    ]);
  });

  it('is the surface’s own when a follower of its follower needs it too', () => {
    const far = [...files, file('far.js', ['far'], 'edit.js'), file('late.js', ['late'])];
    const named = nameFiles(
      far,
      { ...beginnings, late: 'late', far: 'far' },
      { late: 'editor', far: 'late' },
    );
    expect(['panel', 'page', 'far'].map((id) => named.get(id))).toEqual(['editor', 'editor-player', 'far']);
  });

  it('is the shell’s when surfaces share too little for a file of its own', () => {
    const small = (...imports: string[]) => ({
      ...file('both.js', ['both'], ...imports),
      sizes: { both: 900 },
    });
    const desk = file('desk.js', ['desk'], 'both.js');
    const player = file('play.js', ['play'], 'main.js', 'stage.js', 'both.js');
    const nameOf = (both: BuiltFile) =>
      nameFiles([...files.filter((each) => each.fileName !== 'play.js'), player, desk, both], {
        ...beginnings,
        desk: 'desk',
      });
    const named = nameOf(small('main.js'));
    expect(['both', 'page'].map((id) => named.get(id))).toEqual(['shell', 'editor-player']);
    // With it would come what it needs, which the shell has no use for.
    expect(nameOf(small('menu.js')).get('both')).toBe('player-desk');
  });

  it('is that of all its surfaces and the fewest others when they share too little for a file of their own', () => {
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
    const goal = (...imports: string[]) => nameFiles(built(...imports), four).get('tiny');
    expect(goal()).toBe('editor-player-presenter');
    expect(goal('stage.js')).toBe('editor-player-presenter');
    // The presenter view would have to load what it needs.
    expect(goal('menu.js')).toBe('editor-player-desk');
  });

  it('is never the shell’s when one surface alone and followers need it, however small it is', () => {
    const play = file('play.js', ['play'], 'main.js', 'stage.js', 'icon.js');
    const others = files.filter((each) => each.fileName !== 'play.js');
    const late = ['one', 'desk'].map((name) => file(`${name}.js`, [name], 'icon.js'));
    const icon = { ...file('icon.js', ['icon']), sizes: { icon: 400 } };
    const nameOf = (begins: Readonly<Record<string, string>>) =>
      nameFiles([...others, play, ...late, icon], { ...beginnings, ...begins }, { one: 'editor' }).get(
        'icon',
      );
    expect(nameOf({ one: 'one' })).toBe('player-one');
    expect(nameOf({ one: 'one', desk: 'desk' })).toBe('shell');
  });

  it('is the program’s when all but a surface that stands alone need it, and the shell’s when that does too', () => {
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
    const named = nameFiles(built, alone, {}, ['phone']);
    expect(['main', 'button', 'app', 'account', 'phone'].map((id) => named.get(id))).toEqual([
      'shell',
      'shell',
      'program',
      'program',
      'phone',
    ]);
    // Too small for a file of their own, they stand with what is around all that need them.
    expect(['tiny', 'small'].map((id) => named.get(id))).toEqual(['program', 'shell']);
  });

  it('is one beside the shell, or beside the program, when what is small is for no lean surface', () => {
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
    const named = nameFiles(built, alone, {}, ['phone'], ['play']);
    const smallOnes = ['ofall', 'oftwo', 'ofphone'].map((id) => named.get(id));
    expect(smallOnes).toEqual(['program', 'program-rest', 'shell-rest']);
  });

  it('is the last one when what takes in a small file is small enough to be taken in itself', () => {
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
    const named = nameFiles(built, begins, {}, [], ['play']);
    expect(['oftwo', 'ofthree'].map((id) => named.get(id))).toEqual(['program-rest', 'program-rest']);
  });

  it('cannot be said when a surface begins with a module that is not built', () => {
    expect(() => nameFiles(files, { desk: 'nowhere' })).toThrow('nowhere');
  });
});
