import { type Chart, OFFICE_COLORS, type ThemeSlot } from '@lectern/courseware';
import type { Part } from '../package/opc.ts';
import type { XmlElement } from '../package/xml.ts';
import { hex, readColor } from '../read/paint/color.ts';

/**
 * Resolves the colours of a chart with its own theme (a:themeOverride, 20.1.6.12) or colour map (c:clrMapOvr) into the
 * colours themselves, because a page has one theme.
 */
export function withOwnColors(chart: Chart, override: Part | undefined, map: XmlElement | undefined): Chart {
  const scheme = override?.root.child('a:clrScheme');
  if (!scheme && !map) return chart;
  const slots = new Map<ThemeSlot, { type: 'rgb'; value: string } | { type: 'scheme'; slot: ThemeSlot }>();
  const own = (slot: ThemeSlot) => {
    const color = readColor(scheme?.child(`a:${slot}`));
    const value = color?.type === 'rgb' ? hex(color.value) : undefined;
    return value ? ({ type: 'rgb', value } as const) : ({ type: 'scheme', slot } as const);
  };
  for (const slot of Object.keys(OFFICE_COLORS) as ThemeSlot[]) slots.set(slot, own(slot));
  for (const [name, usual] of Object.entries(MAPPED) as [ThemeSlot, ThemeSlot][]) {
    const target = (map?.attr(name) ?? usual) as ThemeSlot;
    if (map || scheme) slots.set(name, slots.get(target) ?? own(usual));
  }
  const palette = ACCENTS.map((slot) => ({ type: 'scheme' as const, slot }));
  return replaced({ ...chart, ...(scheme ? { palette } : {}) }, slots) as Chart;
}

const ACCENTS: readonly ThemeSlot[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];

const MAPPED = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' } as const;

type Slots = ReadonlyMap<string, object>;

function replaced(value: unknown, slots: Slots): unknown {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'object' ? replaced(one, slots) : one));
  if (value === null || typeof value !== 'object') return value;
  if ('type' in value && value.type === 'scheme' && 'slot' in value && typeof value.slot === 'string') {
    const target = slots.get(value.slot);
    return target ? { ...('mods' in value ? { mods: value.mods } : {}), ...target } : value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, slots)]));
}
