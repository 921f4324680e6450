import * as arrange from './arrange.ts';
import * as charts from './charts.ts';
import type { Command } from './command.ts';
import * as comments from './comments.ts';
import * as contents from './contents.ts';
import * as covers from './covers.ts';
import * as icons from './icons.ts';
import * as inClass from './in-class.ts';
import * as insert from './insert.ts';
import * as insertTools from './insert-tools.ts';
import { commandsIn, keyedCommands } from './keyed-commands.ts';
import * as masters from './masters.ts';
import * as pageDesign from './page-design.ts';
import * as pageFace from './page-face.ts';
import * as paragraphs from './paragraphs.ts';
import * as paths from './paths.ts';
import * as pictures from './pictures.ts';
import * as sections from './sections.ts';
import * as shapes from './shapes.ts';
import * as tableLooks from './table-looks.ts';
import * as tables from './tables.ts';
import * as textMarks from './text-marks.ts';
import * as textStyles from './text-styles.ts';
import * as uniting from './uniting.ts';
import * as versions from './versions.ts';
import * as wordGrids from './word-grids.ts';

/** Everything that a hand can ask of the editor: what a list of shortcuts or a search of commands reads. */
export const allCommands: readonly Command<never>[] = [
  ...keyedCommands,
  ...commandsIn([
    arrange,
    comments,
    charts,
    contents,
    covers,
    icons,
    inClass,
    insert,
    insertTools,
    masters,
    pageDesign,
    pageFace,
    paragraphs,
    paths,
    pictures,
    sections,
    shapes,
    tableLooks,
    tables,
    textMarks,
    wordGrids,
    versions,
    textStyles,
    uniting,
  ]),
];
