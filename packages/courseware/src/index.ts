export { blankCourseware } from './blank-courseware.ts';
export { compareOrder } from './document/compare-order.ts';
export { type Edit, homeOf, type RecordPatch, withDescendants } from './document/edit.ts';
export { orderBetween, ordersBetween } from './document/order.ts';
export { isUnderPicture, setPictureShown } from './document/page-picture.ts';
export { parseSnapshot } from './document/parse-snapshot.ts';
export type { ChangeSource, CoursewareChange, CoursewareReader } from './document/reader.ts';
export { ReaderRelay } from './document/reader-relay.ts';
export { isCourseware } from './document/shared-document.ts';
export {
  type CoursewareSnapshot,
  snapshotOf,
  stateOfSnapshot,
} from './document/snapshot.ts';
export { SnapshotReader } from './document/snapshot-reader.ts';
export { CoursewareStore, LOAD_ORIGIN, type TransactOptions } from './document/store.ts';
export { normalParagraphs } from './document/text-delta.ts';
export {
  type AnimatedPart,
  type AnimationChange,
  addAnimations,
  animateParts,
  changeAnimations,
  moveAnimation,
  type NewAnimation,
  removeAnimations,
  setTransition,
} from './edits/animations.ts';
export { type AlignEdge, alignElements, distributeElements } from './edits/arrange.ts';
export { assetsIn } from './edits/assets.ts';
export { withChartCell, withSeriesName } from './edits/chart-cells.ts';
export { type ChartColumn, chartColumns, chartRows } from './edits/chart-columns.ts';
export { CHART_KINDS, chartKindOf, withChartKind } from './edits/chart-kind.ts';
export { withPastedCells } from './edits/chart-paste.ts';
export { MOST_CHART_ROWS, withChartPoint, withoutChartPoint } from './edits/chart-points.ts';
export { withChartSeries, withoutChartSeries } from './edits/chart-series.ts';
export {
  type ClipboardFragment,
  copyElements,
  copyPages,
  FRAGMENT_MIME,
  type Pasted,
  parseFragment,
  pasteFragment,
} from './edits/clipboard.ts';
export {
  duplicateElements,
  type ElementDraft,
  insertElement,
  removeElements,
  setLocked,
} from './edits/elements.ts';
export {
  fitGroup,
  fitGroupsAround,
  flipElements,
  moveElements,
  outermost,
  rotateElements,
  setFrame,
} from './edits/frames.ts';
export {
  type Box,
  boundsOfFrame,
  boundsOnPage,
  boxAroundAll,
  groupsAround,
  type Point,
  pointOut,
  vectorIn,
  vectorOut,
} from './edits/geometry.ts';
export { groupElements, ungroupElements } from './edits/grouping.ts';
export { newTable } from './edits/new-table.ts';
export {
  addPage,
  deletePages,
  duplicatePages,
  movePages,
  type NewPage,
  setPagesHidden,
} from './edits/pages.ts';
export { moveAmong, ordersAt } from './edits/place.ts';
export { addSection, moveSection, pagesOfSection, removeSection } from './edits/sections.ts';
export { bringForward, bringToFront, sendBackward, sendToBack } from './edits/stacking.ts';
export { type TableChange, withColumn, withoutLastColumn, withoutLastRow, withRow } from './edits/tables.ts';
export { IMPORT_NOTES_MAX, type ImportNoteText, importNote } from './import-note.ts';
export { migrateDocument } from './migrations/migrate-document.ts';
export { migrateRecords } from './migrations/migrate-records.ts';
export { snapshotOfState } from './migrations/snapshot-of-state.ts';
export {
  type Animation,
  animation,
  type Behaviour,
  type Transition,
  transition,
} from './records/animation.ts';
export {
  type Chart,
  type ChartPlot,
  type ChartSeries,
  chart,
  type ErrorBars,
  type TrendLine,
} from './records/chart.ts';
export { type Asset, asset, type Deck, deck, type EmbeddedFont } from './records/deck.ts';
export { type Layout, layout, type Master, master, type Theme, theme } from './records/design.ts';
export { type Element, type ElementOf, type ElementType, element } from './records/element.ts';
export type { AudioElement } from './records/elements/audio.ts';
export type { ChartElement } from './records/elements/chart.ts';
export { type Frame, frame, type Origin, type Placeholder } from './records/elements/element-base.ts';
export type { FormulaElement } from './records/elements/formula.ts';
export type { GroupElement } from './records/elements/group.ts';
export type { InkElement } from './records/elements/ink.ts';
export type { LineElement } from './records/elements/line.ts';
export type { PictureElement } from './records/elements/picture.ts';
export type { ShapeElement } from './records/elements/shape.ts';
export type { TableElement } from './records/elements/table.ts';
export type { ToolElement } from './records/elements/tool.ts';
export type { UnknownElement } from './records/elements/unknown.ts';
export type { VideoElement } from './records/elements/video.ts';
export {
  type Geometry,
  type GeometryDefinition,
  type GeometryPath,
  geometry,
  geometryDefinition,
} from './records/geometry.ts';
export { type ColorMap, type Page, page, type Section, section } from './records/page.ts';
export {
  type Color,
  type ColorTransform,
  color,
  colorOperations,
  type Effects,
  effects,
  type Fill,
  fill,
  type Line,
  type LineEnd,
  line,
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
export { type Table, type TableCell, type TableStyle, table, tableStyleParts } from './records/table.ts';
export {
  type Action,
  type Bullet,
  type ListStyle,
  type Paragraph,
  type ParagraphProps,
  paragraph,
  type Run,
  type RunProps,
  run,
  runProps,
  type Spacing,
  type TextBody,
  type TextBox,
  type TextRun,
  textBody,
} from './records/text.ts';
export {
  applyTransform,
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
  type Backdrop,
  backdropOf,
  designOf,
  inheritedPlaceholders,
  type PageDesign,
  textStyleKind,
} from './resolve/design.ts';
export { type FieldContext, fieldText } from './resolve/field.ts';
export { themeFont } from './resolve/fonts.ts';
export { boxOf, type ElementLook, lookOf, type ResolvedTextBox } from './resolve/look.ts';
export { numberText } from './resolve/numbering.ts';
export {
  type CellLook,
  type CellPlace,
  type CellSide,
  type PlacedCell,
  placedCells,
} from './resolve/table.ts';
export {
  applyRun,
  inheritedRun,
  type ResolvedBullet,
  type ResolvedParagraph,
  type ResolvedRun,
  resolveParagraph,
  resolveText,
  runOutline,
} from './resolve/text.ts';
