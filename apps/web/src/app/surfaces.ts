import type { ComponentType } from 'react';
import type { CoursewareForm } from '../parts/courseware/index.ts';
import type { GuardedPage } from './guarded-page.ts';

interface EverySurface {
  /** Names the surface in the program and its files in the build. */
  readonly name: string;
  /** The addresses at which it stands. Going between them keeps what is around what changes. */
  readonly paths: readonly string[];
  /**
   * With what it begins: the program, which knows who is here, or a root of its own (`roots.ts`), for who has no account
   * and pays for all that is loaded.
   */
  readonly root: 'program' | 'own';
  /** What the desktop client looks for in `window.name`; empty for none. */
  readonly windowName: 'lectern-main' | 'lectern-edit' | 'lectern-presenter' | '';
  /** Which shape of `first/skeleton.html` stands until the surface shows something. */
  readonly skeleton: 'account' | 'desk' | 'editor' | 'player' | 'viewer';
  /**
   * The form in which the courseware that `?fileId=` names is asked for while the surface's code is on its way; `shared`:
   * what the link leads to that the address names; `named`: the records of either.
   */
  readonly courseware: CoursewareForm | 'shared' | 'named' | 'none';
  /** The surfaces that mostly come next, by name, brought while the network is free. */
  readonly ahead?: readonly string[];
  /** How long after the surface is shown they are brought, milliseconds. */
  readonly aheadAfter?: number;
  /** It lies over the whole window, so that what was left for it can stay below until it is on the screen. */
  readonly covers?: true;
  /** The browser keeps the whole program after a visit, so that it opens without a network, unless this says no. */
  readonly kept?: false;
  /** Brings what the surface needs after its first page. Asked for only where the surface is another one's next. */
  readonly bringRest?: () => Promise<void>;
}

interface OpenSurface extends EverySurface {
  readonly guard: 'nobody';
  readonly load: () => Promise<ComponentType>;
}

/** A surface to which a visitor without a sign-in is led by way of the sign-in. */
interface GuardedSurface extends EverySurface {
  readonly guard: 'account';
  readonly load: () => Promise<ComponentType<GuardedPage>>;
}

export type Surface = OpenSurface | GuardedSurface;

/**
 * Every surface of the application: a new one is a row here. Routes, window names and `program.tsx` read it as it is;
 * the build reads it as text (`build/read-surfaces.ts`) for the files of the surfaces and for the page's first script.
 */
export const SURFACES: readonly Surface[] = [
  {
    name: 'account',
    paths: ['/login'],
    root: 'program',
    windowName: '',
    guard: 'nobody',
    load: async () => (await import('../features/account/lazy.ts')).LoginScreen,
    skeleton: 'account',
    courseware: 'none',
  },
  {
    name: 'desk',
    paths: [
      '/',
      '/user/netdisk',
      '/user/classmanager',
      '/user/record',
      '/user/personal',
      '/user/personalModules',
      '/user/school',
      '/user/help',
    ],
    root: 'program',
    windowName: 'lectern-main',
    guard: 'account',
    load: async () => (await import('./desk-page.tsx')).DeskPage,
    skeleton: 'desk',
    courseware: 'none',
    ahead: ['editor'],
    aheadAfter: 1500,
  },
  {
    name: 'invited',
    paths: ['/invited'],
    root: 'program',
    windowName: '',
    guard: 'nobody',
    load: async () => (await import('../features/school/lazy.ts')).InvitedScreen,
    skeleton: 'account',
    courseware: 'none',
    // An invitation is opened once.
    kept: false,
  },
  {
    name: 'editor',
    paths: ['/view'],
    root: 'program',
    windowName: 'lectern-edit',
    guard: 'account',
    load: async () => (await import('./view-page.tsx')).ViewPage,
    bringRest: async () => (await import('./view-page.tsx')).bringRestOfEditor(),
    skeleton: 'editor',
    courseware: 'records',
    // A lesson begins and ends also when the network is gone by then.
    ahead: ['player'],
    aheadAfter: 3000,
  },
  {
    name: 'player',
    paths: ['/play'],
    root: 'program',
    windowName: '',
    guard: 'account',
    load: async () => (await import('./play-page.tsx')).PlayPage,
    covers: true,
    bringRest: async () => (await import('./play-page.tsx')).bringRestOfPlayer(),
    skeleton: 'player',
    courseware: 'records',
    ahead: ['editor'],
    aheadAfter: 3000,
  },
  {
    name: 'board',
    paths: ['/blackboard'],
    root: 'program',
    windowName: '',
    guard: 'account',
    load: async () => (await import('./board-page.tsx')).BoardPage,
    skeleton: 'player',
    courseware: 'none',
  },
  {
    name: 'presenter',
    paths: ['/presenter'],
    root: 'program',
    // The player brings its one presenter view back by this name.
    windowName: 'lectern-presenter',
    guard: 'account',
    load: async () => (await import('./presenter-page.tsx')).PresenterPage,
    skeleton: 'player',
    courseware: 'records',
  },
  {
    name: 'join',
    paths: ['/join'],
    root: 'own',
    windowName: '',
    guard: 'nobody',
    load: async () => (await import('./join-page.tsx')).JoinPage,
    skeleton: 'account',
    courseware: 'none',
    // Pupils' phones pay for what they load, and need nothing without a network.
    kept: false,
  },
  {
    name: 'share',
    paths: ['/s', '/share', '/preview'],
    root: 'program',
    windowName: '',
    guard: 'nobody',
    load: async () => (await import('./share-page.tsx')).SharePage,
    skeleton: 'viewer',
    courseware: 'shared',
    // Most visitors of a link look once.
    kept: false,
  },
  {
    name: 'detail',
    paths: ['/mobile', '/netdiskpreview'],
    root: 'program',
    windowName: '',
    // `/mobile` guards itself, once it stands where one may sign in.
    guard: 'nobody',
    load: async () => (await import('./detail-page.tsx')).DetailPage,
    skeleton: 'viewer',
    courseware: 'named',
    // Phones pay for what they load.
    kept: false,
  },
  {
    name: 'random-roll',
    paths: ['/interaction/random-roll'],
    root: 'program',
    windowName: '',
    guard: 'account',
    load: async () => (await import('../features/class-tools/lazy.ts')).RandomCallScreen,
    skeleton: 'player',
    courseware: 'none',
  },
];

export function surfaceAt(pathname: string): Surface | undefined {
  return SURFACES.find(({ paths }) => paths.includes(pathname));
}
