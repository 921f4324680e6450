import button from './tool-button.module.css';
import choices from './tool-choices.module.css';

/** CSS class of a tool's button on a bar for a panel; a bar overrides it with at least two classes. */
export const toolButtonClass = button.tool;

/** CSS classes of options on cards beside a bar, for options that one surface defines itself. */
export const toolCardClasses = choices;
