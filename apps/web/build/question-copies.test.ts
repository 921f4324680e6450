import { describe, expect, it } from 'vitest';
import { COPY, iconFiles, questionCopies, withOwnIcons } from './question-copies.ts';

const INDEX = `import * as index from './icons/index.mjs';
export { index as icons };
export { default as LucideX, default as X, default as XIcon } from './icons/x.mjs';
export { default as Check } from './icons/check.mjs';
`;

describe('copies of icons for questions', () => {
  const files = iconFiles(INDEX, '/lucide');

  it('replace each imported icon, and leave types where they were', () => {
    const code = "import {\n  Check,\n  type LucideIcon,\n  X,\n} from 'lucide-react';\nconst a = X;";
    expect(withOwnIcons(code, files)).toBe(
      `import Check from '/lucide/icons/check.mjs${COPY}'; import X from '/lucide/icons/x.mjs${COPY}'; import { type LucideIcon } from 'lucide-react';\nconst a = X;`,
    );
  });

  it('throw for a name that is no icon', () => {
    expect(() => withOwnIcons("import { Gone } from 'lucide-react';", files)).toThrow('Gone');
  });

  it('are made for code of questions on phones, and not for the dialog in which they are made', () => {
    const { transform } = questionCopies() as unknown as { transform: (code: string, id: string) => unknown };
    const code = "import { Check } from 'lucide-react';";
    const folder = '/lectern/packages/question-views/src';
    expect(transform(code, `${folder}/kinds/matrix/answer-view.tsx`)).toMatchObject({
      code: expect.stringContaining(`check.mjs${COPY}`),
    });
    expect(transform(code, `${folder}/authoring/preview/preview.tsx`)).toBeUndefined();
  });
});
