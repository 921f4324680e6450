import { createContext } from 'react';
import type { ShownCourseware } from '../../../parts/courseware/index.ts';

/** The courseware that this player shows, for what stands around the slide. */
export const TaughtCourseware = createContext<ShownCourseware | undefined>(undefined);
