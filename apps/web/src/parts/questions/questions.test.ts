import { expect, it } from 'vitest';
import { elementOfTool, QUESTION_TOOL, toolOfQuestion } from './questions.tsx';

it('elementOfTool returns the element that toolOfQuestion was called with', () => {
  expect(toolOfQuestion('a/b').startsWith(`${QUESTION_TOOL}/`)).toBe(true);
  expect(elementOfTool(toolOfQuestion('a/b'))).toBe('a/b');
});
