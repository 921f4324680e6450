import { type Catalogue, groupsOf } from './catalogue.ts';
import { iconsOfLessons } from './icons-of-lessons.ts';
import { iconsOfTheWorld } from './icons-of-the-world.ts';

/**
 * Icons of Phosphor (its filled set) that are useful in lessons, grouped by the teacher's search. Their path data is in
 * `generated/icons.json`, written by `scripts/generate-icons.ts`.
 */
export const iconCatalogue: Catalogue = groupsOf({ ...iconsOfLessons, ...iconsOfTheWorld });
