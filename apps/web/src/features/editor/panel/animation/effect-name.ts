import type { Animation, CoursewareReader } from '@lectern/courseware';
import { chartPartOf } from '@lectern/playback';
import { type CatalogueEffect, catalogued, type EffectClass, OWN_PATH } from './effect-catalogue.ts';
import type { AnimationTexts } from './locale/texts.ts';

/** Returns the effect's name; an exit has a separate name where the entrance's name would be wrong. */
export function effectName(t: AnimationTexts, kind: EffectClass, { name }: CatalogueEffect): string {
  if (kind === 'exit' && (name === 'appear' || name === 'fly' || name === 'float')) return t(`exit.${name}`);
  return t(`effect.${name}`);
}

export function animationName(t: AnimationTexts, animation: Animation): string {
  const { class: kind } = animation.effect;
  const entry = catalogued(animation);
  if (kind === 'path' && animation.effect.preset === OWN_PATH) return t('effect.pathDrawn');
  if (!entry || kind === 'media' || kind === 'other') return t('effect.unknown');
  return effectName(t, kind, entry);
}

/** Returns the name of the part of an element that is animated alone; undefined for the whole element. */
export function partName(
  t: AnimationTexts,
  reader: Pick<CoursewareReader, 'find'>,
  { elementId, paragraphs, part }: Animation,
): string | undefined {
  if (paragraphs) return t('paragraph', { number: paragraphs[0] + 1 });
  const { series, category } = chartPartOf(part) ?? {};
  const element = reader.find('element', elementId);
  const all = element?.type === 'chart' ? element.chart.plots.flatMap((plot) => plot.series) : [];
  const names = [
    series === undefined ? undefined : all[series]?.name || t('series', { number: series + 1 }),
    category === undefined
      ? undefined
      : String(all[0]?.categories[category] || t('category', { number: category + 1 })),
  ];
  return names.filter((name) => name !== undefined).join(' · ') || undefined;
}

/** Returns a name for an element, with a number where several elements of its page or group have the same name. */
export function elementName(
  t: AnimationTexts,
  reader: Pick<CoursewareReader, 'find' | 'children'>,
  id: string,
): string {
  const name = plainName(t, reader, id);
  const parentId = reader.find('element', id)?.parentId;
  const others = parentId === undefined ? [] : reader.children(parentId);
  const alike = others.filter((other) => plainName(t, reader, other) === name);
  return alike.length > 1 ? `${name} ${alike.indexOf(id) + 1}` : name;
}

/** Returns the element's first text, its name, or the name of its kind. */
function plainName(t: AnimationTexts, reader: Pick<CoursewareReader, 'find'>, id: string): string {
  const element = reader.find('element', id);
  if (!element) return t('unnamed.unknown');
  const words =
    element.type === 'shape'
      ? element.text?.paragraphs
          .flatMap(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : '')))
          .join('')
          .trim()
      : element.type === 'chart'
        ? element.chart.title
        : undefined;
  const kind = element.type === 'shape' && element.textBox ? 'text' : element.type;
  return words || element.name || element.alt || t(`unnamed.${kind}`);
}
