export { countToolUse } from './tool-usage.ts';
