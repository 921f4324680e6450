import { type Animation, type CoursewareSnapshot, compareOrder, type Page } from '@lectern/courseware';
import { type FidelityPorts, fidelityOf } from '@lectern/playback/fidelity';

export type EffectClass = Animation['effect']['class'];

/** The number of a page's effects, and how many of them the player plays exactly. */
export interface PlayedPage {
  readonly effects: readonly { readonly of: EffectClass; readonly played: boolean }[];
}

/** Every page of a courseware in order, according to the player's own fidelity. */
export function playedPages(snapshot: CoursewareSnapshot): readonly PlayedPage[] {
  const nodes = new Set(
    snapshot.records.flatMap((record) =>
      record.kind === 'element' && record.type === 'shape' && record.diagramNode
        ? [`${record.parentId} ${record.diagramNode}`]
        : [],
    ),
  );
  const charts = new Map(
    snapshot.records.flatMap((record) =>
      record.kind === 'element' && record.type === 'chart' ? [[record.id, record.chart] as const] : [],
    ),
  );
  const ports: FidelityPorts = {
    showsNode: (id, node) => nodes.has(`${id} ${node}`),
    chartOf: (id) => charts.get(id),
  };
  return snapshot.records
    .filter((record): record is Page => record.kind === 'page')
    .sort(compareOrder)
    .map(({ animations = [] }) => ({
      effects: animations.map((each) => ({
        of: each.effect.class,
        played: fidelityOf(each, ports) === 'itself',
      })),
    }));
}
