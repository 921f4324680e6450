import * as aids from '../aids.ts';
import * as grouping from '../arrange/grouping.ts';
import * as nudging from '../arrange/nudging.ts';
import * as order from '../arrange/order.ts';
import * as selection from '../arrange/selection.ts';
import * as clipboard from '../clipboard.ts';
import { type Command, isCommand } from '../command.ts';
import * as elements from '../elements.ts';
import * as formulas from '../formulas.ts';
import * as history from '../history.ts';
import * as links from '../links.ts';
import * as look from '../look.ts';
import * as pages from '../pages.ts';
import * as panels from '../panels.ts';
import * as regions from '../regions.ts';
import * as saving from '../saving.ts';
import * as cells from '../table/cells.ts';
import * as teaching from '../teaching.ts';
import * as text from '../text/text.ts';
import * as view from '../view.ts';
import * as walking from '../walking.ts';
import * as shortcuts from './shortcuts.ts';

/** Returns every command that the given modules export, single or in a list. */
export function commandsIn(nouns: readonly object[]): readonly Command<never>[] {
  return nouns
    .flatMap((noun) => Object.values(noun) as unknown[])
    .flatMap((each) =>
      typeof each === 'object' && each !== null && !isCommand(each) ? Object.values(each) : [each],
    )
    .filter(isCommand);
}

/** The commands with keys, which therefore have to load with the first page. */
export const keyedCommands: readonly Command<never>[] = commandsIn([
  aids,
  cells,
  clipboard,
  elements,
  formulas,
  grouping,
  history,
  links,
  look,
  nudging,
  order,
  pages,
  panels,
  regions,
  saving,
  selection,
  shortcuts,
  teaching,
  text,
  view,
  walking,
]);
