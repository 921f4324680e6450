import type { KeptFolds } from '@lectern/property-panel';
import { readLocalJson, writeLocal } from '../../../platform/storage/local-store.ts';

const KEY = 'editor-open-sections';

/** The folded sections of the right panel that were left open, stored in this browser. */
export const keptFolds: KeptFolds = {
  isOpen: (id) => openSections().includes(id),
  keep: (id, isOpen) => {
    const others = openSections().filter((each) => each !== id);
    writeLocal(KEY, JSON.stringify(isOpen ? [...others, id] : others));
  },
};

function openSections(): readonly string[] {
  return readLocalJson(KEY, isIds) ?? [];
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
