import classes from './tool-button.module.css';

/** How a tool looks on a bar for a panel; a bar says over it, under two classes at least, what is its own. */
export const toolButtonClass = classes.tool;
