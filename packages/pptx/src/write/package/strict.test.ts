import { describe, expect, it } from 'vitest';
import { transitional } from './strict.ts';

const PURL = 'http://purl.oclc.org/ooxml';
const NAME = 'http://schemas.openxmlformats.org';

describe('transitional', () => {
  it.each([
    [`${PURL}/drawingml/main`, `${NAME}/drawingml/2006/main`],
    [`${PURL}/drawingml/chart`, `${NAME}/drawingml/2006/chart`],
    [`${PURL}/presentationml/main`, `${NAME}/presentationml/2006/main`],
    [`${PURL}/spreadsheetml/main`, `${NAME}/spreadsheetml/2006/main`],
    [`${PURL}/officeDocument/relationships/slide`, `${NAME}/officeDocument/2006/relationships/slide`],
    [`${PURL}/officeDocument/extendedProperties`, `${NAME}/officeDocument/2006/extended-properties`],
    [
      `${PURL}/officeDocument/relationships/extendedProperties`,
      `${NAME}/officeDocument/2006/relationships/extended-properties`,
    ],
    [
      `${PURL}/officeDocument/relationships/metadata/core-properties`,
      `${NAME}/package/2006/relationships/metadata/core-properties`,
    ],
    [`${PURL}/other/main`, `${PURL}/other/main`],
    [`${PURL}/constructor/main`, `${PURL}/constructor/main`],
  ])('converts the name %s', (strict, name) => {
    expect(transitional(`<a xmlns="${strict}"/>`)).toBe(`<a xmlns="${name}"/>`);
  });

  it('converts every name, and removes the conformance of the presentation', () => {
    expect(
      transitional(
        `<p:presentation xmlns:a="${PURL}/drawingml/main" xmlns:p="${PURL}/presentationml/main" conformance="strict" x="1"/>`,
      ),
    ).toBe(
      `<p:presentation xmlns:a="${NAME}/drawingml/2006/main" xmlns:p="${NAME}/presentationml/2006/main" x="1"/>`,
    );
    expect(transitional("<presentation conformance = 'strict'>")).toBe('<presentation>');
    expect(transitional('<p:sld conformance="strict"/>')).toBe('<p:sld conformance="strict"/>');
  });
});
