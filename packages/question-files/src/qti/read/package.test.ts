import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { choices, codes, declared, item, read } from '../../testing/qti-items.ts';
import { readQti } from './read-qti.ts';

describe('readQti with packages and hostile files', () => {
  it('returns the items of a package in the order of its test, with weights, sections and a stimulus', () => {
    const one = (identifier: string, ref = '') =>
      item(
        declared('single', 'identifier', ['A']),
        `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>${identifier}</prompt>${choices('A', 'B')}</choiceInteraction>`,
      ).replace('<itemBody>', `${ref}<itemBody>`);
    const ref = '<assessmentStimulusRef identifier="s" href="../s/text.xml" title="t"/>';
    const refs = (names: readonly string[]) =>
      names
        .map(
          (name) =>
            `<assessmentItemRef identifier="${name}" href="items/${name}.xml">${name === 'b' ? '<weight identifier="W" value="3"/>' : ''}</assessmentItemRef>`,
        )
        .join('');
    const report = readQti(
      zipSync({
        'imsmanifest.xml': strToU8(
          `<manifest><resources><resource identifier="t" type="imsqti_test_xmlv2p1" href="test.xml"/>${['a', 'b', 'c', 'd'].map((name) => `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="items/${name}.xml"/>`).join('')}</resources></manifest>`,
        ),
        'test.xml': strToU8(
          `<assessmentTest><testPart><assessmentSection title="第一部分" visible="true">${refs(['b'])}</assessmentSection><assessmentSection title="第二部分" visible="true">${refs(['c', 'd'])}</assessmentSection></testPart></assessmentTest>`,
        ),
        's/text.xml': strToU8(
          '<assessmentStimulus><stimulusBody><p>材料</p></stimulusBody></assessmentStimulus>',
        ),
        ...Object.fromEntries(['a', 'b'].map((name) => [`items/${name}.xml`, strToU8(one(name))])),
        ...Object.fromEntries(['c', 'd'].map((name) => [`items/${name}.xml`, strToU8(one(name, ref))])),
      }),
    );
    expect(report.questions).toMatchObject([
      { kind: 'single-choice', score: 3, tags: ['第一部分'] },
      {
        kind: 'composite',
        tags: ['第二部分'],
        children: [{ kind: 'single-choice' }, { kind: 'single-choice' }],
      },
      { kind: 'single-choice', score: 1 },
    ]);
    expect(report.lines).toEqual([]);
  });

  it('refuses interactions without a place in our kinds, and reads the other items', () => {
    const xml = item(declared('single', 'string', []), '<customInteraction responseIdentifier="RESPONSE"/>');
    expect(read(xml).lines).toMatchObject([
      { code: 'interaction', state: 'refused', detail: 'customInteraction' },
    ]);
    const report = readQti(
      zipSync({
        'a.xml': strToU8(xml),
        'b.xml': strToU8(
          item(
            declared('single', 'string', []),
            '<p>题</p><extendedTextInteraction responseIdentifier="RESPONSE"/>',
          ),
        ),
      }),
    );
    expect(report.questions).toHaveLength(1);
  });

  it('says what it cannot read, and never fetches or runs anything', () => {
    expect(readQti(strToU8('no xml')).lines).toMatchObject([{ code: 'not-qti', state: 'refused' }]);
    expect(readQti(strToU8('<questestinterop/>')).lines).toMatchObject([{ code: 'qti-1', state: 'refused' }]);
    expect(readQti(strToU8('PK broken')).lines).toMatchObject([
      { code: 'file-unreadable', detail: 'FILE_CORRUPT' },
    ]);
    expect(readQti(zipSync({ 'a.txt': strToU8('x') })).lines).toMatchObject([
      { code: 'not-qti', state: 'refused' },
    ]);
    const doctype = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${item('', '<p>&x;</p>')}`;
    expect(read(doctype).questions).toEqual([]);
    const remote = item(
      declared('single', 'string', []),
      '<p><img src="https://example.org/a.png"/><script>x</script>题</p><extendedTextInteraction responseIdentifier="RESPONSE"/>',
      '',
    );
    expect(codes(remote)).toEqual(['lost file-missing', 'lost active-content']);
  });

  it('is bounded for bombs, many items, deep nesting and hostile extras', () => {
    const bomb = zipSync({
      'imsmanifest.xml': new Uint8Array(5_000_000),
      'a.xml': new Uint8Array(5_000_000),
    });
    expect(readQti(bomb).questions).toEqual([]);
    const essay = strToU8(
      item(
        declared('single', 'string', []),
        '<p>题</p><extendedTextInteraction responseIdentifier="RESPONSE"/>',
        '',
      ),
    );
    const many = readQti(
      zipSync(Object.fromEntries(Array.from({ length: 2500 }, (_, index) => [`${index}.xml`, essay])), {
        level: 0,
      }),
    );
    expect(many.questions).toHaveLength(2000);
    expect(many.lines).toContainEqual({ code: 'too-many-questions', state: 'refused' });
    const deep = item(
      declared('single', 'string', []),
      `${'<div>'.repeat(5000)}题${'</div>'.repeat(5000)}<extendedTextInteraction responseIdentifier="RESPONSE"/>`,
      '',
    );
    expect(() => read(deep)).not.toThrow();
    for (const extras of [
      '{}',
      '[]',
      'null',
      '{"of":0,"difference":{"__proto__":{"kind":"x"},"kind":7}}',
      `{"of":1,"difference":${'['.repeat(5000)}`,
    ]) {
      const xml = item(
        declared('single', 'string', []),
        '<extendedTextInteraction responseIdentifier="RESPONSE"/>',
        '',
      )
        .replace('<itemBody>', `<itemBody data-lectern-extras='${extras}'>`)
        .replace('identifier="i"', 'identifier="i" toolName="Lectern"');
      expect(() => read(xml)).not.toThrow();
      expect(({} as { kind?: unknown }).kind).toBeUndefined();
    }
  });
});
