import type { ComponentType } from 'react';
import type { CoursewareForm } from '../parts/courseware/index.ts';
import type { GuardedPage } from './guarded.tsx';

interface EverySurface {
  /** Name of the surface in the program and of its files in the build. */
  readonly name: string;
  /** The addresses of the surface. Navigating between them does not remount it. */
  readonly paths: readonly string[];
  /**
   * How the surface is loaded: with the program, which knows the account, or with its own root (`roots.ts`), for users
   * without an account, who should load little.
   */
  readonly root: 'program' | 'own';
  /** The value of `window.name`, which the desktop client reads; empty for none. */
  readonly windowName: 'lectern-main' | 'lectern-edit' | 'lectern-presenter' | '';
  /** The part of `first/skeleton.html` that is shown until the surface has its first view. */
  readonly skeleton: 'account' | 'desk' | 'editor' | 'player' | 'viewer';
  /**
   * The form in which the courseware in `?fileId=` is requested while the surface's code is loading; `shared`: the
   * target of the link in the address; `named`: the records of either.
   */
  readonly courseware: CoursewareForm | 'shared' | 'named' | 'none';
  /** Names of the surfaces that are likely next, preloaded while the network is idle. */
  readonly ahead?: readonly string[];
  /** Delay before the likely surfaces are preloaded, after this surface is shown, milliseconds. */
  readonly aheadAfter?: number;
  /**
   * Whether the surface covers the whole window, so that the previous surface can stay mounted below until it is
   * painted.
   */
  readonly covers?: true;
  /** False when the browser should not store the whole program after a visit. */
  readonly kept?: false;
  /**
   * Preloads the code that the surface needs after its first page. Called only when another surface has it in `ahead`.
   */
  readonly preloadRest?: () => Promise<void>;
}

interface OpenSurface extends EverySurface {
  readonly guard: 'nobody';
  readonly load: () => Promise<ComponentType>;
}

/** A surface that redirects visitors without a sign-in to the login. */
interface GuardedSurface extends EverySurface {
  readonly guard: 'account';
  readonly load: () => Promise<ComponentType<GuardedPage>>;
}

export type Surface = OpenSurface | GuardedSurface;

/**
 * Every surface of the application; a new surface is a row of this table. Routes, window names and `program.tsx` import
 * it; the build parses it as text (`build/read-surfaces.ts`) for the files of the surfaces and for the page's first
 * script.
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
      '/assignments',
      '/user/record',
      '/user/personal',
      '/user/personalModules',
      '/user/school',
      '/user/help',
    ],
    root: 'program',
    windowName: 'lectern-main',
    guard: 'account',
    load: async () => (await import('./pages/desk-page.tsx')).DeskPage,
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
    // An invitation is opened once, so the program is not stored.
    kept: false,
  },
  {
    name: 'editor',
    paths: ['/view'],
    root: 'program',
    windowName: 'lectern-edit',
    guard: 'account',
    load: async () => (await import('./pages/view-page.tsx')).ViewPage,
    preloadRest: async () => (await import('./pages/view-page.tsx')).preloadEditor(),
    skeleton: 'editor',
    courseware: 'records',
    // A lesson can begin and end offline.
    ahead: ['player'],
    aheadAfter: 3000,
  },
  {
    name: 'player',
    paths: ['/play'],
    root: 'program',
    windowName: '',
    guard: 'account',
    load: async () => (await import('./pages/play-page.tsx')).PlayPage,
    covers: true,
    preloadRest: async () => (await import('./pages/play-page.tsx')).preloadRestOfPlayer(),
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
    load: async () => (await import('./pages/board-page.tsx')).BoardPage,
    skeleton: 'player',
    courseware: 'none',
  },
  {
    name: 'exercise',
    paths: ['/exercise'],
    root: 'program',
    windowName: '',
    guard: 'account',
    load: async () => (await import('./pages/exercise-page.tsx')).ExercisePage,
    skeleton: 'viewer',
    courseware: 'none',
  },
  {
    name: 'presenter',
    paths: ['/presenter'],
    root: 'program',
    // The player focuses its open presenter view by this name.
    windowName: 'lectern-presenter',
    guard: 'account',
    load: async () => (await import('./pages/presenter-page.tsx')).PresenterPage,
    skeleton: 'player',
    courseware: 'records',
  },
  {
    name: 'join',
    paths: ['/join'],
    root: 'own',
    windowName: '',
    guard: 'nobody',
    load: async () => (await import('./pages/join-page.tsx')).JoinPage,
    skeleton: 'account',
    courseware: 'none',
    // Pupils' phones should load little, and need no code offline.
    kept: false,
  },
  {
    name: 'do',
    paths: ['/do'],
    root: 'own',
    windowName: '',
    guard: 'nobody',
    load: async () => (await import('./pages/do-page.tsx')).DoPage,
    skeleton: 'account',
    courseware: 'none',
    // A parent's phone should load little.
    kept: false,
  },
  {
    name: 'share',
    paths: ['/s', '/share', '/preview'],
    root: 'program',
    windowName: '',
    guard: 'nobody',
    load: async () => (await import('./pages/share-page.tsx')).SharePage,
    skeleton: 'viewer',
    courseware: 'shared',
    // Most visitors open a link once.
    kept: false,
  },
  {
    name: 'detail',
    paths: ['/mobile', '/netdiskpreview'],
    root: 'program',
    windowName: '',
    // `/mobile` does its own sign-in check, and only in a browser where the user can sign in.
    guard: 'nobody',
    load: async () => (await import('./pages/detail-page.tsx')).DetailPage,
    skeleton: 'viewer',
    courseware: 'named',
    // Phones should load little.
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

/**
 * The names that the desktop client expects. Every address below `/user/` is the teacher's main page, even an unknown
 * address.
 */
export function windowNameOf(pathname: string): string {
  return surfaceAt(pathname)?.windowName ?? (pathname.startsWith('/user/') ? 'lectern-main' : '');
}
