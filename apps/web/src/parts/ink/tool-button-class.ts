import classes from './tool-button.module.css';

/** CSS class of a tool's button on a bar for a panel; a bar overrides it with at least two classes. */
export const toolButtonClass = classes.tool;
