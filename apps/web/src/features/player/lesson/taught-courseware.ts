import { createContext } from 'react';
import type { ShownCourseware } from '../../../parts/courseware/index.ts';

/** The courseware that the player shows, for components around the slide. */
export const TaughtCourseware = createContext<ShownCourseware | undefined>(undefined);
