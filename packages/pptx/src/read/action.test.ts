import { describe, expect, it } from 'vitest';
import { png, sha256 } from '../../test/deck-source.ts';
import { node, notesOf, scopeOf } from '../../test/tree-scope.ts';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../package/own-extension.ts';
import { readAction } from './action.ts';

const WEB = 'https://example.org/a';

async function actionOf(attributes: string, content = '', target = WEB, external = true) {
  const scope = await scopeOf({
    relations: [
      { id: 'r1', type: 'hyperlink', target, external },
      { id: 'p2', type: 'slide', target: 'Slide2.xml' },
      { id: 'p3', type: 'slide', target: 'slide3.xml' },
      { id: 's', type: 'audio', target: '../media/a.wav' },
    ],
    parts: { 'ppt/media/a.wav': png(7) },
    pageIds: { 'ppt/slides/slide2.xml': 'second' },
  });
  const action = readAction(node(`<a:hlinkClick ${attributes}>${content}</a:hlinkClick>`), scope);
  return { action, notes: notesOf(scope) };
}

const ownExtension = (document: string) =>
  `<a:extLst><a:ext uri="${OWN_EXTENSION}"><l:element xmlns:l="${OWN_NAMESPACE}" document="${document}"/></a:ext></a:extLst>`;

describe('readAction', () => {
  it('returns undefined without a link, and for a link that does nothing', async () => {
    expect(readAction(undefined, await scopeOf())).toBeUndefined();
    expect(await actionOf('r:id=""')).toEqual({ action: undefined, notes: [] });
    expect((await actionOf('r:id="" action="ppaction://noaction"')).action).toBeUndefined();
    expect((await actionOf('r:id="" action="ppaction://media"')).action).toBeUndefined();
  });

  it('returns the page of a jump, and of a plain relation to a slide, in any letter case', async () => {
    const page = { type: 'page', pageId: 'second' };
    expect((await actionOf('r:id="p2" action="ppaction://hlinksldjump"')).action).toEqual(page);
    expect((await actionOf('r:id="p2"')).action).toEqual(page);
    expect(await actionOf('r:id="p3"')).toEqual({ action: undefined, notes: [] });
  });

  it('stores a jump to an unknown page, and reports it', async () => {
    const verb = 'ppaction://hlinksldjump';
    expect(await actionOf(`r:id="p3" action="${verb}"`)).toEqual({
      action: { type: 'other', description: verb },
      notes: [{ code: 'ACTION_KEPT', pageId: 'page', detail: verb }],
    });
    expect((await actionOf(`action="${verb}"`)).action).toEqual({ type: 'other', description: verb });
  });

  it.each([
    ['nextslide', 'next'],
    ['previousslide', 'previous'],
    ['firstslide', 'first'],
    ['lastslide', 'last'],
    ['lastslideviewed', 'lastViewed'],
    ['endshow', 'end'],
  ])('returns for the jump %s the position %s', async (jump, to) => {
    const { action } = await actionOf(`r:id="" action="ppaction://hlinkshowjump?jump=${jump}"`);
    expect(action).toEqual({ type: 'jump', to });
  });

  it.each(['ppaction://hlinkshowjump?jump=toString', 'ppaction://hlinkshowjump', 'ppaction://macro?name=x'])(
    'stores the action %s, which is not carried out',
    async (verb) => {
      const { action, notes } = await actionOf(`action="${verb}"`);
      expect(action).toEqual({ type: 'other', description: verb });
      expect(notes).toMatchObject([{ code: 'ACTION_KEPT' }]);
    },
  );

  it('returns a safe address with its tooltip, and of our documents the id', async () => {
    const id = '0190c0de-0000-7000-8000-00000000abcd';
    expect((await actionOf('r:id="r1"')).action).toEqual({ type: 'url', url: WEB });
    expect((await actionOf('r:id="r1" tooltip="tip"', ownExtension(id), ` ${WEB} `)).action).toEqual({
      ...{ type: 'url', url: WEB, tooltip: 'tip', documentId: id },
    });
    expect((await actionOf('r:id="r1"', ownExtension(`${id}0`))).action).toEqual({ type: 'url', url: WEB });
    expect((await actionOf('r:id="r1" action="ppaction://hlinkfile"', '', 'MAILTO:a@b')).action).toEqual({
      ...{ type: 'url', url: 'MAILTO:a@b' },
    });
  });

  it('stores an unsafe or too long address, and never opens it', async () => {
    for (const url of ['javascript:alert(1)', 'file:///c:/a.doc', 'other.pptx', 'x https://a'])
      expect((await actionOf('r:id="r1"', '', url)).action).toEqual({ type: 'other', description: url });
    const [most, over] = [4096, 4097].map((length) => `http:${'x'.repeat(length - 5)}`);
    expect((await actionOf('r:id="r1"', '', most)).action).toMatchObject({ type: 'url' });
    expect((await actionOf('r:id="r1"', '', over)).action).toEqual({
      ...{ type: 'other', description: over?.slice(0, 512) },
    });
  });

  it('adds the sound and the marks to an action, and returns them alone without one', async () => {
    const sound = '<a:snd r:embed="s" name="a"/>';
    const asset = sha256(png(7));
    expect((await actionOf('r:id="r1" endSnd="1" highlightClick="1"', sound)).action).toEqual({
      ...{ type: 'url', url: WEB, endSounds: true, highlightClick: true, sound: asset },
    });
    expect((await actionOf('r:id="" endSnd="0" highlightClick="1"', sound)).action).toEqual({
      ...{ type: 'sound', asset, highlightClick: true },
    });
    expect((await actionOf('r:id="" endSnd="1"')).action).toEqual({ type: 'none', endSounds: true });
  });
});
