/** Id of the class tool in which a question of a page is answered; each open question is an instance of it. */
export const QUESTION_TOOL = 'question';

/** The id of the open tool for the question of an element. */
export function toolOfQuestion(elementId: string): string {
  return `${QUESTION_TOOL}/${elementId}`;
}

/** The element whose question a tool with this id shows. */
export function elementOfTool(toolId: string): string {
  return toolId.slice(QUESTION_TOOL.length + 1);
}
