import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { webFontSheets } from '@lectern/stage/web-font-sheets';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { filesBySurface } from './build/files-by-surface.ts';
import { firstLines } from './build/first-lines.ts';
import { lazyFiles } from './build/lazy-files.ts';
import { lightIcons } from './build/light-icons.ts';
import { listSources } from './build/list-sources.ts';
import { partsAgain } from './build/parts-again.ts';
import { pdfData } from './build/pdf-data.ts';
import { pdfStandIns } from './build/pdf-stand-ins.ts';
import { questionCopies } from './build/question-copies.ts';
import { PROGRAM, readSurfaces } from './build/read-surfaces.ts';
import { shortClasses } from './build/short-classes.ts';
import { toolFiles } from './build/tool-files.ts';
import { serviceWorker } from './build/worker.ts';

/** Address of the program's own server for the development server. */
const server = process.env.LECTERN_DEV_SERVER ?? 'http://127.0.0.1:8101';
/** The Host header stays the browser's, because the MAC of a call signs it. */
const http = { target: server, changeOrigin: false };
const socket = { target: server.replace(/^http/, 'ws'), ws: true, changeOrigin: false };

/**
 * Names with a hash of 36 bits instead of 48. Each file lists the files that it loads, and a hash does not compress, so
 * a first load becomes 0.1 to 0.6 KB smaller.
 */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
  hashCharacters: 'base36' as const,
};

/** Modules of libraries that are never used in a browser. */
const UNUSED = [
  // Conversion of schemas to JSON Schema, for the server's OpenAPI.
  /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/,
  // A console within the page, and the second schema library that it uses: Yjs logs to the browser's console.
  /[\\/]lib0[\\/]dom\.js$/,
];

/**
 * Removes 9 KB gzip that would be loaded without use: the modules above, and zod's English error messages. The
 * functions stay callable and return nothing.
 */
function lighterLibraries(): Plugin {
  return {
    name: 'lighter-libraries',
    apply: 'build',
    load(id) {
      if (/[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/.test(id)) {
        return 'export default () => ({ localeError: () => undefined });';
      }
      if (!UNUSED.some((module) => module.test(id))) return undefined;
      const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function) ([\w$]+)/gm);
      const nothing = [...names].map(([, name]) => `export const ${name} = nothing;`);
      return `const nothing = () => ({});\n${nothing.join('\n')}`;
    },
  };
}

const UNSAID = new Set(['summary', 'errors', 'params', 'query', 'body', 'reply']);

/**
 * The browser needs only an endpoint's method, path, caller and kind of body. Its schemas are checked by the server,
 * and its descriptions are for OpenAPI: both are removed from the browser's copy, 7 KB gzip of every surface.
 */
function quietEndpoints(): Plugin {
  return {
    name: 'quiet-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]packages[\\/]protocol[\\/]src[\\/].+\.ts$/.test(id)) return undefined;
      const changes: { start: number; end: number; by: string }[] = [];
      for (const statement of this.parse(code, { lang: 'ts' }).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') continue;
        for (const { init } of declaration.declarations) {
          if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
          const [definition] = init.arguments;
          if (init.callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') continue;
          // An endpoint that is never called is removed completely.
          changes.push({ start: init.start, end: init.start, by: '/* @__PURE__ */ ' });
          for (const property of definition.properties) {
            if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
            if (UNSAID.has(property.key.name)) {
              changes.push({ start: property.start, end: property.end, by: '' });
            }
          }
        }
      }
      let quiet = code;
      for (const { start, end, by } of changes.reverse()) {
        const rest = quiet.slice(end);
        quiet = quiet.slice(0, start) + by + (by === '' ? rest.replace(/^\s*,/, '') : rest);
      }
      return quiet;
    },
  };
}

/** Packages with `sideEffects: false`: top-level calls in their modules only create exported values. */
const DECLARING = /[\\/]packages[\\/](protocol|courseware)[\\/]src[\\/].+\.ts$/;

/**
 * Marks every top-level call in these packages as pure. A schema that a surface does not use is then removed from it,
 * and with the last one zod itself.
 */
function unusedSchemas(): Plugin {
  return {
    name: 'unused-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!DECLARING.test(id)) return undefined;
      const calls = new Set<number>();
      const look = (node: unknown): void => {
        if (Array.isArray(node)) for (const each of node) look(each);
        if (typeof node !== 'object' || node === null || !('type' in node)) return;
        if (/Function|Class/.test(String(node.type))) return;
        if (node.type === 'CallExpression' || node.type === 'NewExpression') {
          calls.add((node as unknown as { start: number }).start);
        }
        for (const part of Object.values(node)) look(part);
      };
      for (const statement of this.parse(code, { lang: 'ts' }).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type === 'VariableDeclaration') look(declaration.declarations);
      }
      let marked = code;
      for (const start of [...calls].sort((a, b) => b - a)) {
        marked = `${marked.slice(0, start)}/* @__PURE__ */ ${marked.slice(start)}`;
      }
      return marked;
    },
  };
}

/** The line with which zod initialises its configuration. */
const ZOD_CONFIG = '__zod_globalConfig = {}';

/**
 * The content security policy forbids compiling code at run time, which zod would try. The setting is patched into zod,
 * so that a surface without schemas need not load zod to set it.
 */
function zodWithoutCompiling(): Plugin {
  return {
    name: 'zod-without-compiling',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/.test(id)) return undefined;
      if (!code.includes(ZOD_CONFIG))
        throw new Error('zod stores its configuration elsewhere in this version');
      return code.replace(ZOD_CONFIG, '__zod_globalConfig = { jitless: true }');
    },
  };
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SURFACES = readSurfaces();

/** Code that a surface loads as soon as its first page is shown. */
const OPENING = 'parts/courseware/open-courseware.ts';
const EDITING = 'features/editor/shell/live-editor.tsx';
const TEACHING = 'parts/lessons/lazy.ts';
/** Plays the courseware of a link; loaded after its first page. */
const VIEWING = 'parts/courseware-viewer/played-courseware.tsx';
/** The screen of a phone that has joined; loaded at that moment. */
const JOINED = 'features/participants/lesson-view.tsx';
/** Code that shows a courseware by its link or id; loaded only if the address names a courseware. */
const LOOKED_AT = ['app/resource-detail/resource-address.tsx', 'parts/courseware-viewer/lazy.ts'];
const LATER = { editor: [OPENING, EDITING], detail: LOOKED_AT };

/** The entry modules of shell, program, surfaces, and followers. */
const BEGINNINGS = {
  shell: file('src/main.tsx'),
  program: file(`src/${PROGRAM}`),
  ...Object.fromEntries(SURFACES.map(({ name, module }) => [name, file(`src/${module}`)])),
  opening: file(`src/${OPENING}`),
  teaching: file(`src/${TEACHING}`),
  editing: file(`src/${EDITING}`),
  around: file('src/features/editor/shell/around-page.ts'),
  motion: file('../../packages/stage/src/show/motion.ts'),
  joined: file(`src/${JOINED}`),
  viewing: file(`src/${VIEWING}`),
};

/**
 * Lazy code that opens a courseware live, teaches a lesson, edits, moves the pages of a show, or shows a lesson on a
 * phone. It shares files with other surfaces, and must not load any of these completely. The pages of links and boards
 * are drawn with the files of the presenter view, and links are played with the files of the player.
 */
const FOLLOWERS = {
  opening: 'editor',
  teaching: 'player',
  editing: 'editor',
  around: 'editing',
  motion: 'player',
  joined: 'join',
  share: 'presenter',
  board: 'presenter',
  viewing: 'player',
};

/**
 * Code that boards and exercises share with opening, teaching, editing and moving. All of these are lazy and mostly loaded
 * together, so they get one file instead of one for each combination.
 */
const TOGETHER = /^board(-exercise)?-(opening|around)/;
/** Menus, dialogs and fields of the desk and of the parts around the editor, of which an exercise uses most: one file. */
const AT_A_DESK = /^desk(-exercise)?-around$/;
/**
 * Code that a board shares only with the player (pens, zoomed page) goes into the file shared by player and presenter
 * view: a separate file would cost the player more than the shared file costs that view.
 */
const WRITTEN_ON = 'player-board';
const SHOWN = 'player-presenter';
/** Lazy code that the presenter view shares with editor and viewers: one file. */
const WITH_LATER = /^presenter-(editing|viewing)/;

/**
 * Code of a live document that an exercise shares with the surfaces that show pages. An exercise draws no pages, so this
 * code would be one more file of 1 KB for each of those surfaces: it goes into the file of the program.
 */
const LIVE = 'editor-player-exercise-presenter';

/** Kinds of files and their icons, which the desk shares with late code of the editor: a file of 1 KB otherwise. */
const FILE_KINDS = 'desk-editing';

/** Surfaces shown to a class, which must not load code that only desk and sign-in share. */
const LEAN = ['player', 'presenter'];
/** Surfaces for phones and the sign-in, which must not load code that only desk, editor and boards share. */
const LIGHT = ['detail', 'share', 'account', 'invited'];

const lighter = () => [
  react(),
  webFontSheets(),
  lighterLibraries(),
  questionCopies(),
  lightIcons(),
  quietEndpoints(),
  unusedSchemas(),
  zodWithoutCompiling(),
  pdfData(),
];
const built = {
  outDir: 'dist',
  emptyOutDir: true,
  target: 'es2023',
  // Scripts and styles contain no data: URLs, so that the content security policy can stay narrow.
  assetsInlineLimit: 0,
  manifest: true,
  modulePreload: { polyfill: false },
  // The benchmarks measure the relevant sizes: gzipped and by surface.
  chunkSizeWarningLimit: 2000,
} as const;

/** Fails the build for a dynamic import of a module that is also imported statically, and so is never loaded later. */
function lazyOrNot(): Plugin {
  return {
    name: 'lazy-or-not',
    apply: 'build',
    onLog(_level, { code, message }) {
      if (code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(message);
    },
  };
}

/** The texts of all errors, in a file of their own: many surfaces load them later. */
const ERRORS = /[\\/]packages[\\/]protocol[\\/]src[\\/]errors[\\/]((file|assignment)-)?errors\.ts$/;

/** Texts of questions, which the stage needs for a question on a page without the code around the editor. */
const QUESTION_TEXTS = /[\\/]packages[\\/]courseware[\\/]src[\\/]document[\\/]questions[\\/]/;
/** The cells of a table with their looks, which the stage needs to draw a table without the editor. */
const TABLE_CELLS = /[\\/]packages[\\/]courseware[\\/]src[\\/]resolve[\\/]table\.ts$/;

/** Small parts that the previews of files share with the details of a resource, of which no other surface needs any. */
const VIEWER_PARTS =
  /[\\/]src[\\/](parts[\\/](sign\.tsx|courseware[\\/]own-source\.ts|viewers[\\/](use-leafing|viewer-marks)\.ts)|platform[\\/]storage[\\/]kept-places\.ts)$/;

/** Small values of a window, and entries of a table: phones need these without a surface that uses them too. */
const SHELL_PARTS = /[\\/]src[\\/](platform[\\/]storage[\\/]window-store|own-value)\.ts$/;

/** Questions as words, which phones show without the code that judges. */
const QUESTION_WORDS =
  /[\\/]packages[\\/]questions[\\/]src[\\/]question[\\/](content-text|gap-runs|response-lengths)\.ts$/;
/** New questions and questions without keys, which need the code that judges: phones load neither. */
const JUDGED_QUESTIONS = /[\\/]packages[\\/]questions[\\/]src[\\/](fresh-question|without-key)\.ts$/;
/** Shown when late code failed to load, on phones too. */
const LATE_FAILURE = /[\\/](feedback[\\/]late-failure(\.module)?\.(tsx|css)|icons[\\/]rotate-cw\.mjs)$/;
/** Copies for the questions on phones (`question-copies.ts`), without those for files of answers, which few questions load. */
const QUESTION_COPIES = /(?<!outbox-table\.ts|indexed-database\.ts)\?question$/;

/** The entry of pupils to lessons and assignments, a file of 1 KB that no teacher's surface should load. */
const PUPIL_ENTRY = /[\\/]src[\\/]parts[\\/]pupil-entry[\\/]/;

/** Makes each surface load few files, with shared modules in separate files; lazy code follows the lazy imports. */
function fewFiles(): Plugin {
  return {
    name: 'few-files',
    apply: 'build',
    async config() {
      const names = await filesBySurface({ root: file('.'), plugins: lighter(), build: built }, ERRORS, {
        beginnings: BEGINNINGS,
        followers: FOLLOWERS,
        alone: SURFACES.filter(({ root }) => root === 'own').map(({ name }) => name),
        lean: LEAN,
        light: LIGHT,
        loadedFirst: Object.fromEntries(
          Object.entries(LATER).map(([name, modules]) => [
            name,
            modules.map((module) => file(`src/${module}`)),
          ]),
        ),
      });
      const codeSplitting = {
        groups: [
          { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
          {
            name: 'document',
            test: /node_modules[\\/](yjs|lib0|y-protocols|y-indexeddb|@hocuspocus)[\\/]/,
            priority: 20,
          },
          { name: 'errors', test: ERRORS, priority: 20 },
          ...[
            { name: 'question-texts', test: QUESTION_TEXTS },
            { name: 'question-words', test: QUESTION_WORDS },
            { name: 'judged-questions', test: JUDGED_QUESTIONS },
            { name: 'question-copies', test: QUESTION_COPIES },
            { name: 'table-cells', test: TABLE_CELLS },
            { name: 'viewer-parts', test: VIEWER_PARTS },
          ].map((group) => ({ ...group, priority: 20, includeDependenciesRecursively: false })),
          {
            debugName: 'files by surface',
            name: (id: string) => {
              const name = SHELL_PARTS.test(id) ? 'shell' : (names.get(id) ?? null);
              if (name === 'shell-rest' && PUPIL_ENTRY.test(id)) return 'pupil-entry';
              if (name === WRITTEN_ON) return SHOWN;
              if (name === LIVE) return 'program';
              if (name === FILE_KINDS) return 'desk-editor';
              if (LATE_FAILURE.test(id)) return 'shell-rest';
              if (name !== null && WITH_LATER.test(name)) return 'presenter-later';
              if (name !== null && AT_A_DESK.test(name)) return 'desk-around';
              return name !== null && TOGETHER.test(name) ? 'board-opening' : name;
            },
            priority: 10,
            // Each module selects its own file; imports are not pulled along.
            includeDependenciesRecursively: false,
          },
          // This group is for lazy code only: otherwise each icon of several lazy files would be a separate file.
          { name: 'icons', test: /[\\/]lucide-react[\\/].+[\\/]icons[\\/]/, minShareCount: 2, priority: 5 },
          {
            debugName: 'subject tools by engine',
            name: toolFiles(file('../../packages/subject-tools')),
            priority: 5,
            includeDependenciesRecursively: false,
          },
        ],
      };
      return { build: { rolldownOptions: { output: { codeSplitting, ...SHORT_NAMES } } } };
    },
  };
}

export default defineConfig({
  plugins: [
    ...lighter(),
    partsAgain(),
    lazyFiles(),
    firstLines(SURFACES, LATER),
    fewFiles(),
    lazyOrNot(),
    serviceWorker(),
    listSources(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': http,
      '/files': http,
      '/docs': http,
      '/join': http,
      '/healthz': http,
      '/readyz': http,
      '/ws': socket,
    },
  },
  css: { modules: { generateScopedName: shortClasses(file('../..')) } },
  build: built,
  worker: { format: 'es', plugins: () => [pdfStandIns()] },
});
