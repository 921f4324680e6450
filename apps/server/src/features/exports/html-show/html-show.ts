import { createHash } from 'node:crypto';
import type { CoursewareSnapshot } from '@lectern/courseware';
import type { Language } from '@lectern/protocol/errors';
import { shownRecords } from './html-show-content.ts';
import type { HtmlShowParts } from './html-show-parts.ts';

interface HtmlShow {
  readonly snapshot: CoursewareSnapshot;
  readonly title: string;
  /** Language of the page's `lang` until the show follows the browser's language. */
  readonly language: Language;
  /** Bytes of assets by hash; missing assets are left out. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** Whether speaker notes are included. */
  readonly notes?: boolean;
}

/**
 * One HTML file that shows a courseware by itself: opened from a disk, without a server or a network. It contains the
 * script of the show (with subject tools, formulas and charts only where they are used), the records of its pages,
 * their files as base64 and the needed parts of the program's own fonts. Its content security policy blocks everything
 * from outside.
 *
 * Nothing of a courseware can become markup: records are JSON without `<`, files are base64, the title is escaped.
 */
export function htmlShow(show: HtmlShow, parts: HtmlShowParts): Uint8Array {
  const content = shownRecords(show.snapshot, show.notes ?? false);
  const scripts = [
    ...(content.hasFormulas ? [parts.formulaScript] : []),
    ...(content.hasCharts ? [parts.chartScript] : []),
    content.hasTools ? parts.toolShowScript : parts.showScript,
  ].map(inlineScript);
  const styles = [
    content.hasTools ? parts.toolShowStyle : parts.showStyle,
    ...(content.hasFormulas ? [parts.formulaStyle] : []),
    ...(content.webFonts.characters.size > 0 ? [parts.webFontStyle(content.webFonts)] : []),
  ].map(inlineStyle);
  const file = new Chunks();
  file.add(`<!doctype html>
<html lang="${show.language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(scripts, styles)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Lectern">
<title>${escaped(show.title)}</title>
`);
  for (const style of styles) file.add(`<style>${style}</style>\n`);
  file.add(`</head>
<body>
<div id="root"></div>
<noscript>${NO_SCRIPT}</noscript>
<script type="application/json" id="courseware">${jsonInScript({ records: content.records })}</script>
`);
  for (const { hash, mime } of content.assets) {
    const bytes = show.assets.get(hash);
    if (bytes) file.add(`<script type="text/plain" data-asset="${hash}" data-mime="${mime}">`);
    if (bytes) file.addBase64(bytes);
    if (bytes) file.add('</script>\n');
  }
  for (const script of scripts) file.add(`<script>${script}</script>\n`);
  file.add('</body>\n</html>\n');
  return file.bytes();
}

/** Hashes of the assets whose bytes `htmlShow` needs. */
export function assetsOfHtmlShow(snapshot: CoursewareSnapshot): readonly string[] {
  return shownRecords(snapshot, false).assets.map(({ hash }) => hash);
}

const NO_SCRIPT = '播放这个课件需要 JavaScript。This show needs JavaScript.';

function policy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(digest).join(' ')}`,
    `style-src ${styles.map(digest).join(' ')}`,
    // Formulas and charts write style attributes.
    "style-src-attr 'unsafe-inline'",
    'img-src data: blob:',
    'media-src data: blob:',
    'font-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The program's own script, which must not end its element early; both forms mean the same inside strings and patterns.
 */
function inlineScript(script: string): string {
  return script.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '\\x3C!--');
}

function inlineStyle(style: string): string {
  return style.replaceAll(/<\/(style)/gi, '<\\/$1');
}

function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A file composed of chunks, because a video as base64 may be longer than a string can be. */
class Chunks {
  readonly #chunks: Buffer[] = [];

  add(text: string): void {
    this.#chunks.push(Buffer.from(text));
  }

  addBase64(bytes: Uint8Array): void {
    // A multiple of three, so that the encoded chunks join without padding between them.
    const step = 48 * 1024 * 1024;
    for (let at = 0; at < bytes.length; at += step) {
      const piece = bytes.subarray(at, at + step);
      const text = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('base64');
      this.#chunks.push(Buffer.from(text, 'latin1'));
    }
  }

  bytes(): Uint8Array {
    return Buffer.concat(this.#chunks);
  }
}
