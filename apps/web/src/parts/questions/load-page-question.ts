/**
 * Loads the code that draws questions of a page. The import is in a file of its own, because a file lists all files that
 * its imports need, and the first load of each surface with pages would contain this list.
 */
export async function loadPageQuestion() {
  return (await import('@lectern/question-views')).PageQuestion;
}
