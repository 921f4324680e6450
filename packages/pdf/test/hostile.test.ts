import { record } from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import { describe, expect, it } from 'vitest';
import { pdfOf, readSource, recordsOf, streamOf, textsOf } from './pdf-source.ts';

async function codeOf(bytes: Uint8Array): Promise<string> {
  try {
    await readSource(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof LecternError) return error.code;
    throw error;
  }
}

const form = (content: string, resources = '3 0 R') =>
  streamOf(`/Type /XObject /Subtype /Form /BBox [0 0 720 405] /Resources ${resources}`, content);

const sample = pdfOf(
  [
    {
      content:
        'q 0.5 g 72 72 100 100 re f Q BT /F1 20 Tf 72 300 Td (A page) Tj ET q 90 0 0 90 10 10 cm /Im Do Q',
    },
    { content: '/Fm Do BT /F1 12 Tf 20 TL 72 300 Td (Another) Tj T* (one) Tj ET' },
  ],
  {
    resources: '/XObject << /Im 50 0 R /Fm 51 0 R >>',
    objects: {
      50: streamOf(
        '/Type /XObject /Subtype /Image /Width 4 /Height 4 /ColorSpace /DeviceGray /BitsPerComponent 8',
        '0123456789abcdef',
      ),
      51: form('1 0 0 rg 0 0 50 50 re f'),
    },
  },
);

describe('an invalid or hostile PDF', () => {
  it('is rejected as damaged', async () => {
    expect(await codeOf(Uint8Array.from(Buffer.from('%PDF-1.7\nnothing of the kind')))).toBe('FILE_CORRUPT');
    expect(await codeOf(new Uint8Array())).toBe('FILE_CORRUPT');
  });

  it('is rejected as encrypted when it has a password', async () => {
    const id = `<${'00'.repeat(16)}>`;
    const key = `/O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}>`;
    const locked = pdfOf([{ content: '' }], {
      trailer: `/Encrypt 70 0 R /ID [${id} ${id}]`,
      objects: { 70: `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 ${key} >>` },
    });
    expect(await codeOf(locked)).toBe('FILE_ENCRYPTED');
  });

  it('is rejected when it has too many pages', async () => {
    const kids = '10 0 R '.repeat(2001);
    const long = pdfOf([{ content: '' }], {
      objects: { 2: `<< /Type /Pages /Kids [${kids}] /Count 2001 >>` },
    });
    expect(await codeOf(long)).toBe('PDF_TOO_LONG');
  });

  it('is read without running its scripts, which are reported', async () => {
    const imported = await readSource(
      pdfOf([{ content: '' }], {
        catalogue: '/OpenAction << /S /JavaScript /JS (globalThis.hacked = true) >>',
      }),
    );
    expect('hacked' in globalThis).toBe(false);
    expect(imported.report.notes.map(({ code }) => code)).toContain('PDF_SCRIPTS_DROPPED');
  });

  it('has one picture for a page with too many drawings, for example from nested forms', async () => {
    const objects: Record<number, string> = {};
    for (let level = 0; level < 4; level++) {
      const draws = level === 3 ? '5 5 9 9 re f ' : `/F${level + 1} Do `;
      objects[50 + level] = form(draws.repeat(10), `<< /XObject << /F${level + 1} ${51 + level} 0 R >> >>`);
    }
    const imported = await readSource(
      pdfOf([{ content: '/F0 Do' }, { content: 'BT /F1 20 Tf 72 300 Td (after) Tj ET' }], {
        resources: '/XObject << /F0 50 0 R >>',
        objects,
      }),
    );
    const first = recordsOf(imported.snapshot.records, 'element').filter(
      ({ origin }) => origin?.part === 'pages/1',
    );
    expect(first).toMatchObject([{ type: 'picture' }]);
    expect(textsOf(imported)).toContain('after');
    expect(imported.report.notes.map(({ code }) => code)).toContain('PDF_GRAPHICS_MERGED');
  });

  it('is read when a form draws itself', async () => {
    const objects = { 50: form('/F0 Do', '<< /XObject << /F0 50 0 R >> >>') };
    const resources = '/XObject << /F0 50 0 R >>';
    expect(await codeOf(pdfOf([{ content: '/F0 Do' }], { resources, objects }))).toBe('read');
  });

  it('is read without content that is too far away, which is reported', async () => {
    const imported = await readSource(
      pdfOf([{ content: 'BT /F1 20 Tf 99999999 300 Td (far) Tj ET BT /F1 20 Tf 72 300 Td (near) Tj ET' }]),
    );
    expect(textsOf(imported)).toEqual(['near']);
    expect(imported.report.notes.map(({ code }) => code)).toContain('PDF_PAGE_CUT');
    for (const one of imported.snapshot.records) expect(record.safeParse(one).success).toBe(true);
  });

  it('is read, or rejected with one of our errors, when any bytes are changed', async () => {
    const tries = process.env.LECTERN_LONG ? 3000 : 60;
    const outcomes = new Set<string>();
    let seed = 20_261_121;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((seed / 4_294_967_296) * below);
    };
    for (let index = 0; index < tries; index++) {
      const bytes = sample.slice();
      for (let change = random(8); change >= 0; change--) bytes[random(bytes.length)] = random(256);
      const cut = random(5) === 0 ? bytes.slice(0, random(bytes.length)) : bytes;
      outcomes.add(await codeOf(cut));
    }
    const known = ['read', 'FILE_CORRUPT', 'FILE_ENCRYPTED', 'PDF_TOO_LONG'];
    for (const outcome of outcomes) expect(known).toContain(outcome);
    expect(outcomes).toContain('read');
  });
});
