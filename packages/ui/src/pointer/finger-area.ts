import classes from './finger-area.module.css';

/** Class of a control whose touch area is enlarged to the width of a finger on touch screens. */
export const fingerArea: string = classes.area ?? '';
