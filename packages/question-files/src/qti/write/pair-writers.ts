import type { BodyOf, Content, KeyOf, SingleQuestion } from '@lectern/questions';
import type { QtiOut } from './qti-out.ts';
import {
  addScore,
  addWhen,
  isCorrect,
  mapping,
  mapResponse,
  plainNumber,
  qti,
  reaches,
  responseDeclaration,
  tag,
  variable,
} from './tags.ts';
import type { InteractionWriters, WrittenInteraction } from './written-interaction.ts';

interface Card {
  readonly id: string;
  readonly content: Content;
}

interface Pair {
  readonly left: string;
  readonly right: string;
}

function cards(list: readonly Card[], most: number, out: QtiOut): string {
  const all = list.map(({ id, content }) =>
    qti(
      'simple-associable-choice',
      { identifier: out.identifier(id), 'match-max': most },
      out.inline(content),
    ),
  );
  return qti('simple-match-set', {}, ...all);
}

/** The mapping of pairs: each card on the left earns an equal part, which its partners share. */
function pairMapping(pairs: readonly Pair[], { rule, score }: SingleQuestion, out: QtiOut): string {
  const lefts = new Set(pairs.map(({ left }) => left));
  const part = score / Math.max(1, lefts.size);
  const entries = pairs.map((pair): readonly [string, number] => {
    const partners = pairs.filter(({ left }) => left === pair.left).length;
    return [`${out.identifier(pair.left)} ${out.identifier(pair.right)}`, part / partners];
  });
  return mapping(entries, { otherwise: rule.name === 'net' ? -part : 0 });
}

function pairs(
  question: SingleQuestion,
  out: QtiOut,
  response: string,
  all: readonly Pair[],
  body: string,
  isSeveral: boolean,
): WrittenInteraction {
  const isExact = question.rule.name === 'exact';
  // Wrong partners of a card with several right ones take points away from it only.
  if (isSeveral && !isExact) out.notes.note('several-partners', 'changed');
  return {
    declarations: [
      responseDeclaration({
        identifier: response,
        cardinality: 'multiple',
        baseType: 'directedPair',
        correct: all.map((pair) => `${out.identifier(pair.left)} ${out.identifier(pair.right)}`),
        ...(isExact ? {} : { mapping: pairMapping(all, question, out) }),
      }),
    ],
    body,
    rules: isExact ? [addWhen(isCorrect(response), question.score)] : [addScore(mapResponse(response))],
    ...(isExact ? {} : { template: 'map_response' as const }),
  };
}

function bankCloze(question: SingleQuestion, out: QtiOut, response: string): WrittenInteraction {
  const { passage, bank, reuse, shuffle } = question.body as BodyOf<'bank-cloze'>;
  const { right } = question.key as KeyOf<'bank-cloze'>;
  const part = question.score / Math.max(1, right.length);
  const contentOfId = new Map(bank.map(({ id, content }) => [id, JSON.stringify(content)]));
  // Items of equal content stand for each other.
  const entries = right.flatMap(({ gap, choice }) =>
    bank
      .filter(({ id }) => contentOfId.get(id) === contentOfId.get(choice))
      .map(({ id }) => [`${out.identifier(id)} ${out.identifier(gap)}`, part] as const),
  );
  const items = bank.map(({ id, content }) =>
    qti('gap-text', { identifier: out.identifier(id), 'match-max': reuse ? 0 : 1 }, out.inline(content)),
  );
  const text = out.html(passage, (id) => qti('gap', { identifier: out.identifier(id) }));
  return {
    declarations: [
      responseDeclaration({
        identifier: response,
        cardinality: 'multiple',
        baseType: 'directedPair',
        correct: right.map(({ gap, choice }) => `${out.identifier(choice)} ${out.identifier(gap)}`),
        mapping: mapping(entries),
      }),
    ],
    body: qti(
      'gap-match-interaction',
      { 'response-identifier': response, shuffle: shuffle ?? false },
      ...items,
      text,
    ),
    rules:
      question.rule.name === 'exact'
        ? [addWhen(reaches(mapResponse(response), question.score), question.score)]
        : [addScore(mapResponse(response))],
    ...(question.rule.name === 'exact' ? {} : { template: 'map_response' as const }),
  };
}

type Shape = BodyOf<'hotspot'>['areas'][number]['shape'];
type Size = { readonly width: number; readonly height: number };

function shapeAttributes(shape: Shape, { width, height }: Size): { shape: string; coords: string } {
  const x = (part: number) => Math.round(part * width);
  const y = (part: number) => Math.round(part * height);
  switch (shape.type) {
    case 'circle':
      return { shape: 'circle', coords: `${x(shape.centre.x)},${y(shape.centre.y)},${x(shape.radius)}` };
    case 'rectangle':
      return {
        shape: 'rect',
        coords: [x(shape.left), y(shape.top), x(shape.right), y(shape.bottom)].join(','),
      };
    default:
      return {
        shape: 'poly',
        coords: shape.corners.map((corner) => `${x(corner.x)},${y(corner.y)}`).join(','),
      };
  }
}

function image(picture: BodyOf<'hotspot'>['picture'], out: QtiOut): string {
  const address = picture && out.address(picture.asset);
  if (!picture || !address) return tag('object', { type: 'image/png', data: '', width: 1000, height: 1000 });
  return tag('img', { src: address, width: picture.width, height: picture.height, alt: picture.alt ?? '' });
}

function hotspot(question: SingleQuestion, out: QtiOut, response: string): WrittenInteraction {
  const { picture, areas: shown, taps } = question.body as BodyOf<'hotspot'>;
  const { areas: hidden, right } = question.key as KeyOf<'hotspot'>;
  const size = picture ?? { width: 1000, height: 1000 };
  const part = question.score / Math.max(1, right.length);
  const cost = question.rule.name === 'net' ? -part : 0;
  const isExact = question.rule.name === 'exact';
  const isHidden = right.some((id) => hidden.some((area) => area.id === id));
  if (!isHidden) {
    const choices = shown.map(({ id, shape }) =>
      qti('hotspot-choice', { identifier: out.identifier(id), ...shapeAttributes(shape, size) }),
    );
    const entries = right.map((id) => [out.identifier(id), part] as const);
    return {
      declarations: [
        responseDeclaration({
          identifier: response,
          cardinality: 'multiple',
          baseType: 'identifier',
          correct: right.map((id) => out.identifier(id)),
          mapping: mapping(entries, { otherwise: cost }),
        }),
      ],
      body: qti(
        'hotspot-interaction',
        { 'response-identifier': response, 'max-choices': taps },
        image(picture, out),
        ...choices,
      ),
      rules: isExact ? [addWhen(isCorrect(response), question.score)] : [addScore(mapResponse(response))],
    };
  }
  if (hidden.some(({ margin = 0 }) => margin > 0) && question.rule.name === 'distance')
    out.notes.note('margin', 'changed');
  const all = [...hidden, ...shown].filter(({ id }) => right.includes(id));
  const entries = all.map(({ shape }) =>
    qti('area-map-entry', { ...shapeAttributes(shape, size), 'mapped-value': plainNumber(part) }),
  );
  const mapped = qti('map-response-point', { identifier: response });
  const areas = qti('area-mapping', { 'default-value': plainNumber(cost), 'lower-bound': 0 }, ...entries);
  const count = qti('container-size', {}, variable(response));
  const isAll = qti(
    'and',
    {},
    reaches(mapped, question.score),
    qti('lte', {}, count, qti('base-value', { 'base-type': 'integer' }, `${all.length}`)),
  );
  return {
    declarations: [
      responseDeclaration({
        identifier: response,
        cardinality: 'multiple',
        baseType: 'point',
        mapping: areas,
      }),
    ],
    body: qti(
      'select-point-interaction',
      { 'response-identifier': response, 'max-choices': taps },
      image(picture, out),
    ),
    rules: isExact ? [addWhen(isAll, question.score)] : [addScore(mapped)],
  };
}

/** Words that are marked; their corrections travel with our own extras. */
function errorMark(question: SingleQuestion, out: QtiOut, response: string): WrittenInteraction {
  const { tokens } = question.body as BodyOf<'error-mark'>;
  const { errors } = question.key as KeyOf<'error-mark'>;
  out.notes.note('error-mark', 'changed');
  const wrong = [...new Set(errors.map(({ token }) => token))];
  const part = question.score / Math.max(1, wrong.length);
  const cost = question.rule.name === 'net' ? -part : 0;
  const words = tokens.map(({ id, runs }) =>
    qti('hottext', { identifier: out.identifier(id) }, out.inline({ paragraphs: [{ runs }] })),
  );
  return {
    declarations: [
      responseDeclaration({
        identifier: response,
        cardinality: 'multiple',
        baseType: 'identifier',
        correct: wrong.map((id) => out.identifier(id)),
        mapping: mapping(
          wrong.map((id) => [out.identifier(id), part]),
          { otherwise: cost },
        ),
      }),
    ],
    body: qti(
      'hottext-interaction',
      { 'response-identifier': response, 'max-choices': 0 },
      tag('p', {}, ...words),
    ),
    rules:
      question.rule.name === 'exact'
        ? [addWhen(isCorrect(response), question.score)]
        : [addScore(mapResponse(response))],
  };
}

/** Labels that are dragged to the dots of a picture. */
function labelPicture(question: SingleQuestion, out: QtiOut, response: string): WrittenInteraction {
  const { parts, own } = question.body as BodyOf<'label-picture'>;
  const asked = parts[0]?.body ?? { left: [], right: [], partners: 'one' };
  const { left, right, partners } = asked as BodyOf<'matching'>;
  const [part] = (question.key as KeyOf<'label-picture'>).parts;
  const chosen = ((part?.key ?? { pairs: [] }) as KeyOf<'matching'>).pairs.map((pair) => ({
    left: pair.right,
    right: pair.left,
  }));
  const size = own.picture ?? { width: 1000, height: 1000 };
  const radius = Math.max(8, Math.round(size.width / 40));
  const labels = right.map(({ id, content }) => {
    const most = partners === 'one' ? 1 : 0;
    return qti('gap-text', { identifier: out.identifier(id), 'match-max': most }, out.inline(content));
  });
  const dots = left.map(({ id }) => {
    const { x, y } = own.targets.find((target) => target.id === id)?.dot ?? { x: 0.5, y: 0.5 };
    const coords = `${Math.round(x * size.width)},${Math.round(y * size.height)},${radius}`;
    return qti('associable-hotspot', {
      identifier: out.identifier(id),
      'match-max': 1,
      shape: 'circle',
      coords,
    });
  });
  const entries = chosen.map(
    (pair) =>
      [`${out.identifier(pair.left)} ${out.identifier(pair.right)}`, question.score / chosen.length] as const,
  );
  return {
    declarations: [
      responseDeclaration({
        identifier: response,
        cardinality: 'multiple',
        baseType: 'directedPair',
        correct: entries.map(([pair]) => pair),
        mapping: mapping(entries),
      }),
    ],
    body: qti(
      'graphic-gap-match-interaction',
      { 'response-identifier': response },
      image(own.picture, out),
      ...labels,
      ...dots,
    ),
    rules:
      question.rule.name === 'exact'
        ? [addWhen(reaches(mapResponse(response), question.score), question.score)]
        : [addScore(mapResponse(response))],
  };
}

export const PAIR_WRITERS: InteractionWriters = {
  matching: (question, out, response) => {
    const { left, right, partners } = question.body as BodyOf<'matching'>;
    const { pairs: all } = question.key as KeyOf<'matching'>;
    const [mostLeft, mostRight] = { one: [1, 1], 'many-left': [1, 0], many: [0, 0] }[partners];
    const body = qti(
      'match-interaction',
      { 'response-identifier': response, 'max-associations': 0, shuffle: true },
      cards(left, mostLeft ?? 0, out),
      cards(right, mostRight ?? 0, out),
    );
    return pairs(question, out, response, all, body, partners === 'many');
  },
  matrix: (question, out, response) => {
    const { rows, columns, several } = question.body as BodyOf<'matrix'>;
    const { right } = question.key as KeyOf<'matrix'>;
    const all = right.flatMap(({ row, columns: picked }) =>
      picked.map((column) => ({ left: row, right: column })),
    );
    const body = qti(
      'match-interaction',
      { 'response-identifier': response, 'max-associations': 0, class: 'qti-match-tabular' },
      cards(rows, several ? 0 : 1, out),
      cards(columns, 0, out),
    );
    return pairs(question, out, response, all, body, several ?? false);
  },
  'bank-cloze': bankCloze,
  hotspot,
  'error-mark': errorMark,
  'label-picture': labelPicture,
};
