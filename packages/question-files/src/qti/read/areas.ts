import { type BodyOf, contentOf, DEFAULT_PLAY, type KeyOf } from '@lectern/questions';
import { childrenNamed, type MarkupElement } from '../../markup/node.ts';
import { coordsOf } from '../processing/declarations.ts';
import {
  correctTexts,
  declarationIn,
  type InteractionReader,
  identifierOf,
  numberAttribute,
  PartIds,
  type Picture,
  responseOf,
} from './item-context.ts';

type Shape = BodyOf<'hotspot'>['areas'][number]['shape'];

const MOST_AREAS = 60;
const ELLIPSE_CORNERS = 24;

/** Size of a picture whose file is missing. */
const UNKNOWN = { width: 1000, height: 1000 };

/** A shape of QTI, in pixels, as a shape in parts of the picture; undefined for one without an extent. */
export function shapeOf(
  name: string,
  coords: readonly number[],
  picture: Pick<Picture, 'width' | 'height'> = UNKNOWN,
): Shape | undefined {
  const { width, height } = picture;
  const at = (x = 0, y = 0) => ({ x: within(x / width), y: within(y / height) });
  const [a = 0, b = 0, c = 0, d = 0] = coords;
  switch (name) {
    case 'circle':
      return coords.length < 3 ? undefined : { type: 'circle', centre: at(a, b), radius: within(c / width) };
    case 'rect': {
      if (coords.length < 4) return undefined;
      const [from, to] = [at(Math.min(a, c), Math.min(b, d)), at(Math.max(a, c), Math.max(b, d))];
      return { type: 'rectangle', left: from.x, top: from.y, right: to.x, bottom: to.y };
    }
    case 'ellipse': {
      if (coords.length < 4) return undefined;
      const corners = Array.from({ length: ELLIPSE_CORNERS }, (_, index) => {
        const angle = (2 * Math.PI * index) / ELLIPSE_CORNERS;
        return at(a + c * Math.cos(angle), b + d * Math.sin(angle));
      });
      return { type: 'polygon', corners };
    }
    case 'poly': {
      const corners = Array.from({ length: Math.min(60, Math.floor(coords.length / 2)) }, (_, index) =>
        at(coords[2 * index], coords[2 * index + 1]),
      );
      return corners.length < 3 ? undefined : { type: 'polygon', corners };
    }
    case 'default':
      return { type: 'rectangle', left: 0, top: 0, right: 1, bottom: 1 };
    default:
      return undefined;
  }
}

function within(part: number): number {
  return Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0;
}

/** The middle of the place that an element marks on a picture. */
export function centreOf(element: MarkupElement, picture: Picture | undefined): { x: number; y: number } {
  const shape = shapeIn(element, picture);
  return shape ? middleOf(shape) : { x: 0.5, y: 0.5 };
}

function shapeIn({ attributes }: MarkupElement, picture: Picture | undefined): Shape | undefined {
  return shapeOf(attributes.get('shape') ?? 'default', coordsOf(attributes.get('coords') ?? ''), picture);
}

export const hotspotInteraction: InteractionReader = (interaction, context) => {
  const picture = context.picture(interaction);
  const elements = childrenNamed(interaction, 'hotspotChoice').slice(0, MOST_AREAS);
  const ids = new PartIds(elements.map(identifierOf));
  const areas = elements.flatMap((element) => {
    const shape = shapeIn(element, picture);
    return shape ? [{ id: ids.id(identifierOf(element)), shape }] : [];
  });
  const right = correctTexts(context, interaction)
    .filter((one) => ids.has(one))
    .map((one) => ids.id(one));
  if (right.length === 0) context.notes.push({ code: 'key-empty', state: 'unsure' });
  const most = numberAttribute(interaction, 'maxChoices') ?? 1;
  const response = responseOf(interaction);
  const body: BodyOf<'hotspot'> = {
    ...(picture ? { picture } : {}),
    areas,
    taps: Math.max(1, right.length, Math.min(MOST_AREAS, most === 0 ? areas.length : most)),
  };
  const isSingle = declarationIn(context, interaction)?.cardinality === 'single';
  const all = areas.map(({ id }) => id);
  const sets = [right, ...all.map((id) => [id]), ...right.map((id) => right.filter((one) => one !== id))];
  return {
    draft: { kind: 'hotspot', body, key: { areas: [], right } },
    probes: sets.filter((set) => set.length <= body.taps).map((chosen) => ({ points: [], areas: chosen })),
    given: (answer) => {
      const chosen = ((answer as { areas?: string[] }).areas ?? right).map((id) => ids.identifier(id));
      return { [response]: isSingle ? (chosen[0] ?? null) : chosen };
    },
  };
};

/** Areas that are tapped in an order: our game of spots, whose clues are the places in the order. */
export const graphicOrderInteraction: InteractionReader = (interaction, context) => {
  const picture = context.picture(interaction);
  const elements = childrenNamed(interaction, 'hotspotChoice').slice(0, 30);
  const ids = new PartIds(elements.map(identifierOf));
  const areas = elements.flatMap((element) => {
    const shape = shapeIn(element, picture);
    return shape ? [{ id: ids.id(identifierOf(element)), shape }] : [];
  });
  const order = correctTexts(context, interaction)
    .filter((one) => ids.has(one))
    .map((one) => ids.id(one));
  if (order.length === 0) return undefined;
  context.notes.push({ code: 'graphic-order', state: 'changed' });
  const response = responseOf(interaction);
  const parts = order.map((right, index) => ({
    id: `p${index + 1}`,
    right,
    stem: contentOf(`${index + 1}`),
  }));
  const body = { ...(picture ? { picture } : {}), areas, taps: 1 };
  const answer = (all: readonly string[]) => ({
    parts: Object.fromEntries(all.map((id, index) => [`p${index + 1}`, { points: [], areas: [id] }])),
  });
  const probes = [
    order,
    order.toReversed(),
    ...order.map((_, at) => [...order.slice(at), ...order.slice(0, at)]),
  ];
  return {
    draft: {
      kind: 'find-spot',
      body: {
        play: DEFAULT_PLAY,
        parts: parts.map(({ id, stem }) => ({ id, kind: 'hotspot', stem, body })),
        own: { torch: false },
      },
      key: {
        parts: parts.map(({ id, right }) => ({ id, kind: 'hotspot', key: { areas: [], right: [right] } })),
        own: {},
      },
    },
    probes: probes.map(answer),
    given: (all) => {
      const chosen = (all as { parts: Record<string, { areas?: string[] }> }).parts;
      return { [response]: parts.map(({ id, right }) => ids.identifier(chosen[id]?.areas?.[0] ?? right)) };
    },
  };
};

/** Points on a picture without outlines: the areas of the mapping are hidden, otherwise circles around the right points. */
export const selectPointInteraction: InteractionReader = (interaction, context) => {
  const picture = context.picture(interaction);
  const declaration = declarationIn(context, interaction);
  const mapped = (declaration?.areaMapping?.entries ?? [])
    .filter(({ value }) => value > 0)
    .slice(0, MOST_AREAS);
  const size = picture ?? UNKNOWN;
  const shapes = mapped.flatMap(({ shape, coords }) => shapeOf(shape, coords, size) ?? []);
  if (shapes.length === 0) {
    const points = correctTexts(context, interaction).map((text) => text.split(' ').map(Number));
    shapes.push(
      ...points.flatMap(([x = 0, y = 0]) => shapeOf('circle', [x, y, size.width / 20], size) ?? []),
    );
    context.notes.push(
      shapes.length > 0 ? { code: 'area-guessed', state: 'unsure' } : { code: 'key-empty', state: 'unsure' },
    );
  }
  const areas: KeyOf<'hotspot'>['areas'] = shapes.map((shape, index) => ({ id: `a${index + 1}`, shape }));
  const most = numberAttribute(interaction, 'maxChoices') ?? 1;
  const taps = Math.max(1, areas.length, Math.min(MOST_AREAS, most));
  const points = shapes.map(middleOf);
  const response = responseOf(interaction);
  return {
    draft: {
      kind: 'hotspot',
      body: { ...(picture ? { picture } : {}), areas: [], taps },
      key: { areas, right: areas.map(({ id }) => id) },
    },
    probes: [points, ...points.map((point) => [point]), [{ x: 0, y: 0 }]].map((all) => ({ points: all })),
    given: (answer) => {
      const texts = (answer as { points: { x: number; y: number }[] }).points.map(
        ({ x, y }) => `${Math.round(x * size.width)} ${Math.round(y * size.height)}`,
      );
      return { [response]: declaration?.cardinality === 'single' ? (texts[0] ?? null) : texts };
    },
  };
};

function middleOf(shape: Shape): { x: number; y: number } {
  if (shape.type === 'circle') return shape.centre;
  if (shape.type === 'rectangle')
    return { x: (shape.left + shape.right) / 2, y: (shape.top + shape.bottom) / 2 };
  const mean = (axis: 'x' | 'y') =>
    shape.corners.reduce((sum, one) => sum + one[axis], 0) / shape.corners.length;
  return { x: mean('x'), y: mean('y') };
}
