import { LecternError } from '@lectern/protocol';
import { isComposite, kindOf, type Question, scoreOf } from '@lectern/questions';

/**
 * A response as the question's kind reads it; an empty one takes an answer back. Throws INVALID_INPUT for a value that is no
 * response to the question.
 */
export function checkedResponse(question: Question, response: unknown): unknown {
  const wrong = new LecternError('INVALID_INPUT', { field: 'body.response' });
  if (isComposite(question)) {
    if (!scoreOf(question, response).isReadable) throw wrong;
    return withReadChildren(question, response);
  }
  const kind = kindOf(question.kind);
  const read = kind?.response.safeParse(response);
  if (!kind || !read?.success) throw wrong;
  // Another kind's response must not take an answer back.
  if (kind.isEmpty(read.data) && hasOtherFields(response, read.data)) throw wrong;
  return read.data;
}

function hasOtherFields(given: unknown, read: unknown): boolean {
  const known = new Set(Object.keys(read ?? {}));
  return Object.keys(given ?? {}).some((field) => !known.has(field));
}

/** A composite's response without fields and children that the question does not have. */
function withReadChildren(question: Extract<Question, { children: unknown }>, response: unknown): unknown {
  const { children: given } = response as { children: readonly { id: string; response: unknown }[] };
  return {
    children: question.children.flatMap(({ id, kind }) => {
      const one = given.find((each) => each.id === id);
      const read = one && kindOf(kind)?.response.safeParse(one.response);
      return read?.success ? [{ id, response: read.data }] : [];
    }),
  };
}
