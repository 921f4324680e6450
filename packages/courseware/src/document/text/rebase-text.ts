import type { Paragraph } from '../../records/text.ts';
import { equalPlain, type Plain } from '../plain.ts';
import { isRunProperty } from './text-check.ts';
import {
  type Attributes,
  isParagraphAttribute,
  paragraphsOf,
  type Segment,
  segmentsOf,
} from './text-delta.ts';
import { type Place, placesOf, tokensOf } from './text-places.ts';
import { diffText } from './token-diff.ts';

/**
 * Most differences that are computed: a larger change counts as a replaced text, which moves the other user's text to
 * its edge.
 */
const MOST_DIFFERENCES = 1000;

/** Two versions of the same text, each without the changes of the other. */
interface Apart<T> {
  /** Text that both versions started from. */
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** Changes to a text: the remaining positions, and the text inserted before each of them and at the end. */
interface Changes {
  readonly kept: readonly (Place | undefined)[];
  readonly added: readonly (readonly Place[])[];
}

/**
 * Applies my changes to their version of the text. Text inserted by either side stays, text deleted by either side is
 * removed, and formats merge; mine win if both changed the same property. The result has at least one paragraph.
 */
export function rebasedParagraphs({ base, mine, theirs }: Apart<readonly Paragraph[]>): Paragraph[] {
  const segments = rebased({ base: segmentsOf(base), mine: segmentsOf(mine), theirs: segmentsOf(theirs) });
  const paragraphs = paragraphsOf(segments);
  return paragraphs.length > 0 ? paragraphs : [{ runs: [] }];
}

/** Like `rebasedParagraphs`, for plain text. */
export function rebasedWords({ base, mine, theirs }: Apart<string>): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const segment = (insert: string): Segment[] => [{ insert, attributes: {} }];
  return rebased({ base: segment(base), mine: segment(mine), theirs: segment(theirs) })
    .map(({ insert }) => insert)
    .join('');
}

function rebased({ base, mine, theirs }: Apart<readonly Segment[]>): Segment[] {
  const from = placesOf(base);
  const [my, their] = [changesOf(from, placesOf(mine)), changesOf(from, placesOf(theirs))];
  const segments: Segment[] = [];
  const put = ({ value, attributes }: Place) => segments.push({ insert: value, attributes });
  for (let at = 0; at <= from.length; at += 1) {
    their.added[at]?.forEach(put);
    for (const place of my.added[at] ?? []) put(inGivenLook(place, from, their, at));
    const [old, own, other] = [from[at], my.kept[at], their.kept[at]];
    if (old && own && other)
      put({ value: old.value, attributes: bothLooks(old.attributes, own.attributes, other.attributes) });
  }
  return segments;
}

function changesOf(from: readonly Place[], to: readonly Place[]): Changes {
  const kept: (Place | undefined)[] = [];
  const added: Place[][] = from.map(() => []);
  added.push([]);
  const embeds: string[] = [];
  let next = 0;
  for (const { kind, count } of diffText(tokensOf(from, embeds), tokensOf(to, embeds), MOST_DIFFERENCES)) {
    for (let step = 0; step < count; step += 1) {
      if (kind === 'add') {
        const place = to[next];
        if (place) added[kept.length]?.push(place);
      } else kept.push(kind === 'keep' ? to[next] : undefined);
      if (kind !== 'remove') next += 1;
    }
  }
  return { kept, added };
}

/** Merged attributes of a position that both versions kept. */
function bothLooks(base: Attributes, mine: Attributes, theirs: Attributes): Attributes {
  const look: Record<string, Plain> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = equalPlain(mine[key], base[key]) ? theirs[key] : mine[key];
    if (value !== undefined) look[key] = value;
  }
  return look;
}

/** Letters typed in the format of their neighbours get the format that the neighbours were given meanwhile. */
function inGivenLook(place: Place, from: readonly Place[], their: Changes, at: number): Place {
  const before = from[at - 1];
  const beside = before && before.value !== '\n' ? at - 1 : at;
  const [old, given] = [from[beside], their.kept[beside]];
  if (place.value === '\n' || !old || !given) return place;
  const look = ofRun(old.attributes);
  if (!equalPlain(ofRun(place.attributes), look)) return place;
  return { ...place, attributes: bothLooks(look, place.attributes, ofRun(given.attributes)) };
}

function ofRun(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([key]) => isRunProperty(key) && key !== 'ruby' && !isParagraphAttribute(key),
    ),
  );
}
