import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OpenEditor } from '../commands/testing.ts';
import { EditingContext } from '../editing/editor-context.ts';

/** Returns the result of a hook for an editor as it is now, without a browser. */
export function hookResult<T>(editor: OpenEditor, useHook: () => T): T {
  const results: T[] = [];
  renderToStaticMarkup(
    <EditingContext value={editor}>
      <Caller useHook={useHook} results={results} />
    </EditingContext>,
  );
  const [result] = results;
  if (results.length === 0) throw new Error('the hook was not called');
  return result as T;
}

interface CallerProps<T> {
  readonly useHook: () => T;
  readonly results: T[];
}

function Caller<T>({ useHook, results }: CallerProps<T>): ReactNode {
  results.push(useHook());
  return null;
}
