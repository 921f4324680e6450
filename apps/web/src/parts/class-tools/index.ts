export { type ClassTool, type ClassToolPart, type ToolbarPlace, toolbarPlaces } from './class-tool.ts';
