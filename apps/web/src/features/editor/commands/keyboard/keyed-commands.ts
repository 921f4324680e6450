import * as grouping from '../arrange/grouping.ts';
import * as nudging from '../arrange/nudging.ts';
import * as order from '../arrange/order.ts';
import * as selection from '../arrange/selection.ts';
import { type Command, isCommand } from '../command.ts';
import * as clipboard from '../element/clipboard.ts';
import * as elements from '../element/elements.ts';
import * as look from '../element/format-painter.ts';
import * as formulas from '../insert/formulas.ts';
import * as links from '../insert/links.ts';
import * as walking from '../pages/page-navigation.ts';
import * as pages from '../pages/pages.ts';
import * as aids from '../screen/aids.ts';
import * as history from '../screen/history.ts';
import * as panels from '../screen/panels.ts';
import * as regions from '../screen/regions.ts';
import * as saving from '../screen/saving.ts';
import * as teaching from '../screen/teaching.ts';
import * as view from '../screen/view.ts';
import * as cells from '../table/cells.ts';
import * as text from '../text/text.ts';
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
