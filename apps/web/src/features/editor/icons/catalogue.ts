import type { Language } from '@lectern/protocol/errors';

/** A name in both languages; the search matches both. */
type Label = Readonly<Record<Language, string>>;

/** The Chinese and the English name, and further search terms. */
type Named = readonly [zh: string, en: string, words?: string];

export interface NamedGroup {
  readonly label: Label;
  /** Entries by their name in the icon set. */
  readonly entries: Readonly<Record<string, Named>>;
}

export interface Entry {
  readonly name: string;
  readonly label: Label;
  /** Further search terms, lower case, separated by spaces. */
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
 * Returns the entries that match the typed text: each typed word in a name, in a group's name or in the further terms,
 * or at the beginning of the pinyin. `pinyin` maps names in the icon set to full pinyin and first letters, separated by
 * a space.
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
