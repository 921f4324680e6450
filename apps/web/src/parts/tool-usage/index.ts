export { countToolUse, type ToolUse, toolUses } from './tool-usage.ts';
