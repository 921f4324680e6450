import { imageSize } from '@lectern/pptx/media';
import { type BodyOf, type Content, contentOf, DEFAULT_PLAY, isBlank } from '@lectern/questions';
import { childNamed, childrenNamed, type MarkupElement, textIn } from '../../markup/node.ts';
import { bytesOfFile, type MoodleContext, numberIn } from './moodle-text.ts';
import { combinedFeedback, type TypeReader } from './read-choices.ts';
import { contentOfWords } from './read-gaps.ts';

interface Picture {
  readonly asset: string;
  readonly width: number;
  readonly height: number;
}

const MOST_DROPS = 60;

function backgroundOf(question: MarkupElement, { builder, notes }: MoodleContext): Picture | undefined {
  const file = childNamed(question, 'file');
  const bytes = file && bytesOfFile(file);
  const asset = bytes && builder.file(bytes, file.attributes.get('name') ?? '');
  const size = asset && bytes ? imageSize(bytes, builder.mimeOf(asset)) : undefined;
  if (!asset || !size) {
    notes.push({ code: 'file-missing', state: 'lost', detail: file?.attributes.get('name') ?? '' });
    return undefined;
  }
  return { asset, width: size.width, height: size.height };
}

interface Drag {
  readonly no: string;
  readonly content: Content;
  readonly isInfinite: boolean;
}

function dragsOf(question: MarkupElement, { builder }: MoodleContext): Drag[] {
  return childrenNamed(question, 'drag').map((drag) => {
    const file = childNamed(drag, 'file');
    const bytes = file && bytesOfFile(file);
    const asset = bytes && builder.file(bytes, file.attributes.get('name') ?? '');
    const words = contentOfWords(textIn(drag, 'text'));
    const content: Content = asset ? { ...words, media: [{ type: 'picture', asset }] } : words;
    const no = textIn(drag, 'no');
    return {
      no,
      content: isBlank(content) ? contentOf(no) : content,
      isInfinite: childNamed(drag, 'infinite') !== undefined,
    };
  });
}

/** Labels on a picture: our game of labels, with targets at the places of the drop zones. */
export const ddimageortext: TypeReader = (question, context) => {
  const picture = backgroundOf(question, context);
  const size = picture ?? { width: 1000, height: 1000 };
  const drags = dragsOf(question, context);
  const drops = childrenNamed(question, 'drop').slice(0, MOST_DROPS);
  const right = drags.map(({ no, content }) => ({ id: `r${no}`, content }));
  const left = drops.map((_, index) => ({ id: `l${index + 1}`, content: contentOf(`${index + 1}`) }));
  const pairs = drops.map((drop, index) => ({ left: `l${index + 1}`, right: `r${textIn(drop, 'choice')}` }));
  const isOne = drags.every(({ isInfinite }) => !isInfinite);
  const targets = drops.map((drop, index) => ({
    id: `l${index + 1}`,
    dot: {
      x: within((numberIn(drop, 'xleft') ?? 0) / size.width),
      y: within((numberIn(drop, 'ytop') ?? 0) / size.height),
    },
  }));
  const feedback = combinedFeedback(question, context);
  const partners = isOne ? ('one' as const) : ('many-left' as const);
  return {
    kind: 'label-picture',
    body: {
      play: DEFAULT_PLAY,
      parts: [{ id: 'p1', kind: 'matching', body: { left, right, partners } }],
      own: { ...(picture ? { picture } : {}), targets },
    },
    key: { parts: [{ id: 'p1', kind: 'matching', key: { pairs } }], own: {} },
    rule: { name: 'per-item' },
    ...(Object.keys(feedback).length > 0 ? { feedback } : {}),
  };
};

/** Markers on a picture: one label is a point to find, several are a game of labels. */
export const ddmarker: TypeReader = (question, context) => {
  const picture = backgroundOf(question, context);
  const drags = dragsOf(question, context);
  const drops = childrenNamed(question, 'drop').slice(0, MOST_DROPS);
  const areasOf = (no: string) =>
    drops
      .filter((drop) => textIn(drop, 'choice') === no)
      .flatMap((drop, index) => {
        const shape = shapeOf(textIn(drop, 'shape'), textIn(drop, 'coords'), picture);
        return shape ? [{ id: `a${index + 1}`, shape }] : [];
      });
  const used = drags.filter(({ no }) => areasOf(no).length > 0);
  const feedback = combinedFeedback(question, context);
  const said = Object.keys(feedback).length > 0 ? { feedback } : {};
  const hotspot = (no: string) => {
    const areas = areasOf(no);
    return {
      body: { ...(picture ? { picture } : {}), areas: [], taps: Math.max(1, areas.length) },
      key: { areas, right: areas.map(({ id }) => id) },
    };
  };
  const [only] = used;
  if (!only) return undefined;
  if (used.length < drags.length) context.notes.push({ code: 'distractors', state: 'lost' });
  if (used.length === 1) return { kind: 'hotspot', ...hotspot(only.no), rule: { name: 'per-item' }, ...said };
  const parts = used.slice(0, 30).map(({ no, content }) => ({ id: `p${no}`, stem: content, ...hotspot(no) }));
  return {
    kind: 'label-picture',
    body: {
      play: DEFAULT_PLAY,
      parts: parts.map(({ id, stem, body }) => ({ id, kind: 'hotspot', stem, body })),
      own: { targets: [] },
    },
    key: { parts: parts.map(({ id, key }) => ({ id, kind: 'hotspot', key })), own: {} },
    rule: { name: 'per-item' },
    ...said,
  };
};

type Shape = BodyOf<'hotspot'>['areas'][number]['shape'];

/** `x,y;r` of a circle, `x,y;width,height` of a rectangle, and the corners `x,y;x,y;…` of a polygon, in pixels. */
function shapeOf(
  name: string,
  coords: string,
  size: Picture | { width: number; height: number } = { width: 1000, height: 1000 },
): Shape | undefined {
  const points = coords.split(';').map((pair) => pair.split(',').map(Number));
  const [[x = Number.NaN, y = Number.NaN] = [], [a = Number.NaN, b = Number.NaN] = []] = points;
  if (!Number.isFinite(x + y + a)) return undefined;
  const at = (left: number, top: number) => ({ x: within(left / size.width), y: within(top / size.height) });
  if (name === 'circle') return { type: 'circle', centre: at(x, y), radius: within(a / size.width) };
  if (name === 'rectangle') {
    const [from, to] = [at(x, y), at(x + a, y + b)];
    return { type: 'rectangle', left: from.x, top: from.y, right: to.x, bottom: to.y };
  }
  const corners = points.slice(0, 60).map(([left = 0, top = 0]) => at(left, top));
  return name === 'polygon' && corners.length >= 3 ? { type: 'polygon', corners } : undefined;
}

function within(part: number): number {
  return Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0;
}
