export { blankCourseware } from './blank-courseware.ts';
export { compareOrder } from './document/compare-order.ts';
export { type Edit, homeOf } from './document/edit.ts';
export { assetsIn } from './document/element-references.ts';
export { orderBetween, ordersBetween } from './document/order.ts';
export { setPictureShown } from './document/page-picture.ts';
export { parseSnapshot } from './document/parse-snapshot.ts';
export { equalPlain } from './document/plain.ts';
export { questionBody } from './document/questions/question-body.ts';
export { questionWords } from './document/questions/question-words.ts';
export type { CoursewareChange, CoursewareReader } from './document/reader.ts';
export { ReaderRelay } from './document/reader-relay.ts';
export { isCourseware, pagesOfDocument } from './document/shared/shared-document.ts';
export { type CoursewareSnapshot, snapshotOf, stateOfSnapshot } from './document/snapshot.ts';
export { SnapshotReader } from './document/snapshot-reader.ts';
export { CoursewareStore, LOAD_ORIGIN, type TransactOptions } from './document/store.ts';
export { rebasedParagraphs, rebasedWords } from './document/text/rebase-text.ts';
export { normalParagraphs } from './document/text/text-delta.ts';
export { diffTokens } from './document/text/token-diff.ts';
export { anchoredIndex, textAnchor } from './document/text-anchor.ts';
export { isUnderPicture } from './document/under-picture.ts';
export {
  type AnimatedPart,
  type AnimationChange,
  type AnimationPlace,
  addAnimations,
  animateParts,
  changeAnimations,
  moveAnimation,
  type NewAnimation,
  placeAnimation,
  removeAnimations,
  setTransition,
  startAnimations,
} from './edits/animations.ts';
export { withChartCell, withSeriesName } from './edits/charts/chart-cells.ts';
export { type ChartColumn, chartColumns, chartRows } from './edits/charts/chart-columns.ts';
export { CHART_KINDS, type ChartKind, chartKindOf, withChartKind } from './edits/charts/chart-kind.ts';
export {
  CHART_COLORS,
  CHART_LABELS,
  chartAxes,
  chartColorsOf,
  chartLabelsOf,
  coloredParts,
  type LegendPosition,
  withChartAxis,
  withChartColors,
  withChartLabel,
  withChartLegend,
  withChartTitle,
  withPartColor,
} from './edits/charts/chart-looks.ts';
export { withPastedCells } from './edits/charts/chart-paste.ts';
export { MOST_CHART_ROWS, withChartPoint, withoutChartPoint } from './edits/charts/chart-points.ts';
export { withChartSeries, withoutChartSeries } from './edits/charts/chart-series.ts';
export { newChart } from './edits/charts/new-chart.ts';
export {
  type ClipboardFragment,
  copyElements,
  copyPages,
  type Pasted,
  parseFragment,
  pasteFragment,
} from './edits/clipboard.ts';
export {
  duplicateElements,
  type ElementDraft,
  type InClass,
  insertElement,
  insertInSight,
  removeElements,
  setHidden,
  setInClass,
  setLocked,
} from './edits/elements.ts';
export { type AlignEdge, alignElements, distributeElements } from './edits/frames/arrange.ts';
export { connectorRoute, type RouteEnd } from './edits/frames/connector-route.ts';
export {
  type ConnectionSite,
  endOfLine,
  followedLines,
  frameOfRoute,
  routeEndOnPage,
  routeOnPage,
  strayedLines,
  unplaced,
} from './edits/frames/connectors.ts';
export {
  fitGroupsAround,
  flipElements,
  moveElements,
  outermost,
  rotateElements,
  setFrame,
} from './edits/frames/frames.ts';
export { boundsOnPage, groupsAround, vectorIn } from './edits/frames/geometry.ts';
export { groupElements, ungroupElements } from './edits/frames/grouping.ts';
export { stretchedContent } from './edits/frames/stretched-content.ts';
export { insertInFreePlace } from './edits/free-place.ts';
export { addGuide, clearGuides, guidesOf, moveGuide, removeGuide } from './edits/guides.ts';
export {
  type ContentsLine,
  type ContentsWish,
  contentsLines,
  contentsWish,
  insertContents,
  isContentsOutdated,
  updateContents,
} from './edits/pages/contents.ts';
export { emptyPlace, fillPlace, fittedIn, type PlaceFiller } from './edits/pages/fill-place.ts';
export { pageTitle, wordsOf } from './edits/pages/page-title.ts';
export {
  addPage,
  deletePages,
  duplicatePages,
  movePages,
  movePagesAhead,
  movePagesBehind,
  setPagesHidden,
} from './edits/pages/pages.ts';
export {
  addSection,
  moveSection,
  pagesOfSection,
  removeSection,
  sectionsOf,
} from './edits/pages/sections.ts';
export { bringForward, bringToFront, sendBackward, sendToBack, stackAt } from './edits/stacking.ts';
export { changeToolData, patchedData, type ToolData, type ToolDataPatch } from './edits/tool-data.ts';
export { insertWordGrid, WORD_GRIDS, type WordGrid } from './edits/word-grids.ts';
export { IMPORT_NOTES_MAX, type ImportNoteText, importNote } from './import-note.ts';
export { boundedSnapshot, boundNotes } from './limits/bounded-snapshot.ts';
export { CoursewareGuard } from './limits/courseware-guard.ts';
export { COURSEWARE_LIMITS, LESSON_LIMITS } from './limits/courseware-limits.ts';
export { updateSlices } from './limits/update-slices.ts';
export { migrateDocument } from './migrations/migrate-document.ts';
export { snapshotOfUpdates } from './migrations/snapshot-of-updates.ts';
export type { Animation, Behaviour, Transition } from './records/animation.ts';
export { animationSequences } from './records/animation-sequences.ts';
export type { Chart, ChartPlot, ChartSeries, ErrorBars, TrendLine } from './records/chart.ts';
export type { Asset, Deck, DeckShow, EmbeddedFont, PageGuide } from './records/deck.ts';
export type { Layout, Master, Theme } from './records/design.ts';
export { type Element, type ElementOf, type ElementType, element } from './records/element.ts';
export type { AudioElement } from './records/elements/audio.ts';
export type { ChartElement } from './records/elements/chart.ts';
export type { Frame } from './records/elements/element-base.ts';
export type { FormulaElement } from './records/elements/formula.ts';
export type { GroupElement } from './records/elements/group.ts';
export type { InkElement } from './records/elements/ink.ts';
export type { LineElement } from './records/elements/line.ts';
export type { PictureElement } from './records/elements/picture.ts';
export type { QuestionElement } from './records/elements/question.ts';
export type { Contents, Cover, ShapeElement } from './records/elements/shape.ts';
export type { TableElement } from './records/elements/table.ts';
export type { VideoElement } from './records/elements/video.ts';
export type { Geometry, GeometryDefinition, GeometryPath } from './records/geometry.ts';
export type { JsonValue } from './records/json-value.ts';
export type { ColorMap, Page } from './records/page.ts';
export {
  type Color,
  type ColorTransform,
  colorOperations,
  type Effects,
  type Fill,
  type Line,
  type LineEnd,
  namedDashes,
  type Recolor,
  type ThemeSlot,
  themeSlots,
} from './records/paint.ts';
export {
  type CoursewareRecord,
  type RecordKind,
  type RecordOf,
  record,
  SCHEMA_VERSION,
} from './records/record.ts';
export { type Table, type TableCell, type TableStyle, tableStyleParts } from './records/table.ts';
export {
  type Action,
  type Bullet,
  type ListStyle,
  type Paragraph,
  type ParagraphProps,
  paragraph,
  type Run,
  type RunProps,
  runProps,
  type Spacing,
  type TextBody,
  type TextBox,
  textBody,
} from './records/text.ts';
export { chartColorAt } from './resolve/chart-color.ts';
export {
  type ColorContext,
  cssColor,
  DEFAULT_COLOR_MAP,
  hslOf,
  OFFICE_COLORS,
  parseHex,
  type Rgba,
  resolveColor,
  toHex,
} from './resolve/color.ts';
export {
  backdropOf,
  designOf,
  inheritedPlaceholders,
  layoutOf,
  type PageDesign,
  themeFont,
} from './resolve/design.ts';
export { fieldText } from './resolve/field.ts';
export { boxOf, type ElementLook, lookOf, type ResolvedTextBox } from './resolve/look.ts';
export { numberText } from './resolve/numbering.ts';
export { onLayout, onMaster, type PlaceholderKind, placeholderKind } from './resolve/placeholder.ts';
export { type PlacedCell, placedCells } from './resolve/table.ts';
export {
  applyRun,
  type ResolvedParagraph,
  type ResolvedRun,
  resolveText,
  runOutline,
} from './resolve/text.ts';
export { builtInTableStyle, builtInTableStyles } from './tables/built-in-styles.ts';
export {
  type BorderChoice,
  clearCells,
  withBorders,
  withCells,
  withPicture,
  withPictureFit,
} from './tables/cell-looks.ts';
export {
  bodyRows,
  canSort,
  cellsOfTabbed,
  sortRows,
  type Total,
  tabbedWords,
  withTotals,
} from './tables/cell-values.ts';
export { withTable } from './tables/edited-table.ts';
export { allOf, type CellArea, gridOf, type Tile, tilesIn, wholeArea } from './tables/grid.ts';
export { deleteLines, distributeLines, draggedSizes, insertLines, withSizes } from './tables/lines.ts';
export { canMerge, hasMerged, mergeCells, splitCell, unmergeCells } from './tables/merging-cells.ts';
export { newTable } from './tables/new-table.ts';
export {
  type CarriedCells,
  copyCells,
  parseCarriedCells,
  pasteCells,
  tableOfCells,
} from './tables/pasted-cells.ts';
export { wholeTable, withoutPicture } from './tables/whole-table.ts';
