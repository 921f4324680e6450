import { createHash } from 'node:crypto';
import type { Language } from '@lectern/protocol/errors';

/** A page in one HTML file, which is opened from a disk without a server or a network. */
export interface OnePage {
  readonly title: string;
  /** Language of the page's `lang` until its script follows the browser's language. */
  readonly language: Language;
  /** Text for browsers without scripts. */
  readonly noScript: string;
  /** The program's own scripts and styles, in order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Data for the scripts, as JSON in a `<script>` with this id. */
  readonly data: { readonly id: string; readonly value: unknown };
  /** Files as base64, each in a `<script data-asset="hash" data-mime>`. */
  readonly files: readonly { readonly hash: string; readonly mime: string; readonly bytes: Uint8Array }[];
}

/**
 * Writes the page. Its content security policy blocks everything from outside. Nothing of the data can become markup: they
 * are JSON without `<`, files are base64, the title is escaped. MIME types and hashes must be safe in attributes.
 */
export function onePage(page: OnePage): Uint8Array {
  const scripts = page.scripts.map(inlineScript);
  const styles = page.styles.map(inlineStyle);
  const file = new Chunks();
  file.add(`<!doctype html>
<html lang="${page.language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(scripts, styles)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Lectern">
<title>${escaped(page.title)}</title>
`);
  for (const style of styles) file.add(`<style>${style}</style>\n`);
  file.add(`</head>
<body>
<div id="root"></div>
<noscript>${escaped(page.noScript)}</noscript>
<script type="application/json" id="${page.data.id}">${jsonInScript(page.data.value)}</script>
`);
  for (const { hash, mime, bytes } of page.files) {
    file.add(`<script type="text/plain" data-asset="${hash}" data-mime="${mime}">`);
    file.addBase64(bytes);
    file.add('</script>\n');
  }
  for (const script of scripts) file.add(`<script>${script}</script>\n`);
  file.add('</body>\n</html>\n');
  return file.bytes();
}

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
