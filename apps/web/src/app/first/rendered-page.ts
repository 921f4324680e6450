import { alignedFamily, heightOf, isInstalled, shrink } from '@lectern/stage/text-measures';

/** A page as the server renders it (`renderedPage` of the protocol). */
export interface RenderedPage {
  /** Logical pixels. */
  readonly w: number;
  readonly h: number;
  readonly html: string;
  readonly faces: Readonly<Record<string, { readonly others: readonly string[]; readonly web?: string }>>;
  readonly links: Readonly<Record<string, string>>;
}

/** Where a page may stand, CSS pixels. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** What is kept free around the page. */
  readonly margin: number;
  /** The page begins at a whole pixel of its room. */
  readonly whole?: boolean;
}

/** A page that stands in the document ahead of the program. */
export interface StandingPage {
  readonly host: HTMLElement;
  readonly pictures: readonly Element[];
  /** Resolves when its pictures and faces are there. */
  readonly whole: Promise<void>;
  remove(): void;
}

/** What the stage draws with (the server refuses all else too): no script is among it, nor what loads a document. */
const TAGS =
  /^(a|br|canvas|circle|clippath|defs|div|ellipse|fe\w+|filter|g|image|img|line|lineargradient|mask|path|pattern|polygon|polyline|radialgradient|rect|rt|ruby|span|stop|svg|table|tbody|td|text|tr|tspan|use|col|colgroup)$/i;
/** Of pictures, and within the page. No link is pressed on it. */
const ADDRESS = /^(\/files\/|#|$)/;
/** What `ground.css` and the stage's own sheets say of what a page is drawn with. */
const STYLE =
  '*,*::before,*::after{box-sizing:border-box}img,svg,canvas{display:block}[data-hang]{letter-spacing:-1em}[data-hang]::after{content:"\\3000";letter-spacing:0;visibility:hidden}a{color:var(--jade-strong)}';

/** Reads a page; throws for one that has anything in it with which the stage does not draw. */
function readPage({ html, faces, links }: RenderedPage): readonly Node[] {
  const linked = html.replace(/lectern-asset:([0-9a-f]{64})/g, (_, hash: string) => links[hash] ?? '');
  // Nothing runs or loads here: the document that it is read into is none that anybody sees.
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
 * Puts a page into the document, over what stands there, as large as fits into its room. Throws for one that this browser
 * would draw otherwise than the program will.
 */
export function putPage(rendered: RenderedPage, room: () => Room): StandingPage {
  const { w, h } = rendered;
  const nodes = readPage(rendered);
  const host = document.createElement('div');
  host.id = 'rendered-page';
  host.ariaHidden = 'true';
  // Closed: nobody is to find its texts and elements beside those of the program.
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
    throw new Error('a bullet is wider than its room');
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

/** The stage puts the words behind one in a hanging indent at the next tab stop then (`bullet-room.ts`). */
function isTooWide({ style, offsetWidth }: HTMLElement): boolean {
  return style.minWidth !== '' && offsetWidth > Math.ceil(Number.parseFloat(style.minWidth));
}

/** As the stage chooses them (`font-stack.ts`): of each script the first face that this machine has. */
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
