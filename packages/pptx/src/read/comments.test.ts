import { describe, expect, it } from 'vitest';
import { paragraph, part, readSource, recordsOf, shape } from '../../test/deck-source.ts';
import { scopeOf } from '../../test/tree-scope.ts';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../package/own-extension.ts';
import { readAuthors, readComments } from './comments.ts';

describe('imported comments', () => {
  it('of both kinds keep author, time and position, and replies follow their parents', async () => {
    const modern = 'http://schemas.microsoft.com/office/powerpoint/2018/8/main';
    const old =
      '<p:cmLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cm authorId="0" dt="2020-01-02T03:04:05.000Z" idx="1"><p:pos x="576" y="288"/><p:text>改大一点</p:text></p:cm></p:cmLst>';
    const body = (text: string) => `<p188:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p188:txBody>`;
    const thread = `<p188:cmLst xmlns:p188="${modern}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p188:cm authorId="{A}" created="2022-01-01T00:00:00.000"><ac:deMkLst xmlns:ac="http://schemas.microsoft.com/office/drawing/2013/main/command"><pc:sldMk xmlns:pc="http://schemas.microsoft.com/office/powerpoint/2013/main/command" cId="0" sldId="256"/><ac:spMk id="7" creationId="{B}"/></ac:deMkLst><p188:replyLst><p188:reply authorId="{A}">${body('done')}</p188:reply></p188:replyLst>${body('why?')}</p188:cm></p188:cmLst>`;
    const { pages, elements } = await readSource({
      slides: [
        {
          tree: shape(7, '', paragraph('改')),
          relations: [
            { id: 'c1', type: 'comments', target: '../comments/comment1.xml' },
            {
              id: 'c2',
              type: 'http://schemas.microsoft.com/office/2018/10/relationships/comments',
              target: '../comments/modern1.xml',
            },
          ],
        },
      ],
      presentationRelations: [
        { id: 'a1', type: 'commentAuthors', target: 'commentAuthors.xml' },
        {
          id: 'a2',
          type: 'http://schemas.microsoft.com/office/2018/10/relationships/authors',
          target: 'authors.xml',
        },
      ],
      parts: {
        'ppt/comments/comment1.xml': old,
        'ppt/comments/modern1.xml': thread,
        'ppt/commentAuthors.xml':
          '<p:cmAuthorLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cmAuthor id="0" name="陈老师"/></p:cmAuthorLst>',
        'ppt/authors.xml': `<p188:authorLst xmlns:p188="${modern}"><p188:author id="{A}" name="Li"/></p188:authorLst>`,
      },
    });
    expect(pages[0]?.comments).toEqual([
      { author: '陈老师', text: '改大一点', at: Date.UTC(2020, 0, 2, 3, 4, 5), x: 96, y: 48 },
      { author: 'Li', text: 'why?', at: expect.any(Number), elementId: elements[0]?.id },
      { author: 'Li', text: 'done', reply: true },
    ]);
  });

  it('refer to the shape within a group, not to the group, if both are named', async () => {
    const modern = 'http://schemas.microsoft.com/office/powerpoint/2018/8/main';
    const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="5" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shape(7, '', paragraph('within'))}</p:grpSp>`;
    const comment = (monikers: string, text: string) =>
      `<p188:cm authorId="{A}"><ac:deMkLst xmlns:ac="http://schemas.microsoft.com/office/drawing/2013/main/command"><pc:sldMk xmlns:pc="http://schemas.microsoft.com/office/powerpoint/2013/main/command" cId="0" sldId="256"/>${monikers}</ac:deMkLst><p188:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p188:txBody></p188:cm>`;
    const imported = await readSource({
      slides: [
        {
          tree: group,
          relations: [
            {
              id: 'c1',
              type: 'http://schemas.microsoft.com/office/2018/10/relationships/comments',
              target: '../comments/modern1.xml',
            },
          ],
        },
      ],
      parts: {
        'ppt/comments/modern1.xml': `<p188:cmLst xmlns:p188="${modern}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">${comment('<ac:grpSpMk id="5"/><ac:spMk id="7"/>', 'shape')}${comment('<ac:grpSpMk id="5"/>', 'group')}</p188:cmLst>`,
      },
    });
    const idOf = (type: string) => recordsOf(imported, 'element').find((each) => each.type === type)?.id;
    expect(idOf('shape')).toBeDefined();
    expect(idOf('group')).toBeDefined();
    expect(imported.pages[0]?.comments?.map(({ text, elementId }) => [text, elementId])).toEqual([
      ['shape', idOf('shape')],
      ['group', idOf('group')],
    ]);
  });
});

describe('readComments', () => {
  const read = async (list: string, external = false) => {
    const target = external ? 'http://a/c.xml' : '../comments/c.xml';
    const scope = await scopeOf({
      relations: [
        { id: 'c', type: 'comments', target, external },
        { id: 'd', type: 'comments', target: '../comments/none.xml' },
      ],
      parts: { 'ppt/comments/c.xml': list },
      elementIds: { 7: 'seven' },
    });
    scope.context.commentAuthors.set('0', 'Chen');
    return readComments(scope);
  };
  const old = (...comments: readonly string[]) => part('p:cmLst', comments.join(''));
  const modern = (...comments: readonly string[]) =>
    `<n:cmLst xmlns:n="urn:modern" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">${comments.join('')}</n:cmLst>`;
  const body = (text: string) => `<n:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></n:txBody>`;

  it('returns comments with author, time and position', async () => {
    expect(
      await read(
        old(
          '<p:cm authorId="0" dt="1970-01-01T00:00:01Z"><p:pos x="6" y="-3"/><p:text>a</p:text></p:cm><p:cm><p:text>b</p:text></p:cm>',
        ),
      ),
    ).toEqual([
      { author: 'Chen', text: 'a', at: 1000, x: 1, y: -0.5 },
      { author: '', text: 'b' },
    ]);
  });

  it('limits positions, and leaves out comments without text and other elements', async () => {
    const far = '<p:cm><p:pos x="99999999" y="-99999999"/><p:text>a</p:text></p:cm>';
    expect(
      await read(old(far, '<p:cm><p:text> </p:text></p:cm>', '<p:other><p:text>x</p:text></p:other>')),
    ).toEqual([{ author: '', text: 'a', x: 1e6, y: -1e6 }]);
  });

  it('returns replies of 2013, and the shape and status from our extension', async () => {
    const reply =
      '<p:cm><p:text>a</p:text><p:extLst><p:ext><p15:threadingInfo><p15:parentCm/></p15:threadingInfo></p:ext></p:extLst></p:cm>';
    const own = (attributes: string) =>
      `<p:cm><p:text>a</p:text><p:extLst><p:ext uri="${OWN_EXTENSION}"><l:comment xmlns:l="${OWN_NAMESPACE}" ${attributes}/></p:ext></p:extLst></p:cm>`;
    expect(await read(old(reply, own('shape="7" resolved="1"'), own('shape="9" resolved="0"')))).toEqual([
      { author: '', text: 'a', reply: true },
      { author: '', text: 'a', elementId: 'seven', resolved: true },
      { author: '', text: 'a' },
    ]);
  });

  it('returns threads with their shape and status, and replies without', async () => {
    const named = '<m:deMkLst xmlns:m="urn:m"><m:sldMk id="7"/><m:spMk id="7"/></m:deMkLst>';
    const thread = `<n:cm status="resolved" created="1970-01-01T00:00:02Z">${named}<n:replyLst><n:reply status="resolved">${named}${body('b')}</n:reply></n:replyLst>${body('a')}</n:cm>`;
    expect(
      await read(
        modern(
          thread,
          `<n:cm status="active">${named.replace('deMkLst', 'txMkLst').replace('/m:deMkLst', '/m:txMkLst')}${body('c')}</n:cm>`,
        ),
      ),
    ).toEqual([
      { author: '', text: 'a', at: 2000, elementId: 'seven', resolved: true },
      { author: '', text: 'b', reply: true },
      { author: '', text: 'c', elementId: 'seven' },
    ]);
  });

  it('joins the paragraphs of a thread, and returns at most 1,000 comments', async () => {
    expect(
      await read(
        modern(
          `<n:cm><n:txBody><a:p><a:t>a</a:t><a:t>b</a:t></a:p><a:p><a:t>c</a:t></a:p></n:txBody></n:cm>`,
        ),
      ),
    ).toMatchObject([{ text: 'ab\nc' }]);
    expect(await read(old('<p:cm><p:text>a</p:text></p:cm>'.repeat(1001)))).toHaveLength(1000);
  });

  it('returns nothing from outside the package', async () => {
    expect(await read(old('<p:cm><p:text>a</p:text></p:cm>'), true)).toEqual([]);
  });

  it('readAuthors returns names by id', async () => {
    const { part: slide } = await scopeOf({ slide: '<p:cmAuthor id="3" name="A"/><p:cmAuthor/>' });
    expect(readAuthors(slide)).toEqual([
      ['3', 'A'],
      ['', ''],
    ]);
    expect(readAuthors(undefined)).toEqual([]);
  });
});
