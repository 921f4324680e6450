export { isMark, placeholdersOn } from '../edits/placeholders.ts';
export { applyDesign, type Design } from './apply-design.ts';
export { resetPages, setLayout } from './page-layouts.ts';
export { type PageMarks, pageMarks, setPageMarks } from './page-marks.ts';
export { LEAST_PAGE, MOST_PAGE, PAGE_SIZES, type PageSize, resizePages } from './page-size.ts';
export { designOfTheme, fontSets, type SchoolTheme, schoolThemes } from './themes.ts';
