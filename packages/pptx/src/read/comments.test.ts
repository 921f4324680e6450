import { describe, expect, it } from 'vitest';
import { paragraph, readSource, recordsOf, shape } from '../../test/deck-source.ts';

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
