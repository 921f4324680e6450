export { isMark, placeholdersOn } from '../edits/pages/placeholders.ts';
export { applyDesign, type Design } from './apply-design.ts';
export { editDesign } from './edit-design.ts';
export {
  addLayout,
  addPlace,
  duplicateLayout,
  layoutsOf,
  mayHavePlace,
  type NewPlace,
  pagesWith,
  removeLayout,
} from './layouts.ts';
export { resetPages, setLayout } from './page-layouts.ts';
export { type PageMarks, pageMarks, setPageMarks } from './page-marks.ts';
export { LEAST_PAGE, MOST_PAGE, PAGE_SIZES, type PageSize, resizePages } from './page-size.ts';
export { type PastedPages, pastePagesAs } from './paste-pages.ts';
export { type DeckTemplate, deckTemplates } from './templates/decks.ts';
export { exampleElements } from './templates/examples.ts';
export {
  addTemplatePage,
  coursewareOfTemplate,
  coursewareOfTemplateId,
  pageTemplates,
} from './templates/make.ts';
export { type PageTemplate, templateGroups } from './templates/page-template.ts';
export { designOfTheme, fontSets, type SchoolTheme, schoolThemes } from './themes.ts';
