import { catalogue } from '@lectern/tool-catalogue';
import { describe, expect, it } from 'vitest';
import { toolCode, toolKeys, toolView } from './load-tool.ts';

describe('the code of a tool', () => {
  it.each(toolKeys)('of %s exists for an entry, with settings if the entry has an editor', async (key) => {
    const entry = catalogue.find(({ toolKey }) => toolKey === key);
    const code = toolCode(key);
    expect(code?.panel !== undefined).toBe(entry?.hasEditor);
    expect(await toolView(key)).toBeTypeOf('function');
    expect(await toolView(key)).toBe(await toolView(key));
    if (code?.panel) expect(await code.panel()).toBeTypeOf('function');
  });

  it('is undefined for tools that are not built, and for names of object properties', async () => {
    for (const key of ['RandomRoll', 'Hologram', 'toString', '__proto__']) {
      expect(toolCode(key)).toBeUndefined();
      expect(await toolView(key)).toBeUndefined();
    }
  });
});
