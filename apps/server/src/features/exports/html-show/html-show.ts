import type { CoursewareSnapshot } from '@lectern/courseware';
import type { Language } from '@lectern/protocol/errors';
import { onePage } from '../../../platform/one-page/one-page.ts';
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
 * their files as base64 and the needed parts of the program's own fonts.
 */
export function htmlShow(show: HtmlShow, parts: HtmlShowParts): Uint8Array {
  const content = shownRecords(show.snapshot, show.notes ?? false);
  const scripts = [
    ...(content.hasFormulas ? [parts.formulaScript] : []),
    ...(content.hasCharts ? [parts.chartScript] : []),
    content.hasTools ? parts.toolShowScript : parts.showScript,
  ];
  const styles = [
    content.hasTools ? parts.toolShowStyle : parts.showStyle,
    ...(content.hasFormulas ? [parts.formulaStyle] : []),
    ...(content.webFonts.characters.size > 0 ? [parts.webFontStyle(content.webFonts)] : []),
  ];
  return onePage({
    title: show.title,
    language: show.language,
    noScript: NO_SCRIPT,
    scripts,
    styles,
    data: { id: 'courseware', value: { records: content.records } },
    files: content.assets.flatMap(({ hash, mime }) => {
      const bytes = show.assets.get(hash);
      return bytes ? [{ hash, mime, bytes }] : [];
    }),
  });
}

/** Hashes of the assets whose bytes `htmlShow` needs. */
export function assetsOfHtmlShow(snapshot: CoursewareSnapshot): readonly string[] {
  return shownRecords(snapshot, false).assets.map(({ hash }) => hash);
}

const NO_SCRIPT = '播放这个课件需要 JavaScript。This show needs JavaScript.';
