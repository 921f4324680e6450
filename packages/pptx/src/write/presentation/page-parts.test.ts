import type { CoursewareRecord, Page } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { type DeckSource, part as partXml, relations, shape } from '../../../test/deck-source.ts';
import { type Change, named, pages, patchedDeck } from '../../../test/edited/patched-deck.ts';

const SLIDE = 'ppt/slides/slide1.xml';
const NOTES = 'ppt/notesSlides/notesSlide1.xml';
const text = (words: string): NonNullable<Page['notes']> => ({
  paragraphs: [{ runs: [{ type: 'text', text: words, props: {} }] }],
});
const notesXml = partXml(
  'p:notes',
  '<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/><p:sp><p:nvSpPr><p:cNvPr id="3" name="N" z="1"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>old</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld>',
);
const withNotes: DeckSource = {
  slides: [
    {
      tree: shape(2),
      relations: [{ id: 'n', type: 'notesSlide', target: '../notesSlides/notesSlide1.xml' }],
    },
  ],
  parts: {
    [NOTES]: notesXml,
    'ppt/notesSlides/_rels/notesSlide1.xml.rels': relations([
      { id: 's', type: 'slide', target: '../slides/slide1.xml' },
    ]),
  },
};
const plain: DeckSource = { slides: [{ tree: shape(2) }] };

const targets = (parts: Record<string, string>, name: string) =>
  [
    ...(parts[name.replace(/([^/]*)$/, '_rels/$1.rels')] ?? '').matchAll(
      /Type="[^"]*\/(\w+)" Target="([^"]*)"/g,
    ),
  ].map(([, kind, target]) => `${kind} ${target}`);

/** Adds a copy of the page with its elements. */
const copied: Change = (records) => [
  ...records,
  ...records.flatMap((record): CoursewareRecord[] => {
    if (record.kind === 'page') return [{ ...record, id: 'copy', order: 'z' }];
    return record.kind === 'element' && record.origin?.part === SLIDE
      ? [{ ...record, id: `copy ${record.id}`, parentId: 'copy' }]
      : [];
  }),
];

describe('the slide of a page', () => {
  it('is the original while it is unchanged, also with a picture of the page', async () => {
    const before = (await patchedDeck(plain, (records) => records))[SLIDE];
    const parts = await patchedDeck(
      { slides: [{ tree: shape(2) }, {}] },
      pages((page) => (page.origin === SLIDE ? { picture: 'a'.repeat(64) } : { hidden: true })),
    );
    expect(parts[SLIDE]).toBe(before);
  });

  it('is new, with a layout, for a new page', async () => {
    const parts = await patchedDeck(plain, (records) => [
      ...records,
      { kind: 'page', id: 'new', order: 'z' },
    ]);
    expect(parts['ppt/slides/slide2.xml']).toContain('<p:sld ');
    expect(targets(parts, 'ppt/slides/slide2.xml')).toEqual(['slideLayout ../slideLayouts/slideLayout1.xml']);
  });

  it('is a copy with separate notes for a copied page', async () => {
    const parts = await patchedDeck(withNotes, copied);
    expect(parts['ppt/slides/slide2.xml']).toContain('name="Shape 2"');
    expect(targets(parts, 'ppt/slides/slide2.xml')).toEqual([
      'slideLayout ../slideLayouts/slideLayout1.xml',
      'notesSlide ../notesSlides/notesSlide2.xml',
    ]);
    expect(targets(parts, 'ppt/notesSlides/notesSlide2.xml')).toEqual(['slide ../slides/slide2.xml']);
    expect(targets(parts, NOTES)).toEqual(['slide ../slides/slide1.xml']);
  });

  it('has the colours of its own theme', async () => {
    const theme = {
      kind: 'theme',
      id: 'own',
      colors: { accent1: '123456' },
      fonts: { major: {}, minor: {} },
    } as unknown as CoursewareRecord;
    const parts = await patchedDeck(plain, (records) => [...pages({ themeId: 'own' })(records), theme]);
    expect(targets(parts, SLIDE)).toContain('themeOverride ../theme/themeOverride1.xml');
    expect(parts['ppt/theme/themeOverride1.xml']).toContain('123456');
  });
});

describe('the notes of a page', () => {
  it('are patched in the original', async () => {
    const parts = await patchedDeck(withNotes, pages({ notes: text('new') }));
    expect(parts[NOTES]).toContain('name="N" z="1"');
    expect(parts[NOTES]).toContain('<a:t>new</a:t>');
  });

  it('are emptied when they are removed', async () => {
    const parts = await patchedDeck(withNotes, pages({ notes: undefined }));
    expect(parts[NOTES]).toContain('z="1"');
    expect(parts[NOTES]).not.toContain('old');
  });

  it('are unchanged when the slide is changed', async () => {
    expect((await patchedDeck(withNotes, named('Shape 2', null)))[NOTES]).toBe(notesXml);
  });

  it('are new, with a master and its theme, where the original had none', async () => {
    const parts = await patchedDeck(plain, pages({ notes: text('new') }));
    expect(parts[NOTES]).toContain('<a:t>new</a:t>');
    expect(targets(parts, SLIDE)).toContain('notesSlide ../notesSlides/notesSlide1.xml');
    expect(targets(parts, NOTES)).toEqual([
      'notesMaster ../notesMasters/notesMaster1.xml',
      'slide ../slides/slide1.xml',
    ]);
    expect(targets(parts, 'ppt/notesMasters/notesMaster1.xml')).toEqual(['theme ../theme/theme2.xml']);
    expect(Object.keys(parts)).toContain('ppt/theme/theme2.xml');
  });

  it('are new when the original cannot be patched', async () => {
    const parts = await patchedDeck(
      withNotes,
      pages({ notes: { paragraphs: [{ runs: [{ type: 'formula', latex: 'x' }] }] } }),
    );
    expect(targets(parts, SLIDE)).toEqual([
      'slideLayout ../slideLayouts/slideLayout1.xml',
      'notesSlide ../notesSlides/notesSlide2.xml',
    ]);
  });
});

describe('the comments of a page', () => {
  const comments = [{ author: 'A', text: 'hello' }] satisfies Page['comments'];
  const withComments: DeckSource = {
    slides: [
      { tree: shape(2), relations: [{ id: 'c', type: 'comments', target: '../comments/comment1.xml' }] },
    ],
    presentationRelations: [{ id: 'a', type: 'commentAuthors', target: 'commentAuthors.xml' }],
    parts: {
      'ppt/comments/comment1.xml': partXml(
        'p:cmLst',
        '<p:cm authorId="0" idx="1"><p:pos x="0" y="0"/><p:text>old</p:text></p:cm>',
      ),
      'ppt/commentAuthors.xml': partXml(
        'p:cmAuthorLst',
        '<p:cmAuthor id="0" name="A" initials="A" lastIdx="1" clrIdx="0"/>',
      ),
    },
  };

  it('are added', async () => {
    const parts = await patchedDeck(plain, pages({ comments }));
    expect(targets(parts, SLIDE)).toContain('comments ../comments/comment1.xml');
    expect(parts['ppt/comments/comment1.xml']).toContain('<p:text>hello</p:text>');
  });

  it('are kept, replaced or removed', async () => {
    expect((await patchedDeck(withComments, named('Shape 2', null)))['ppt/comments/comment1.xml']).toContain(
      'old',
    );
    const replaced = await patchedDeck(withComments, pages({ comments }));
    expect(targets(replaced, SLIDE)).toEqual([
      'slideLayout ../slideLayouts/slideLayout1.xml',
      'comments ../comments/comment2.xml',
    ]);
    expect(replaced['ppt/commentAuthors.xml']).toContain('lastIdx="2"');
    expect(targets(await patchedDeck(withComments, pages({ comments: undefined })), SLIDE)).toEqual([
      'slideLayout ../slideLayouts/slideLayout1.xml',
    ]);
  });
});
