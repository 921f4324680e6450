import type { Language } from '@lectern/protocol/errors';

/** A name in both languages: both are searched. */
type Label = Readonly<Record<Language, string>>;

/** The Chinese name and the English one, and further words by which it is looked for. */
type Named = readonly [zh: string, en: string, words?: string];

export interface NamedGroup {
  readonly label: Label;
  /** By the name in the set that it is taken from. */
  readonly entries: Readonly<Record<string, Named>>;
}

export interface Entry {
  readonly name: string;
  readonly label: Label;
  /** Further words by which it is looked for, lower case, parted by spaces. */
  readonly words: string;
}

export interface Group {
  readonly id: string;
  readonly label: Label;
  readonly entries: readonly Entry[];
}

export type Catalogue = readonly Group[];

export function groupsOf(named: Readonly<Record<string, NamedGroup>>): Catalogue {
  return Object.entries(named).map(([id, { label, entries }]) => ({
    id,
    label,
    entries: Object.entries(entries).map(([name, [zh, en, words = '']]) => ({
      name,
      label: { zh, en },
      words: words.toLowerCase(),
    })),
  }));
}

/**
 * What of a catalogue is meant by what was typed: every word of it in a name, in a group's name or among the further words,
 * or the beginning of its pinyin, whole or by first letters. `pinyin` holds both of these by the names of the set.
 */
export function foundIn(
  groups: Catalogue,
  typed: string,
  pinyin: Readonly<Record<string, string>>,
): Catalogue {
  const looked = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (looked.length === 0) return groups;
  return groups.flatMap((group) => {
    const entries = group.entries.filter(({ name, label, words }) => {
      const text = `${label.zh} ${label.en} ${words} ${group.label.zh} ${group.label.en}`.toLowerCase();
      const sounds = (pinyin[name] ?? '').split(' ');
      return looked.every((word) => text.includes(word) || sounds.some((sound) => sound.startsWith(word)));
    });
    return entries.length > 0 ? [{ ...group, entries }] : [];
  });
}
