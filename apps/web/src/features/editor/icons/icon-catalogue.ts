import { type Catalogue, groupsOf } from './catalogue.ts';
import { iconsOfLessons } from './icons-of-lessons.ts';
import { iconsOfTheWorld } from './icons-of-the-world.ts';

/**
 * Icons of Phosphor (its filled set) that lessons have a use for, by what a teacher looks for. What is drawn of each stands
 * in `generated/icons.json`, made by `scripts/generate-icons.ts`.
 */
export const iconCatalogue: Catalogue = groupsOf({ ...iconsOfLessons, ...iconsOfTheWorld });
