import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapeXml } from '@lectern/pptx/package';
import type { Language } from '@lectern/protocol';
import type { QuestionFiles } from '@lectern/question-files';
import { strToU8, zipSync } from 'fflate';
import { onePage } from '../../../platform/one-page/one-page.ts';
import type { WrittenExercise } from './written-exercise.ts';

/** Folder in which scripts/build-web.mjs puts the scripts of pages in one file (vite.show.config.ts). */
const PARTS = fileURLToPath(new URL('../../../../../web/dist-show', import.meta.url));
const NO_SCRIPT = '做这份练习需要 JavaScript。This exercise needs JavaScript.';
const PLAIN_MIME = /^[\w.+-]{1,64}\/[\w.+-]{1,64}$/;
const HASH = /^[0-9a-f]{64}$/;

interface ExerciseHtml {
  readonly exercise: WrittenExercise;
  readonly title: string;
  readonly language: Language;
  readonly files: QuestionFiles;
}

/** An exercise as one HTML file that scores itself: it contains the keys. Throws when the web was not built. */
export function exerciseHtml({ exercise, title, language, files }: ExerciseHtml): Uint8Array {
  const read = (name: string) => readFileSync(path.join(PARTS, name), 'utf8');
  const { sections, instructions } = exercise;
  const hasFormulas = JSON.stringify(sections).includes('"type":"formula"');
  return onePage({
    title,
    language,
    noScript: NO_SCRIPT,
    scripts: [...(hasFormulas ? [read('formula.js')] : []), read('show-exercise.js')],
    styles: [read('show-exercise.css'), ...(hasFormulas ? [read('formula.css')] : [])],
    data: { id: 'exercise', value: { title, instructions, sections } },
    files: [...files].flatMap(([hash, { bytes, mime }]) =>
      HASH.test(hash)
        ? [{ hash, bytes, mime: PLAIN_MIME.test(mime) ? mime : 'application/octet-stream' }]
        : [],
    ),
  });
}

/** The page as a package of SCORM 1.2 (CAM 2.3): one SCO, which reports its score and keeps its answers. */
export function scormPackage(given: ExerciseHtml): Uint8Array {
  const title = escapeXml(given.title);
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="lectern-exercise" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>${title}</title>
      <item identifier="item" identifierref="page" isvisible="true"><title>${title}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource>
  </resources>
</manifest>
`;
  return zipSync({ 'imsmanifest.xml': strToU8(manifest), 'index.html': exerciseHtml(given) });
}
