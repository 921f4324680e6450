import * as arrange from './arrange/arrange.ts';
import type { Command } from './command.ts';
import * as covers from './element/covers.ts';
import * as inClass from './element/in-class.ts';
import * as pictures from './element/pictures.ts';
import * as charts from './insert/charts.ts';
import * as contents from './insert/contents.ts';
import * as icons from './insert/icons.ts';
import * as insert from './insert/insert.ts';
import * as insertTools from './insert/insert-tools.ts';
import * as questions from './insert/questions.ts';
import { commandsIn, keyedCommands } from './keyboard/keyed-commands.ts';
import * as masters from './pages/masters.ts';
import * as pageDesign from './pages/page-design.ts';
import * as sections from './pages/sections.ts';
import * as paths from './shape/paths.ts';
import * as shapes from './shape/shapes.ts';
import * as uniting from './shape/uniting.ts';
import * as tableLooks from './table/table-looks.ts';
import * as tables from './table/tables.ts';
import * as paragraphs from './text/paragraphs.ts';
import * as textMarks from './text/text-marks.ts';
import * as textStyles from './text/text-styles.ts';
import * as wordGrids from './text/word-grids.ts';

/** All commands of the editor, for the list of shortcuts and the search for commands. */
export const allCommands: readonly Command<never>[] = [
  ...keyedCommands,
  ...commandsIn([
    arrange,
    charts,
    contents,
    covers,
    icons,
    inClass,
    insert,
    insertTools,
    masters,
    pageDesign,
    paragraphs,
    paths,
    pictures,
    questions,
    sections,
    shapes,
    tableLooks,
    tables,
    textMarks,
    wordGrids,
    textStyles,
    uniting,
  ]),
];
