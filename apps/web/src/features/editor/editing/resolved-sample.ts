import { designOf, homeOf, lookOf, type ResolvedParagraph, resolveText } from '@lectern/courseware';
import type { EditSession, TextSample } from '@lectern/stage/edit';

/** The paragraphs of a text target with everything inherited put in, element by element. */
export function resolvedSample(session: EditSession, sample: TextSample): readonly ResolvedParagraph[] {
  const { store } = session;
  const open = session.openText.get();
  return sample.parts.flatMap(({ elementId, paragraphs }) => {
    const element = store.find('element', elementId ?? open?.elementId ?? '');
    if (!element) return [];
    const { levels } = lookOf(element, designOf(store, homeOf(store, element.id) ?? ''));
    const own = element.type === 'shape' ? element.text?.levels : undefined;
    return resolveText({ paragraphs: [...paragraphs], ...(own ? { levels: own } : {}) }, levels);
  });
}
