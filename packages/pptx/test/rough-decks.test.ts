import { addAnimations, bringToFront } from '@lectern/courseware';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDeck, paragraph, shape } from './deck-source.ts';
import { exported, openStore } from './edited-export.ts';
import { brokenRules } from './rules/broken-rules.ts';

const SLIDE = 'ppt/slides/slide1.xml';
const fade = {
  effect: { class: 'entrance', preset: 10, subtype: 0 },
  delay: 0,
  duration: 500,
} as const;

describe('a deck in which several shapes have one id', () => {
  const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="3" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shape(5)}</p:grpSp>`;
  const named = (id: number, name: string) => shape(id, '', paragraph(name)).replace(`Shape ${id}`, name);
  const deck = buildDeck({ slides: [{ tree: named(3, 'First') + named(3, 'Second') + group }] });

  it.each(['Second', 'Group', 'First'])('lets an effect name the one that it is of: %s', async (name) => {
    const { written } = await exported(deck, (edit, store) => {
      const [page = ''] = edit.pages();
      const wanted = store.all('element').find((each) => each.name === name);
      addAnimations(edit, page, [wanted?.id ?? ''], fade);
    });
    expect(brokenRules(written).filter((rule) => rule.startsWith('timing'))).toEqual([]);
    const back = await openStore(written);
    const [effect] = back.find('page', back.pages()[0] ?? '')?.animations ?? [];
    expect(back.find('element', effect?.elementId ?? '')?.name).toBe(name);
  });

  it('leaves the id with the first of the file when it is brought to the front', async () => {
    const { parts } = await exported(deck, (edit, store) => {
      const first = store.all('element').find((each) => each.name === 'First');
      bringToFront(edit, [first?.id ?? '']);
    });
    expect(strFromU8(parts[SLIDE] ?? new Uint8Array())).toContain('<p:cNvPr id="3" name="First"/>');
  });
});
