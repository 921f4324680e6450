import { expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { isProblem } from './is-problem.ts';

it('isProblem returns true for an error of the program, and false for a refusal by the server or an abort', () => {
  expect(isProblem(new TypeError('undefined is not a function'))).toBe(true);
  expect(isProblem(new DOMException('given up', 'AbortError'))).toBe(false);
  expect(isProblem(new ApiError(404, 'DOCUMENT_NOT_FOUND', {}, ''))).toBe(false);
  for (const said of [null, undefined, 'Script error.', 7]) expect(isProblem(said)).toBe(false);
});
