import type { SubjectTool, SubjectTools } from '@lectern/protocol/subject-tools';
import type { CatalogueEntry, Locale } from '@lectern/protocol/tool-entry';
import { isMeant } from './search.ts';
import { isCommon, isOfSubject, placeIn } from './subjects.ts';
import { isVisible, type ToolsPlace } from './visible.ts';

/**
 * The keys of the tools that Lectern has, which alone are offered. Tests hold the list to the code of the subject tools,
 * the instruments and the tools of the player.
 */
export const builtTools: ReadonlySet<string> = new Set([
  // Tools of the player, with buttons of their own.
  ...['RandomRoll', 'Roster', 'RandomTeam', 'TeamCompetition', 'Solitaire', 'Assessment'],
  ...['Encourage', 'Quiet', 'ClassSummary', 'Timer', 'Magnifier'],
  // Instruments over the page.
  ...['Compass', 'Protractor', 'IsoscelesSetSquare', 'RightSetSquare', 'Ruler'],
  // Tools in windows and on pages.
  ...['Calculator', 'Clock', 'Counter', 'Dice', 'Mind', 'StrokeOrder'],
]);

/** A request of the subject tool service. */
export interface ToolsRequest {
  readonly place: ToolsPlace;
  readonly language: Locale;
  /** Only tools that are prepared before class or put on a page. */
  readonly isPrepared?: boolean | undefined;
  /** Code of a subject; all subjects without it. */
  readonly subject?: string | undefined;
  /** Whether common tools follow those of the subject. */
  readonly withCommon?: boolean | undefined;
  readonly search?: string | undefined;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

/**
 * The tools that the subject tool service returns: those that Lectern has and that are visible to the caller, in the
 * order of the subject. `count` is the number of all of them, `items` those of the requested range.
 */
export function toolsOf(
  entries: readonly CatalogueEntry[],
  { place, language, isPrepared, subject, withCommon, search, offset = 0, limit }: ToolsRequest,
): SubjectTools {
  const asked = (entry: CatalogueEntry) =>
    subject === undefined || isOfSubject(entry, subject) || (withCommon === true && isCommon(entry));
  const found = entries.filter(
    (entry) =>
      builtTools.has(entry.toolKey) &&
      isVisible(entry, place) &&
      asked(entry) &&
      (!isPrepared || entry.hasEditor || entry.hasInsert) &&
      (search === undefined || isMeant(entry, search)),
  );
  const groupOf = (entry: CatalogueEntry) => (subject === undefined || isOfSubject(entry, subject) ? 0 : 1);
  const placeOf = (entry: CatalogueEntry) => placeIn(entry, groupOf(entry) === 0 ? subject : undefined);
  const sorted = found.toSorted((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b));
  return {
    items: sorted
      .slice(offset, limit === undefined ? undefined : offset + limit)
      .map((entry): SubjectTool => ({ ...entry, name: nameIn(entry, language) })),
    count: sorted.length,
  };
}

/** English stands for a language in which the tool has no name. */
function nameIn({ i18n }: CatalogueEntry, language: Locale): string {
  return (i18n as Partial<Record<Locale, string>>)[language] ?? i18n.en_US;
}

/**
 * Whether a tool is known without the service (specification, section 3): those of physics and maths, with the common
 * ones and those of class time, which belong to every subject.
 */
export function isStatic({ subjectIdList }: Pick<CatalogueEntry, 'subjectIdList'>): boolean {
  return (subjectIdList as readonly number[]).some((id) => [-101, 0, 1, 2].includes(id));
}
