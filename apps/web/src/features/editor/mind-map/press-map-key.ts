import type { MindDrawing } from '@lectern/courseware/mind';
import type { KeyboardEvent } from 'react';
import type { Topics } from '../../../parts/mind-map/index.ts';
import { nearestTopic } from './nearest-topic.ts';

/** Handles a key while no text is being typed, and prevents its default when the key has an effect. */
export function pressMapKey(
  event: KeyboardEvent,
  topics: Topics,
  drawing: MindDrawing,
  onDone: () => void,
): void {
  const { key } = event;
  const withControl = event.ctrlKey || event.metaKey || event.altKey;
  // Shift and Tab leave the map; chords with control are handled by the editor.
  if (withControl || (key === 'Tab' && event.shiftKey)) return;
  if (key === 'Tab') topics.addChild();
  else if (key === 'Enter') topics.addSibling();
  else if (key === 'F2') topics.startWriting(topics.chosen.id);
  else if (key === 'Delete' || key === 'Backspace') topics.remove();
  else if (key === ' ') topics.fold();
  else if (key === 'Escape') onDone();
  else if (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown') {
    const next = nearestTopic(drawing, topics.chosen.id, key);
    if (next !== undefined) topics.choose(next);
  } else if ([...key].length === 1 || key === 'Process') {
    // The letter or the composition goes into the field.
    event.stopPropagation();
    return;
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
