import type { Page } from '@lectern/courseware';
import { strFromU8, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PackageOut } from '../package/package-out.ts';
import { PatchedXml } from '../xml/patched-xml.ts';
import { CommentsOut } from './comments-out.ts';

type Comments = NonNullable<Page['comments']>;

const bare = (bytes: Uint8Array | undefined) =>
  bytes &&
  strFromU8(bytes)
    .split('\n')
    .at(-1)
    ?.replace(/ xmlns:\w+="[^"]*"/g, '');
const comment = (author: string, text: string, rest: Partial<Comments[number]> = {}) =>
  ({ id: text, author, text, ...rest }) as Comments[number];

function written(pages: Comments[], original?: string) {
  const target = new PackageOut();
  const patch = original === undefined ? undefined : PatchedXml.of(strToU8(original));
  const out = new CommentsOut(target, patch && { part: 'ppt/commentAuthors.xml', patch });
  const slides = pages.map((comments, index) => {
    const slide = target.part(`ppt/slides/slide${index + 1}.xml`, 'x');
    out.page(comments, slide, new Map([['e1', 7]]));
    return slide;
  });
  const presentation = target.part('ppt/presentation.xml', 'x');
  out.authors(presentation);
  return {
    comments: pages.map((_, index) => bare(target.written(`ppt/comments/comment${index + 1}.xml`)?.bytes)),
    authors: bare(target.written('ppt/commentAuthors.xml')?.bytes),
    relations: [...slides, presentation].map((part) => part.relations.map((each) => each.part).join()),
  };
}

describe('CommentsOut', () => {
  it('writes comments of each page, numbered by author, and one list of authors', () => {
    expect(
      written([[comment('王', 'one', { x: 10, y: 20.1 }), comment('Li', 'two')], [comment('王', '<3>')]]),
    ).toEqual({
      comments: [
        '<p:cmLst><p:cm authorId="0" idx="1"><p:pos x="60" y="121"/><p:text>one</p:text></p:cm><p:cm authorId="1" idx="1"><p:pos x="0" y="0"/><p:text>two</p:text></p:cm></p:cmLst>',
        '<p:cmLst><p:cm authorId="0" idx="2"><p:pos x="0" y="0"/><p:text>&lt;3&gt;</p:text></p:cm></p:cmLst>',
      ],
      authors:
        '<p:cmAuthorLst><p:cmAuthor id="0" name="王" initials="王" lastIdx="2" clrIdx="0"/><p:cmAuthor id="1" name="Li" initials="L" lastIdx="1" clrIdx="1"/></p:cmAuthorLst>',
      relations: ['ppt/comments/comment1.xml', 'ppt/comments/comment2.xml', 'ppt/commentAuthors.xml'],
    });
  });

  it('writes replies with their first comment', () => {
    const { comments } = written([
      [comment('a', 'one'), comment('b', 'two', { reply: true }), comment('b', 'three', { reply: true })],
    ]);
    expect(comments[0]?.match(/<p15:parentCm[^>]*>/g)).toEqual([
      '<p15:parentCm authorId="0" idx="1"/>',
      '<p15:parentCm authorId="0" idx="1"/>',
    ]);
    expect(written([[comment('b', 'two', { reply: true })]]).comments[0]).not.toContain('extLst');
  });

  it('writes the local time, unless it is invalid', () => {
    const at = Date.UTC(2024, 0, 2, 3, 4, 5) + new Date(Date.UTC(2024, 0, 2)).getTimezoneOffset() * 60_000;
    expect(written([[comment('a', 'x', { at })]]).comments[0]).toContain('dt="2024-01-02T03:04:05.000"');
    expect(written([[comment('a', 'x', { at: 9e15 })]]).comments[0]).not.toContain('dt=');
  });

  it('writes whether a comment is resolved, and its shape', () => {
    const own = (rest: Partial<Comments[number]>) =>
      /<lectern:comment[^>]*>/.exec(written([[comment('a', 'x', rest)]]).comments[0] ?? '')?.[0];
    expect(own({ resolved: true, elementId: 'e1' })).toBe('<lectern:comment resolved="1" shape="7"/>');
    expect(own({ elementId: 'e1' })).toBe('<lectern:comment shape="7"/>');
    expect(own({ resolved: true })).toBe('<lectern:comment resolved="1"/>');
    expect(own({ resolved: false, elementId: 'gone' })).toBeUndefined();
  });

  it('writes nothing without comments', () => {
    expect(written([[]])).toEqual({ comments: [undefined], authors: undefined, relations: ['', ''] });
  });

  it('continues the list of an original', () => {
    const p = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
    const list = `<p:cmAuthorLst ${p}><p:cmAuthor id="3" name="a" lastIdx="5"/><p:cmAuthor id="4" name="a" lastIdx="9"/><p:cmAuthor id="1" name="z"/></p:cmAuthorLst>`;
    const { comments, authors, relations } = written([[comment('a', 'x'), comment('b', 'y')]], list);
    expect(comments[0]?.match(/authorId="\d+" idx="\d+"/g)).toEqual([
      'authorId="3" idx="6"',
      'authorId="5" idx="1"',
    ]);
    expect(authors).toBe(
      '<p:cmAuthorLst><p:cmAuthor id="3" name="a" lastIdx="6"/><p:cmAuthor id="4" name="a" lastIdx="9"/><p:cmAuthor id="1" name="z" lastIdx="0"/><p:cmAuthor id="5" name="b" initials="b" lastIdx="1" clrIdx="5"/></p:cmAuthorLst>',
    );
    expect(relations.at(-1)).toBe('');
  });
});
