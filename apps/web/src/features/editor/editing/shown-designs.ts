import { type CoursewareReader, compareOrder } from '@lectern/courseware';
import type { EditSession } from '@lectern/stage/edit';
import { useSignal } from '@lectern/ui/use-signal';
import { useEditing } from './editor-context.ts';

/** Whether a layout or master is shown instead of a page. */
export function showsDesign({ store, pageId }: Pick<EditSession, 'store' | 'pageId'>): boolean {
  return isDesign(store, pageId.get());
}

export function useShowsDesign(): boolean {
  const { session } = useEditing();
  return isDesign(session.store, useSignal(session.pageId));
}

function isDesign(store: Pick<CoursewareReader, 'get'>, id: string | undefined): boolean {
  const kind = store.get(id ?? '')?.kind;
  return kind === 'layout' || kind === 'master';
}

/** Returns the ids of the masters, each followed by its layouts. */
export function designsInOrder(store: Pick<CoursewareReader, 'all'>): readonly string[] {
  const layouts = [...store.all('layout')].sort(compareOrder);
  return [...store.all('master')]
    .sort(compareOrder)
    .flatMap(({ id }) => [id, ...layouts.filter(({ masterId }) => masterId === id).map((each) => each.id)]);
}
