import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WEB_FONT_SHEETS, webFontFiles, webFontSheet } from '@lectern/stage/web-font-sheets';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { listSources } from './build/list-sources.ts';

/**
 * The show as one HTML file, built as scripts that the server inserts into it
 * (features/exports/html-show/html-show.ts): the show itself, a variant with subject tools, and formulas and charts for
 * coursewares that contain them; and an exercise as one HTML file.
 * `vite build --mode show | show-tools | show-exercise | formula | chart`.
 */
const ENTRIES: Readonly<Record<string, string>> = {
  show: 'main.tsx',
  'show-tools': 'main-with-tools.tsx',
  'show-exercise': 'exercise/main.tsx',
  formula: 'formula-piece.ts',
  chart: 'chart-piece.ts',
};
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUTPUT = here('dist-show');

/** Modules that the show takes from its page instead of bundling: a pattern of the path, and the replacement source. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/\/chart\/echarts-parts\.ts$/, 'export const echarts = globalThis.lecternShow?.charts;'],
  [/\/formula-renderer\.ts$/, 'export const katexRenderer = globalThis.lecternShow?.formulas;'],
  // The server inserts the font subsets that the courseware's characters need.
  [/(?:lxgw-wenkai-webfont|[/:]web-fonts)\/[\w-]+\.css$/, 'export {};'],
];

function piecesElsewhere(): Plugin {
  const PREFIX = '\0in-the-page:';
  return {
    name: 'pieces-elsewhere',
    enforce: 'pre',
    resolveId(source) {
      const at = ELSEWHERE.findIndex(([module]) => module.test(source));
      return at < 0 ? undefined : `${PREFIX}${at}.js`;
    },
    load(id) {
      return id.startsWith(PREFIX) ? ELSEWHERE[Number.parseInt(id.slice(PREFIX.length), 10)]?.[1] : undefined;
    },
  };
}

/** Every browser that runs the show supports woff2: the same fonts in two older formats would double the file. */
function onlyWoff2(): Plugin {
  return {
    name: 'only-woff2',
    enforce: 'pre',
    transform(code, id) {
      if (!/katex[\w./-]*\.css/.test(id)) return undefined;
      return code.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("\w+"\)/g, '');
    },
  };
}

/** Puts the subsets of the program's web fonts beside the scripts, so that the server can select from them. */
function webFontsBeside(): Plugin {
  const modules = here('../../node_modules');
  const put = (name: string, sheet: string, files: string, wanted: RegExp) => {
    mkdirSync(`${OUTPUT}/web-fonts/${name}`, { recursive: true });
    writeFileSync(`${OUTPUT}/web-fonts/${name}/faces.css`, sheet);
    cpSync(files, `${OUTPUT}/web-fonts/${name}/files`, {
      recursive: true,
      filter: (file) => !/\.\w+$/.test(file) || wanted.test(file),
    });
  };
  return {
    name: 'web-fonts-beside',
    closeBundle() {
      rmSync(`${OUTPUT}/web-fonts`, { recursive: true, force: true });
      const kai = `${modules}/lxgw-wenkai-webfont`;
      put(
        'lxgw-wenkai',
        readFileSync(`${kai}/lxgwwenkai-regular.css`, 'utf8'),
        `${kai}/files`,
        /lxgwwenkai-regular-subset-\d+\.woff2$/,
      );
      for (const name of WEB_FONT_SHEETS)
        put(name, webFontSheet(name), `${modules}/${webFontFiles(name)}`, /-(?:400|700)-\w+\.woff2$/);
    },
  };
}

export default defineConfig(({ mode }) => ({
  configFile: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    ...(mode.startsWith('show') ? [react(), piecesElsewhere()] : [onlyWoff2()]),
    ...(mode === 'show' ? [webFontsBeside()] : []),
    listSources(),
  ],
  build: {
    outDir: OUTPUT,
    emptyOutDir: false,
    target: 'es2022',
    // All files are inlined, including the fonts of formulas.
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      // A script within a page has no URL of its own.
      transform: { define: { 'import.meta': '{}' } },
      input: here(`src/features/html-show/${ENTRIES[mode] ?? ''}`),
      output: {
        format: 'iife',
        entryFileNames: `${mode}.js`,
        assetFileNames: `${mode}[extname]`,
        codeSplitting: false,
      },
    },
  },
}));
