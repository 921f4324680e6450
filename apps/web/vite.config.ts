import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { webFontSheets } from '@lectern/stage/web-font-sheets';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { filesBySurface } from './build/files-by-surface.ts';
import { firstLines } from './build/first-lines.ts';
import { lateFiles } from './build/late-files.ts';
import { lightIcons } from './build/light-icons.ts';
import { partsAgain } from './build/parts-again.ts';
import { pdfData } from './build/pdf-data.ts';
import { pdfStandIns } from './build/pdf-stand-ins.ts';
import { PROGRAM, readSurfaces } from './build/read-surfaces.ts';
import { toolFiles } from './build/tool-files.ts';
import { serviceWorker } from './build/worker.ts';

/** Where the development server finds the program's own server. */
const server = process.env.LECTERN_DEV_SERVER ?? 'http://127.0.0.1:8101';
/** The Host header stays the browser's: the MAC of a call is signed over it. */
const http = { target: server, changeOrigin: false };
const socket = { target: server.replace(/^http/, 'ws'), ws: true, changeOrigin: false };

/**
 * Names with a hash of 36 bits in place of 48. Each file names the files that it loads and a hash does not compress, so
 * that a first load is 0.1 to 0.6 KB smaller.
 */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
  hashCharacters: 'base36' as const,
};

/** Modules of libraries that no browser of ours has a use for. */
const UNUSED = [
  // Schemas written as JSON Schema: the server's OpenAPI.
  /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/,
  // Elements of a console within the page, with the schemas of another kind that describe them: Yjs logs plainly.
  /[\\/]lib0[\\/]dom\.js$/,
];

/**
 * 9 KB gzip that the browser would load for nothing: the modules above, and zod's English sentences about what is wrong
 * with a value. All stay callable and answer nothing.
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
 * A call of the browser needs an endpoint's method, path, caller and whether bytes go in or out. Shapes are checked by
 * the server, and words are for its OpenAPI: both are left out of the browser's copy, 7 KB gzip of every surface.
 */
function quietEndpoints(): Plugin {
  return {
    name: 'quiet-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]packages[\\/]protocol[\\/]src[\\/][\w-]+\.ts$/.test(id)) return undefined;
      const changes: { start: number; end: number; by: string }[] = [];
      for (const statement of this.parse(code, { lang: 'ts' }).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') continue;
        for (const { init } of declaration.declarations) {
          if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
          const [definition] = init.arguments;
          if (init.callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') continue;
          // An endpoint that nobody calls is left out whole.
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

/** Packages that say `sideEffects: false`: what is made when one of their modules is read is made for nothing but its name. */
const DECLARING = /[\\/]packages[\\/](protocol|courseware)[\\/]src[\\/].+\.ts$/;

/**
 * Says of every call at the top of a module of these packages that it does nothing else than answer. So a schema whose
 * name a surface has no use for is left out of it, and with the last one zod.
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

/** The line in which zod begins with an empty configuration. */
const ZOD_CONFIG = '__zod_globalConfig = {}';

/**
 * The content security policy forbids compiling code at run time, which zod would try. It is told so where it begins,
 * so that a surface that checks no shapes need not have zod to tell it.
 */
function zodWithoutCompiling(): Plugin {
  return {
    name: 'zod-without-compiling',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/.test(id)) return undefined;
      if (!code.includes(ZOD_CONFIG))
        throw new Error('zod keeps its configuration elsewhere in this version');
      return code.replace(ZOD_CONFIG, '__zod_globalConfig = { jitless: true }');
    },
  };
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SURFACES = readSurfaces();

/** What a surface brings as soon as its first page is on the screen. */
const OPENING = 'parts/courseware/open-courseware.ts';
const EDITING = 'features/editor/shell/live-editor.tsx';
const TEACHING = 'parts/lessons/lazy.ts';
/** What plays the courseware of a link, after its first page. */
const VIEWING = 'parts/courseware-viewer/played-courseware.tsx';
/** What a phone shows as soon as it has joined. */
const JOINED = 'features/participants/lesson-view.tsx';
/** What draws the courseware that is looked at by itself: only where it is one. */
const LOOKED_AT = ['app/resource-detail/resource-address.tsx', 'parts/courseware-viewer/lazy.ts'];
const LATER = { editor: [OPENING, EDITING], detail: LOOKED_AT };

/** The module with which the shell begins, the program, each surface, and what follows one. */
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
 * What opens a courseware live and teaches a lesson, the editor's bars and panels, what moves the pages of a show, and what a
 * phone shows that has joined: they share files with other surfaces, and are to bring no whole one. The page of a link is
 * drawn by what the presenter view draws with, and played by what the player plays with: it takes their files as they are.
 * So does a board: its page is drawn by what the presenter view draws with.
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
 * What a board shares with what opens, teaches, edits and moves, each of which comes after a first page and mostly with the
 * others: one file, where each set of them would have one of its own.
 */
const TOGETHER = 'board-opening';
/**
 * What a board has of the player alone, its pens and the page that is enlarged, goes where that lies which the player
 * shares with the presenter view: a file of its own would cost the player more than that view.
 */
const WRITTEN_ON = 'player-board';
const SHOWN = 'player-presenter';
/** What the presenter view shares with the editor and the viewers, which are all late: one file for it. */
const WITH_LATER = /^presenter-(editing|viewing)/;

/** In front of a class nobody waits for what the desk and the sign-in share. */
const LEAN = ['player', 'presenter'];
/** Phones and the sign-in carry nothing that desk, editor and boards alone share. */
const LIGHT = ['detail', 'share', 'account', 'invited'];

const lighter = () => [
  react(),
  webFontSheets(),
  lighterLibraries(),
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
  // No data: URLs in scripts and styles, so that the content security policy can stay narrow.
  assetsInlineLimit: 0,
  manifest: true,
  modulePreload: { polyfill: false },
  // What counts is measured by the benchmarks, gzipped and by surface.
  chunkSizeWarningLimit: 2000,
} as const;

/** A surface comes in few files, those that others share apart; what is brought later follows the lazy imports. */
function fewFiles(): Plugin {
  return {
    name: 'few-files',
    apply: 'build',
    async config() {
      const names = await filesBySurface(
        { root: file('.'), plugins: lighter(), build: built },
        BEGINNINGS,
        FOLLOWERS,
        SURFACES.filter(({ root }) => root === 'own').map(({ name }) => name),
        LEAN,
        Object.fromEntries(
          Object.entries(LATER).map(([name, modules]) => [
            name,
            modules.map((module) => file(`src/${module}`)),
          ]),
        ),
        LIGHT,
      );
      const codeSplitting = {
        groups: [
          { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
          {
            name: 'document',
            test: /node_modules[\\/](yjs|lib0|y-protocols|y-indexeddb|@hocuspocus)[\\/]/,
            priority: 20,
          },
          { name: 'errors', test: /[\\/]packages[\\/]protocol[\\/]src[\\/]errors\.ts$/, priority: 20 },
          {
            debugName: 'files by surface',
            name: (id: string) => {
              const name = names.get(id) ?? null;
              if (name === WRITTEN_ON) return SHOWN;
              if (name !== null && WITH_LATER.test(name)) return 'presenter-later';
              return name?.startsWith(TOGETHER) ? TOGETHER : name;
            },
            priority: 10,
            // What a module imports has a file of its own choice, which all who use it share.
            includeDependenciesRecursively: false,
          },
          // Late code only: each icon that several late files use was a file of its own.
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
    lateFiles(),
    firstLines(SURFACES, LATER),
    fewFiles(),
    serviceWorker(),
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
  build: built,
  worker: { format: 'es', plugins: () => [pdfStandIns()] },
});
