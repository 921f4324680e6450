import { alignedFamily, heightOf, isInstalled, shrink } from '@lectern/stage/text-measures';

/** A page as rendered by the server (`renderedPage` of the protocol). */
export interface RenderedPage {
  /** Size in logical pixels. */
  readonly w: number;
  readonly h: number;
  readonly html: string;
  readonly faces: Readonly<Record<string, { readonly others: readonly string[]; readonly web?: string }>>;
  readonly links: Readonly<Record<string, string>>;
}

/** The area for a page, CSS pixels. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Margin around the page. */
  readonly margin: number;
  /** Whether the page is aligned to whole pixels of its area. */
  readonly whole?: boolean;
}

/** A page in the document that is shown before the program. */
export interface StandingPage {
  readonly host: HTMLElement;
  readonly pictures: readonly Element[];
  /** Resolves when the page's pictures and fonts have loaded. */
  readonly whole: Promise<void>;
  remove(): void;
}

/**
 * Elements that the stage uses (the server refuses all other elements too), without scripts and elements that load
 * documents.
 */
const TAGS =
  /^(a|br|canvas|circle|clippath|defs|div|ellipse|fe\w+|filter|g|image|img|line|lineargradient|mask|path|pattern|polygon|polyline|radialgradient|rect|rt|ruby|span|stop|svg|table|tbody|td|text|tr|tspan|use|col|colgroup)$/i;
/** Allowed addresses: pictures, and fragments of the page. Links are not active. */
const ADDRESS = /^(\/files\/|#|$)/;
/** Allowed style properties, from `ground.css` and the stage's own style sheets. */
const STYLE =
  '*,*::before,*::after{box-sizing:border-box}img,svg,canvas{display:block}[data-hang]{letter-spacing:-1em}[data-hang]::after{content:"\\3000";letter-spacing:0;visibility:hidden}a{color:var(--jade-strong)}';

/** Parses a page; throws when it contains an element or style that the stage does not draw. */
function readPage({ html, faces, links }: RenderedPage): readonly Node[] {
  const linked = html.replace(/lectern-asset:([0-9a-f]{64})/g, (_, hash: string) => links[hash] ?? '');
  // A document created by DOMParser runs no scripts and loads no files.
  const { body } = new DOMParser().parseFromString(linked, 'text/html');
  const families = new Map<string, string>();
  for (const each of body.querySelectorAll<HTMLElement>('*')) {
    if (!TAGS.test(each.localName)) throw new Error(`<${each.localName}>`);
    for (const { name, value } of [...each.attributes])
      if (each.localName === 'a' && name === 'href') each.removeAttribute(name);
      else if (/^on/i.test(name) || (/^(xlink:)?(href|src|srcset)$/i.test(name) && !ADDRESS.test(value)))
        throw new Error(`${name}="${value}"`);
    const named = each.style.fontFamily;
    if (!named.includes('|')) continue;
    const chosen = families.get(named) ?? chosenFamilies(named, faces);
    families.set(named, chosen);
    each.style.fontFamily = chosen;
  }
  return [...body.childNodes];
}

/**
 * Puts a page into the document, above its content and as large as fits its area. Throws when this browser would draw
 * it differently from the program.
 */
export function putPage(rendered: RenderedPage, room: () => Room): StandingPage {
  const { w, h } = rendered;
  const nodes = readPage(rendered);
  const host = document.createElement('div');
  host.id = 'rendered-page';
  host.ariaHidden = 'true';
  // A closed root, so that its texts and elements are not found beside the program's.
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const page = document.createElement('div');
  page.style.cssText = `width:${w}px;height:${h}px;transform-origin:0 0`;
  page.append(...nodes);
  root.append(page);
  const place = () => {
    const { left, top, width, height, margin, whole } = room();
    const scale = Math.min((width - 2 * margin) / w, (height - 2 * margin) / h);
    const before = (side: number, length: number) => (side - length * scale) / 2;
    const [x, y] = [before(width, w), before(height, h)].map((each) => (whole ? Math.round(each) : each));
    const sides = { left: left + (x ?? 0), top: top + (y ?? 0) };
    const lengths = Object.entries({ ...sides, width: w * scale, height: h * scale });
    host.style.cssText = `position:fixed;z-index:var(--z-overlay);pointer-events:none;overflow:clip;${lengths.map(([name, length]) => `${name}:${length}px`).join(';')}`;
    page.style.transform = `scale(${scale})`;
  };
  const fit = () => fitAll(root);
  const { fonts } = document;
  const remove = () => {
    removeEventListener('resize', place);
    fonts.removeEventListener('loadingdone', fit);
    host.remove();
  };
  place();
  document.body.append(host);
  addEventListener('resize', place);
  fonts.addEventListener('loadingdone', fit);
  fit();
  if ([...root.querySelectorAll<HTMLElement>('[data-bullet]')].some(isTooWide)) {
    remove();
    throw new Error('a bullet is wider than its indent');
  }
  const pictures = [...root.querySelectorAll<HTMLImageElement>('img, image')];
  const decoded = pictures.map((each) => each.decode().catch(() => undefined));
  const whole = Promise.all([fonts.ready, ...decoded]).then(() => undefined);
  return { host, pictures, whole, remove };
}

function fitAll(root: ShadowRoot): void {
  for (const frame of root.querySelectorAll<HTMLElement>('[data-fit]')) {
    const [along, room] = frame.dataset.fit?.split(' ') ?? [];
    const flow = frame.firstElementChild;
    if (!(flow instanceof HTMLElement)) continue;
    flow.style.removeProperty('--fit');
    shrink(flow, () => (along === 'width' ? flow.offsetWidth : heightOf(flow)), Number(room));
  }
}

/** In that case the stage places the text after a bullet at the next tab stop (`bullet-room.ts`). */
function isTooWide({ style, offsetWidth }: HTMLElement): boolean {
  return style.minWidth !== '' && offsetWidth > Math.ceil(Number.parseFloat(style.minWidth));
}

/** The fonts that the stage selects (`font-stack.ts`): for each script the first family that is installed. */
function chosenFamilies(named: string, faces: RenderedPage['faces']): string {
  const scripts: string[][] = [];
  const generic: string[] = [];
  for (const [, script, face = '', plain = ''] of named.matchAll(/"(\d)\|([^"]*)"|([\w-]+)/g)) {
    if (script === undefined) generic.push(plain);
    else scripts[Number(script)] = [...(scripts[Number(script)] ?? []), face];
  }
  const web = (name: string) => (Object.hasOwn(faces, name) ? faces[name]?.web : undefined);
  const chosen = scripts.flatMap((names) => {
    const at = names.findIndex((name) => isInstalled(name) || web(name) !== undefined);
    const found = names[at];
    if (found === undefined) return [];
    if (isInstalled(found)) return [alignedFamily(found, faces[found]?.others ?? []), found];
    const meanwhile = names.slice(at + 1).find(isInstalled);
    return [web(found) ?? found, ...(meanwhile === undefined ? [] : [meanwhile])];
  });
  return [...new Set(chosen.map((face) => `"${face}"`)), ...generic].join(',');
}
