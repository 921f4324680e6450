import { summaryOf } from '@lectern/questions/paper-summary';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docx, p } from '../test/word/docx-source.ts';
import { writeExcel } from './excel/write-excel.ts';
import { writeQti } from './qti/write/write-qti.ts';
import { readQuestions } from './read-questions.ts';

const outcomeOf = (bytes: Uint8Array, name: string) => {
  const { questions, lines } = readQuestions(bytes, name);
  return [...questions.map(summaryOf), ...lines.map(({ code }) => code)];
};

describe('the questions of a file', () => {
  it('are read by its content, whatever its name is', () => {
    const word = docx({ body: p('1. 选') + p('A. 甲 B. 乙') + p('答案：B') });
    expect(outcomeOf(word, 'a.xlsx')).toEqual(['single B/2']);
    expect(outcomeOf(writeExcel([]).bytes, 'a.docx')).toEqual([]);
    expect(outcomeOf(strToU8('1. 选\nA. 甲 B. 乙\n答案：A'), 'a.docx')).toEqual(['single A/2']);
    expect(outcomeOf(strToU8('::Q::Who? {=a ~b}'), 'a.txt')[0]).toMatch(/^single/);
    const quiz =
      '<?xml version="1.0"?><quiz><question type="truefalse"><name><text>a</text></name><questiontext><text>Is it?</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>';
    expect(outcomeOf(strToU8(quiz), 'a.xml')[0]).toBe('true');
    expect(outcomeOf(strToU8('Is it? {T}'), 'a.gift')).toEqual(['true']);
    const [question] = readQuestions(strToU8('Is it? {T}'), 'a.gift').questions;
    const archive = writeQti(question ? [question] : [], new Map()).bytes;
    expect(outcomeOf(archive, 'a.docx')).toEqual(['true']);
    const item = unzipSync(archive)['items/q1.xml'] ?? new Uint8Array();
    expect(outcomeOf(item, 'a.txt')).toEqual(['true']);
  });

  it('are none, and a line says why, for old, encrypted and unknown files', () => {
    const old = new Uint8Array(1024);
    old.set([0xd0, 0xcf, 0x11, 0xe0]);
    const encrypted = old.slice();
    encrypted.set(strToU8([...'EncryptedPackage'].join('\0')), 512);
    expect(outcomeOf(old, 'a.doc')).toEqual(['format-old']);
    expect(outcomeOf(encrypted, 'a.docx')).toEqual(['file-encrypted']);
    expect(outcomeOf(strToU8('%PDF-1.7'), 'a.docx')).toEqual(['format-unknown']);
    expect(outcomeOf(zipSync({ 'a.txt': strToU8('x') }), 'a.docx')).toEqual(['format-unknown']);
    expect(outcomeOf(new Uint8Array([0, 1, 2]), 'a')).toEqual(['format-unknown']);
    expect(outcomeOf(new Uint8Array(), 'a')).toEqual([]);
  });
});
