import { escapeXml } from '@lectern/pptx/package';
import { isComposite, type Question, type SingleQuestion } from '@lectern/questions';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ExportedFile, QuestionFiles } from '../../build/export-notes.ts';
import { ExportNotes } from '../../build/export-notes.ts';
import { fileName } from '../../build/file-name.ts';
import { ReportBuilder } from '../../build/report-builder.ts';
import { readXml } from '../../markup/read-xml.ts';
import { differenceOf, type Extras, sumOf } from '../extras.ts';
import { baseOfItem, baseOfStimulus } from '../read/base-question.ts';
import { QtiOut } from './qti-out.ts';
import { qti, tag } from './tags.ts';
import { itemXml, type StimulusRef, titleOf } from './write-item.ts';

const ITEM = 'imsqti_item_xmlv3p0';
const STIMULUS = 'imsqti_stimulus_xmlv3p0';
const TEST = 'imsqti_test_xmlv3p0';
const CONTENT = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const MANIFEST = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';

interface Resource {
  readonly identifier: string;
  readonly type: string;
  readonly href: string;
  readonly xml: string;
  readonly assets: ReadonlySet<string>;
  readonly needs: readonly string[];
}

/**
 * Writes a package of QTI 3.0: an item for each question, a stimulus and a section for each composite, a test of all, and
 * the files. The fields of ours that QTI does not have travel in an attribute of the item's body.
 */
export function writeQti(questions: readonly Question[], files: QuestionFiles): ExportedFile {
  const notes = new ExportNotes();
  const resources: Resource[] = [];
  const sections: string[] = [];
  const itemRef = (item: Resource) =>
    qti('assessment-item-ref', { identifier: item.identifier, href: `../${item.href}` });
  for (const [index, question] of questions.entries()) {
    notes.about(index);
    const name = `q${index + 1}`;
    if (!isComposite(question)) {
      const item = itemResource(question, name, files, notes);
      resources.push(item);
      sections.push(itemRef(item));
      continue;
    }
    const stimulus = stimulusResource(question, `${name}-stimulus`, files, notes);
    const ref = { identifier: stimulus.identifier, href: `../${stimulus.href}` };
    const items = question.children.map((child, at) =>
      itemResource(child, `${name}-${at + 1}`, files, notes, ref),
    );
    resources.push(stimulus, ...items);
    const attributes = {
      identifier: `${name}-section`,
      title: titleOf(question.stem),
      visible: true,
      'keep-together': true,
    };
    sections.push(qti('assessment-section', attributes, ...items.map(itemRef)));
  }
  const test = testResource(sections, resources);
  const all = [test, ...resources];
  const entries: Zippable = { 'imsmanifest.xml': strToU8(manifestXml(all, files)) };
  for (const { href, xml } of all) entries[href] = strToU8(xml);
  for (const asset of new Set(all.flatMap(({ assets }) => [...assets]))) {
    const file = files.get(asset);
    if (file) entries[`files/${fileName(asset, file.mime)}`] = [file.bytes, { level: 0 }];
  }
  return { bytes: zipSync(entries), mime: 'application/zip', extension: 'qti.zip', lines: notes.lines() };
}

function itemResource(
  question: SingleQuestion,
  name: string,
  files: QuestionFiles,
  notes: ExportNotes,
  stimulus?: StimulusRef,
): Resource {
  const out = new QtiOut(files, notes);
  const bare = itemXml(question, name, out, undefined, stimulus);
  const item = readXml(bare);
  const builder = new ReportBuilder();
  const base = item && baseOfItem(item, { builder, file: (address) => fileAt(address, files) });
  const { id: _id, version: _version, format: _format, ...own } = question;
  const difference = differenceOf(base ?? {}, own);
  const extras: Extras = { of: item ? sumOf(item) : 0, difference };
  // Files that only our own fields refer to are part of the package too.
  for (const hash of files.keys()) if (JSON.stringify(question).includes(hash)) out.used.add(hash);
  const xml =
    difference === undefined
      ? bare
      : itemXml(question, name, new QtiOut(files, new ExportNotes()), JSON.stringify(extras), stimulus);
  return {
    identifier: name,
    type: ITEM,
    href: `items/${name}.xml`,
    xml,
    assets: out.used,
    needs: stimulus ? [stimulus.identifier] : [],
  };
}

/** The file at an address that `QtiOut` wrote. */
function fileAt(address: string, files: QuestionFiles): { bytes: Uint8Array; name: string } | undefined {
  const hash = /\/([0-9a-f]{64})\.\w+$/.exec(address)?.[1];
  const file = hash === undefined ? undefined : files.get(hash);
  return file && { bytes: file.bytes, name: file.name };
}

function stimulusResource(
  question: Question,
  name: string,
  files: QuestionFiles,
  notes: ExportNotes,
): Resource {
  const out = new QtiOut(files, notes);
  const write = (extras?: string) => {
    const body = qti(
      'stimulus-body',
      extras === undefined ? {} : { 'data-lectern-extras': extras },
      tag('div', {}, out.html(question.stem)),
    );
    const attributes = {
      xmlns: CONTENT,
      identifier: name,
      title: titleOf(question.stem),
      'tool-name': 'Lectern',
    };
    return `<?xml version="1.0" encoding="UTF-8"?>\n${qti('assessment-stimulus', attributes, body)}\n`;
  };
  const bare = write();
  const stimulus = readXml(bare);
  const builder = new ReportBuilder();
  const base = stimulus && baseOfStimulus(stimulus, { builder, file: (address) => fileAt(address, files) });
  const {
    id: _id,
    version: _version,
    format: _format,
    children: _children,
    ...own
  } = question as Extract<Question, { children: unknown }>;
  const difference = differenceOf(base ?? {}, own);
  const extras: Extras = { of: stimulus ? sumOf(stimulus) : 0, difference };
  for (const hash of files.keys()) if (JSON.stringify(own).includes(hash)) out.used.add(hash);
  const xml = difference === undefined ? bare : write(JSON.stringify(extras));
  return { identifier: name, type: STIMULUS, href: `stimuli/${name}.xml`, xml, assets: out.used, needs: [] };
}

function testResource(sections: readonly string[], resources: readonly Resource[]): Resource {
  const section = qti(
    'assessment-section',
    { identifier: 'section', title: 'Questions', visible: false },
    ...sections,
  );
  const part = qti(
    'test-part',
    { identifier: 'part', 'navigation-mode': 'nonlinear', 'submission-mode': 'individual' },
    section,
  );
  const test = qti(
    'assessment-test',
    { xmlns: CONTENT, identifier: 'test', title: 'Questions', 'tool-name': 'Lectern' },
    part,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${test}\n`;
  const needs = resources.map(({ identifier }) => identifier);
  return { identifier: 'test', type: TEST, href: 'tests/test.xml', xml, assets: new Set(), needs };
}

function manifestXml(resources: readonly Resource[], files: QuestionFiles): string {
  const written = resources.map(({ identifier, type, href, assets, needs }) => {
    const own = [...assets].flatMap((asset) => {
      const file = files.get(asset);
      return file ? [tag('file', { href: `files/${fileName(asset, file.mime)}` })] : [];
    });
    const dependencies = needs.map((need) => tag('dependency', { identifierref: need }));
    return tag('resource', { identifier, type, href }, tag('file', { href }), ...own, ...dependencies);
  });
  const schema = tag(
    'metadata',
    {},
    tag('schema', {}, escapeXml('QTI Package')),
    tag('schemaversion', {}, '3.0.0'),
  );
  const manifest = tag(
    'manifest',
    { xmlns: MANIFEST, identifier: 'manifest' },
    schema,
    tag('organizations'),
    tag('resources', {}, ...written),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${manifest}\n`;
}
