import type { XmlElement } from '../../package/xml.ts';
import { clamp, numberOf } from '../geometry/units.ts';

export interface InkTrace {
  /** x, y and pressure (0 to 1) in turn, in the ink's own units. */
  readonly points: readonly number[];
  readonly color: string;
  /** Width of the stroke, logical pixels. */
  readonly width: number;
  readonly opacity: number;
  readonly highlighter: boolean;
}

interface Brush {
  readonly color: string;
  readonly width: number;
  readonly opacity: number;
  readonly highlighter: boolean;
}

const PLAIN: Brush = { color: '000000', width: 2, opacity: 1, highlighter: false };
const MAX_TRACES = 5_000;
const MAX_NUMBERS = 300_000;
/** Logical pixels per centimetre. */
const PER_CM = 96 / 2.54;

/** The strokes of an InkML document (W3C Ink Markup Language). */
export function readInkMl(root: XmlElement): InkTrace[] {
  const brushes = new Map<string, Brush>();
  const traces: InkTrace[] = [];
  let channels: readonly Channel[] = [];
  for (const element of root.descendants()) {
    if (element.name === 'inkml:traceFormat' && channels.length === 0) channels = readChannels(element);
    else if (element.name === 'inkml:brush') {
      brushes.set(element.attr('xml:id') ?? element.attr('id') ?? '', readBrush(element));
    } else if (element.name === 'inkml:trace' && traces.length < MAX_TRACES) {
      const brush = brushes.get((element.attr('brushRef') ?? '').replace(/^#/, '')) ?? PLAIN;
      const points = readPoints(element.text, channels);
      if (points.length > 0) traces.push({ ...brush, points });
    }
  }
  return traces;
}

interface Channel {
  readonly name: string;
  readonly max: number;
}

function readChannels(format: XmlElement): Channel[] {
  return format
    .all('inkml:channel')
    .map((channel) => ({ name: channel.attr('name') ?? '', max: numberOf(channel.attr('max')) ?? 32_767 }));
}

function readBrush(element: XmlElement): Brush {
  const property = (name: string) =>
    element.all('inkml:brushProperty').find((one) => one.attr('name') === name);
  const color = /^#?([0-9a-fA-F]{6})$/.exec(property('color')?.attr('value') ?? '')?.[1];
  const width = property('width');
  const amount = numberOf(width?.attr('value'));
  const perUnit =
    { cm: PER_CM, mm: PER_CM / 10, in: 96, pt: 96 / 72 }[width?.attr('units') ?? 'cm'] ?? PER_CM;
  const transparency = numberOf(property('transparency')?.attr('value')) ?? 0;
  return {
    color: (color ?? PLAIN.color).toUpperCase(),
    width: amount === undefined ? PLAIN.width : clamp(amount * perUnit, 0.1, 500),
    opacity: clamp(1 - transparency / 255, 0, 1),
    highlighter: property('rasterOp')?.attr('value') === 'maskPen',
  };
}

/**
 * A trace's text: points separated by commas, a number per channel; a number after `'` is added to the previous value,
 * after `"` to the previous difference, and either applies to its channel until `!` (section 3.2.1).
 */
function readPoints(text: string, channels: readonly Channel[]): number[] {
  const places = {
    x: Math.max(
      0,
      channels.findIndex((channel) => channel.name === 'X'),
    ),
    y: channels.some((channel) => channel.name === 'Y')
      ? channels.findIndex((channel) => channel.name === 'Y')
      : 1,
    force: channels.findIndex((channel) => channel.name === 'F'),
  };
  const strongest = channels[places.force]?.max || 32_767;
  const states: { mode: string; value: number; step: number }[] = [];
  const points: number[] = [];
  for (const sample of text.split(',')) {
    let channel = 0;
    for (const [, prefix, digits] of sample.matchAll(/([!'"])?\s*(-?(?:\d+\.?\d*|\.\d+))/g)) {
      states[channel] ??= { mode: '!', value: 0, step: 0 };
      const state = states[channel];
      if (!state) break;
      if (prefix) state.mode = prefix;
      const number = Number(digits);
      if (state.mode === '"') {
        state.step += number;
        state.value += state.step;
      } else if (state.mode === "'") {
        state.step = number;
        state.value += number;
      } else {
        state.step = number - state.value;
        state.value = number;
      }
      if (++channel > 16) break;
    }
    if (channel < 2) continue;
    const force = places.force >= 0 ? (states[places.force]?.value ?? 0) / strongest : 0.5;
    points.push(states[places.x]?.value ?? 0, states[places.y]?.value ?? 0, clamp(force, 0, 1));
    if (points.length >= MAX_NUMBERS) break;
  }
  return points.every((value) => Number.isFinite(value)) ? points : [];
}
